// Second factors: who must have one, and the recovery codes for when it is lost (IDN-041).
import type { Permission } from '../staff/permissions.ts';

export const SECOND_FACTOR_KINDS = ['passkey', 'authenticator'] as const;
export type SecondFactorKind = (typeof SECOND_FACTOR_KINDS)[number];

export const SECOND_FACTORS_PER_USER = 10;

export interface SecondFactorSubject {
  isSupportStaff: boolean;
  memberships: readonly { requireSecondFactor: boolean; permissions: readonly Permission[] }[];
}

export type SecondFactorDemand = 'support_staff' | 'sensitive_role';

/** Why a user must have a second factor, or null when it is optional. */
export function secondFactorDemand({ isSupportStaff, memberships }: SecondFactorSubject): SecondFactorDemand | null {
  if (isSupportStaff) return 'support_staff';
  const demanded = memberships.some(
    ({ requireSecondFactor, permissions }) =>
      requireSecondFactor && (permissions.includes('view_sensitive_pii') || permissions.includes('all_admin_rights')),
  );
  return demanded ? 'sensitive_role' : null;
}

export type RemovalDecision = { allowed: true } | { allowed: false; reason: 'last_of_a_demanded_factor' };

export const decideFactorRemoval = (factorCount: number, demand: SecondFactorDemand | null): RemovalDecision =>
  factorCount > 1 || demand === null ? { allowed: true } : { allowed: false, reason: 'last_of_a_demanded_factor' };

export const RECOVERY_CODE_COUNT = 10;
/** Below this many the user is asked to generate new ones. */
export const RECOVERY_CODES_LOW = 3;
export const RECOVERY_CODE_LENGTH = 16;
/** Without similar-looking letters and digits. 32 characters, so each carries 5 bits of the random bytes. */
export const RECOVERY_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Written in groups of four, `K7QM-2RXA-…`. */
export const formatRecoveryCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** Accepts any case, with or without dashes and spaces. */
export const plainRecoveryCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();

export const SECOND_FACTOR_CODE_LENGTH = 6;

export const plainCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '');

export const isSixDigitCode = (code: string): boolean => /^\d{6}$/.test(code);
