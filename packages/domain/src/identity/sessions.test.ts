import { describe, expect, it } from 'vitest';
import { addSeconds, SECONDS } from '../platform/time/time-units.ts';
import {
  isConfirmed,
  isSessionExpired,
  nextSessionState,
  openingSessionState,
  SESSION_EVENTS,
  SESSION_STATES,
  type SessionEvent,
  type SessionState,
} from './sessions.ts';

const ENDED = {
  sign_out: 'ended',
  expire: 'ended',
  password_changed_elsewhere: 'ended',
  staff_deactivated: 'ended',
} as const;

const EXPECTED: Record<SessionState, Partial<Record<SessionEvent, SessionState>>> = {
  pending_company: { ...ENDED, select_company: 'active' },
  active: {
    ...ENDED,
    select_company: 'active',
    force_password_reset: 'password_reset_forced',
    require_second_factor: 'second_factor_demanded',
  },
  second_factor_demanded: { ...ENDED, set_up_second_factor: 'active', force_password_reset: 'password_reset_forced' },
  password_reset_forced: { ...ENDED, reset_password: 'active' },
  ended: {},
};

const PAIRS = SESSION_STATES.flatMap((state) =>
  SESSION_EVENTS.map((event) => [state, event, EXPECTED[state][event] ?? null] as const),
);

describe('session states', () => {
  it.each(PAIRS)('leads from %s by %s to %j [IDN-016, IDN-041]', (state, event, next) => {
    expect(nextSessionState(state, event)).toBe(next);
  });

  it.each([
    [0, 'active'],
    [1, 'active'],
    [2, 'pending_company'],
    [7, 'pending_company'],
  ])('starts a session of a user with %i companies as %s [IDN-016]', (companies, state) => {
    expect(openingSessionState(companies)).toBe(state);
  });
});

describe('isSessionExpired', () => {
  const opened = new Date('2026-01-01T08:00:00Z');
  const usedUntil = (seconds: number, isSupportStaff: boolean) => ({
    createdAt: opened,
    lastUsedAt: addSeconds(opened, seconds),
    isSupportStaff,
  });

  it.each([
    ['just opened', 0, 0, false],
    ['unused for 14 days to the second', 0, 14 * SECONDS.day, false],
    ['unused for a second over 14 days', 0, 14 * SECONDS.day + 1, true],
    ['used yesterday', 40 * SECONDS.day, 41 * SECONDS.day, false],
    ['used a second over 14 days ago', 40 * SECONDS.day, 54 * SECONDS.day + 1, true],
    ['in use and 90 days old to the second', 90 * SECONDS.day, 90 * SECONDS.day, false],
    ['in use and a second over 90 days old', 90 * SECONDS.day, 90 * SECONDS.day + 1, true],
  ])('judges a session of staff that is %s [IDN-007]', (_case, lastUse, now, expired) => {
    expect(isSessionExpired(usedUntil(lastUse, false), addSeconds(opened, now))).toBe(expired);
  });

  it.each([
    ['unused for 30 minutes to the second', 0, 30 * 60, false],
    ['unused for a second over 30 minutes', 0, 30 * 60 + 1, true],
    ['in use and 12 hours old to the second', 12 * SECONDS.hour, 12 * SECONDS.hour, false],
    ['in use and a second over 12 hours old', 12 * SECONDS.hour, 12 * SECONDS.hour + 1, true],
  ])('judges a session of support staff that is %s [IDN-007]', (_case, lastUse, now, expired) => {
    expect(isSessionExpired(usedUntil(lastUse, true), addSeconds(opened, now))).toBe(expired);
  });
});

describe('isConfirmed', () => {
  const at = new Date('2026-01-01T08:00:00Z');
  it.each([
    [null, 0, false],
    [at, 0, true],
    [at, 600, true],
    [at, 601, false],
  ])('of a confirmation at %s, after %i seconds, is %s [IDN-042]', (confirmedAt, seconds, confirmed) => {
    expect(isConfirmed(confirmedAt, addSeconds(at, seconds))).toBe(confirmed);
  });
});
