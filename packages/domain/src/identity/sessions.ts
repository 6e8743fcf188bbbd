// The states of a session and the transitions between them (IDN-007, IDN-016, IDN-041, IDN-042).
import { SECONDS } from '../platform/time/time-units.ts';

export const SESSION_STATES = [
  'pending_company',
  'active',
  'password_reset_forced',
  'second_factor_demanded',
  'ended',
] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const SESSION_EVENTS = [
  'select_company',
  'force_password_reset',
  'reset_password',
  'sign_out',
  'expire',
  'password_changed_elsewhere',
  'staff_deactivated',
  'require_second_factor',
  'set_up_second_factor',
] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];

const ENDINGS = {
  sign_out: 'ended',
  expire: 'ended',
  password_changed_elsewhere: 'ended',
  staff_deactivated: 'ended',
} as const;

const TRANSITIONS: Record<SessionState, Partial<Record<SessionEvent, SessionState>>> = {
  pending_company: { ...ENDINGS, select_company: 'active' },
  active: {
    ...ENDINGS,
    select_company: 'active',
    force_password_reset: 'password_reset_forced',
    require_second_factor: 'second_factor_demanded',
  },
  password_reset_forced: { ...ENDINGS, reset_password: 'active' },
  second_factor_demanded: { ...ENDINGS, set_up_second_factor: 'active', force_password_reset: 'password_reset_forced' },
  ended: {},
};

/** The state after an event, or null when the event isn't allowed there. */
export const nextSessionState = (state: SessionState, event: SessionEvent): SessionState | null =>
  TRANSITIONS[state][event] ?? null;

/** The state a sign-in starts in: with several companies the user must choose, a single one is chosen automatically. */
export const openingSessionState = (companyCount: number): SessionState =>
  companyCount > 1 ? 'pending_company' : 'active';

export interface SessionLimits {
  idleSeconds: number;
  maxSeconds: number;
}

/** Support staff can open every company, so their idle sessions expire sooner (IDN-007). */
export const SESSION_LIMITS: Record<'staff' | 'support', SessionLimits> = {
  staff: { idleSeconds: 14 * SECONDS.day, maxSeconds: 90 * SECONDS.day },
  support: { idleSeconds: 30 * SECONDS.minute, maxSeconds: 12 * SECONDS.hour },
};

export const sessionLimits = (isSupportStaff: boolean): SessionLimits =>
  SESSION_LIMITS[isSupportStaff ? 'support' : 'staff'];

export const isSessionExpired = (
  session: { createdAt: Date; lastUsedAt: Date; isSupportStaff: boolean },
  now: Date,
): boolean => {
  const { idleSeconds, maxSeconds } = sessionLimits(session.isSupportStaff);
  return (
    now.getTime() - session.lastUsedAt.getTime() > idleSeconds * 1000 ||
    now.getTime() - session.createdAt.getTime() > maxSeconds * 1000
  );
};

/** How long an identity confirmation is valid (IDN-042). */
const CONFIRMATION_SECONDS = 10 * SECONDS.minute;

export const isConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= CONFIRMATION_SECONDS * 1000;
