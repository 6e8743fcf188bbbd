import { describe, expect, it } from 'vitest';
import type { Permission } from '../staff/permissions.ts';
import {
  decideFactorRemoval,
  formatRecoveryCode,
  isSixDigitCode,
  plainCode,
  plainRecoveryCode,
  RECOVERY_CODE_ALPHABET,
  secondFactorDemand,
} from './second-factors.ts';

const member = (requireSecondFactor: boolean, ...permissions: Permission[]) => ({ requireSecondFactor, permissions });

describe('secondFactorDemand', () => {
  it.each([
    ['support staff without a company', true, [], 'support_staff'],
    ['staff without a company', false, [], null],
    [
      'a company that demands it of a role that sees sensitive data',
      false,
      [member(true, 'view_sensitive_pii')],
      'sensitive_role',
    ],
    ['a company that demands it of admins', false, [member(true, 'all_admin_rights')], 'sensitive_role'],
    ['a company that demands it of a role without either key', false, [member(true, 'edit_note', 'edit_user')], null],
    ['a company that does not demand it', false, [member(false, 'view_sensitive_pii', 'all_admin_rights')], null],
    [
      'one of two companies that demands it',
      false,
      [member(false, 'all_admin_rights'), member(true, 'view_sensitive_pii')],
      'sensitive_role',
    ],
    [
      'the key in one company and the demand in another',
      false,
      [member(false, 'all_admin_rights'), member(true, 'edit_note')],
      null,
    ],
  ] as const)('of %s [IDN-041]', (_case, isSupportStaff, memberships, demand) => {
    expect(secondFactorDemand({ isSupportStaff, memberships })).toBe(demand);
  });
});

describe('decideFactorRemoval', () => {
  it.each([
    [2, 'sensitive_role', true],
    [1, 'sensitive_role', false],
    [1, 'support_staff', false],
    [1, null, true],
  ] as const)('of one of %i factors, demanded for %s, is allowed: %s [IDN-041]', (count, demand, allowed) => {
    expect(decideFactorRemoval(count, demand).allowed).toBe(allowed);
  });
});

describe('codes', () => {
  it('are read as people type them [IDN-041]', () => {
    expect(plainRecoveryCode(' k7qm-2rxa 9PLZ–4444 ')).toBe('K7QM2RXA9PLZ4444');
    expect(formatRecoveryCode('K7QM2RXA9PLZ4444')).toBe('K7QM-2RXA-9PLZ-4444');
    expect(plainCode('814 - 203')).toBe('814203');
  });

  it.each([
    ['814203', true],
    ['81420', false],
    ['8142033', false],
    ['81420x', false],
    ['', false],
  ])('have six digits: %j is valid: %s [IDN-041]', (code, valid) => {
    expect(isSixDigitCode(code)).toBe(valid);
  });

  it('use 32 characters that do not look alike [IDN-041]', () => {
    expect(new Set(RECOVERY_CODE_ALPHABET).size).toBe(32);
    expect(RECOVERY_CODE_ALPHABET).not.toMatch(/[IO01]/);
  });
});
