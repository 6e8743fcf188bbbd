import { describe, expect, it } from 'vitest';
import {
  errorOfEvent,
  INTEGRATION_EVENTS,
  INTEGRATION_STATUSES,
  type IntegrationEvent,
  type IntegrationStatus,
  moveIntegration,
  ownPageStatus,
} from './states.ts';

/** Every pair; what is not listed is refused. */
const TABLE: Record<IntegrationStatus, Partial<Record<IntegrationEvent, IntegrationStatus>>> = {
  not_connected: { connect_started: 'pending', disconnect: 'not_connected' },
  pending: {
    connect_started: 'pending',
    provider_confirms: 'active',
    provider_refuses: 'error',
    auth_fails: 'error',
    disconnect: 'not_connected',
  },
  active: { auth_fails: 'error', calls_fail: 'error', disconnect: 'not_connected' },
  error: { reconnects: 'active', test_succeeds: 'active', disconnect: 'not_connected' },
};

const PAIRS = INTEGRATION_STATUSES.flatMap((status) => INTEGRATION_EVENTS.map((event) => [status, event] as const));

describe('An integration', () => {
  it.each(PAIRS)('that is %s: %s [INT-006]', (status, event) => {
    const next = TABLE[status][event];
    expect(moveIntegration(status, event)).toEqual(
      next ? { allowed: true, status: next } : { allowed: false, reason: status },
    );
  });

  it('names the error of every event that leads to one, and of no other [INT-006, INT-010]', () => {
    for (const event of INTEGRATION_EVENTS) {
      const leadsToError = INTEGRATION_STATUSES.some((status) => TABLE[status][event] === 'error');
      expect(errorOfEvent(event) !== null, event).toBe(leadsToError);
    }
  });

  it.each([
    [0, 0, 'not_connected'],
    [1, 0, 'active'],
    [3, 2, 'active'],
    [0, 2, 'error'],
  ] as const)(
    'of many parts with %s that work and %s that broke is %s [INT-004, INT-010]',
    (working, broken, status) => {
      expect(ownPageStatus({ working, broken })).toBe(status);
    },
  );
});
