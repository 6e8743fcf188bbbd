import { describe, expect, it } from 'vitest';
import { type Readiness, type ReadinessFacts, readinessOf } from './readiness.ts';
import { INTEGRATION_STATUSES, type IntegrationStatus } from './states.ts';

const FINE: ReadinessFacts = { isOwnCompany: true, status: 'active', isLocationInScope: true, hasAnswer: true };

const BY_STATUS: Record<IntegrationStatus, Readiness> = {
  not_connected: 'integration_not_found',
  pending: 'not_ready',
  active: 'ready',
  error: 'not_ready',
};

describe('The readiness of an integration', () => {
  it.each(INTEGRATION_STATUSES)('that is %s [INT-007]', (status) => {
    expect(readinessOf({ ...FINE, status })).toBe(BY_STATUS[status]);
  });

  it.each([
    ['was never connected', { status: null }, 'integration_not_found'],
    ['whose provider gave no answer', { hasAnswer: false }, 'status_not_available'],
    ['for a location out of scope', { isLocationInScope: false }, 'integration_not_accessible'],
    ['of another company', { isOwnCompany: false }, 'invalid_company_accessed'],
    ['of another company that never connected it', { isOwnCompany: false, status: null }, 'invalid_company_accessed'],
    [
      'that is broken, for a location out of scope',
      { status: 'error', isLocationInScope: false },
      'integration_not_accessible',
    ],
  ] as const)('that %s [INT-007]', (_case, facts, expected) => {
    expect(readinessOf({ ...FINE, ...facts })).toBe(expected);
  });
});
