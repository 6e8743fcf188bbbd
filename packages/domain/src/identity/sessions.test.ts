import { describe, expect, it } from 'vitest';
import { addSeconds, SECONDS } from '../platform/time-units.ts';
import {
  isSessionExpired,
  nextSessionState,
  openingSessionState,
  SESSION_EVENTS,
  SESSION_IDLE_SECONDS,
  SESSION_MAX_SECONDS,
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
  active: { ...ENDED, select_company: 'active', force_password_reset: 'password_reset_forced' },
  password_reset_forced: { ...ENDED, reset_password: 'active' },
  ended: {},
};

const PAIRS = SESSION_STATES.flatMap((state) =>
  SESSION_EVENTS.map((event) => [state, event, EXPECTED[state][event] ?? null] as const),
);

describe('session states', () => {
  it.each(PAIRS)('leads from %s by %s to %j [IDN-016]', (state, event, next) => {
    expect(nextSessionState(state, event)).toBe(next);
  });

  it.each([
    [0, 'active'],
    [1, 'active'],
    [2, 'pending_company'],
    [7, 'pending_company'],
  ])('opens a session of someone with %i companies as %s [IDN-016]', (companies, state) => {
    expect(openingSessionState(companies)).toBe(state);
  });
});

describe('isSessionExpired', () => {
  const opened = new Date('2026-01-01T08:00:00Z');
  const usedUntil = (seconds: number) => ({ createdAt: opened, lastUsedAt: addSeconds(opened, seconds) });

  it('allows 14 days without use and 90 days in all [IDN-007]', () => {
    expect(SESSION_IDLE_SECONDS).toBe(14 * 86400);
    expect(SESSION_MAX_SECONDS).toBe(90 * 86400);
  });

  it.each([
    ['just opened', 0, 0, false],
    ['unused for 14 days to the second', 0, 14 * SECONDS.day, false],
    ['unused for a second over 14 days', 0, 14 * SECONDS.day + 1, true],
    ['used yesterday', 40 * SECONDS.day, 41 * SECONDS.day, false],
    ['used a second over 14 days ago', 40 * SECONDS.day, 54 * SECONDS.day + 1, true],
    ['in use and 90 days old to the second', 90 * SECONDS.day, 90 * SECONDS.day, false],
    ['in use and a second over 90 days old', 90 * SECONDS.day, 90 * SECONDS.day + 1, true],
  ])('judges a session that is %s [IDN-007]', (_case, lastUse, now, expired) => {
    expect(isSessionExpired(usedUntil(lastUse), addSeconds(opened, now))).toBe(expired);
  });
});
