// The states of an integration and the events that change them (INT-006).

export const INTEGRATION_STATUSES = ['not_connected', 'pending', 'active', 'error'] as const;
export type IntegrationStatus = (typeof INTEGRATION_STATUSES)[number];

export const INTEGRATION_EVENTS = [
  'connect_started',
  'provider_confirms',
  'provider_refuses',
  'auth_fails',
  'calls_fail',
  'reconnects',
  'test_succeeds',
  'disconnect',
] as const;
export type IntegrationEvent = (typeof INTEGRATION_EVENTS)[number];

/** This many failed calls in a row are `calls_fail`. */
export const FAILED_CALLS_MAX = 5;

const MOVES: Record<IntegrationEvent, Partial<Record<IntegrationStatus, IntegrationStatus>>> = {
  // Someone who left the provider's page without an answer starts again.
  connect_started: { not_connected: 'pending', pending: 'pending' },
  provider_confirms: { pending: 'active' },
  provider_refuses: { pending: 'error' },
  // The provider can also withdraw its consent before it has confirmed the account.
  auth_fails: { pending: 'error', active: 'error' },
  calls_fail: { active: 'error' },
  reconnects: { error: 'active' },
  test_succeeds: { error: 'active' },
  disconnect: {
    not_connected: 'not_connected',
    pending: 'not_connected',
    active: 'not_connected',
    error: 'not_connected',
  },
};

export type IntegrationMove =
  | { allowed: true; status: IntegrationStatus }
  | { allowed: false; reason: IntegrationStatus };

/** The reason of a refusal is the state that doesn't allow the event. */
export function moveIntegration(status: IntegrationStatus, event: IntegrationEvent): IntegrationMove {
  const next = MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false, reason: status };
}

/** Job boards and calendars work in many small parts: one that works is enough, and only failures are an error. */
export const ownPageStatus = ({ working, broken }: { working: number; broken: number }): IntegrationStatus =>
  working > 0 ? 'active' : broken > 0 ? 'error' : 'not_connected';

/** Why an integration is in `error`; the texts are `integrations:errors.<key>`. */
export type IntegrationError = 'refused' | 'auth_failed' | 'calls_failed';

export const errorOfEvent = (event: IntegrationEvent): IntegrationError | null => {
  switch (event) {
    case 'provider_refuses':
      return 'refused';
    case 'auth_fails':
      return 'auth_failed';
    case 'calls_fail':
      return 'calls_failed';
    default:
      return null;
  }
};
