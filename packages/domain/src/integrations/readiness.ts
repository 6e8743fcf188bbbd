// Whether other rooms can rely on an integration right now (INT-007).
import type { IntegrationStatus } from './states.ts';

export type Readiness =
  | 'ready'
  | 'integration_not_found'
  | 'status_not_available'
  | 'integration_not_accessible'
  | 'not_ready'
  | 'invalid_company_accessed';

export interface ReadinessFacts {
  isOwnCompany: boolean;
  /** Null when the company never connected it. */
  status: IntegrationStatus | null;
  /** Whether the location it is for is in the user's scope. */
  isLocationInScope: boolean;
  /** False when the provider was asked and gave no answer. */
  hasAnswer: boolean;
}

/** The first thing that is in the way; what the caller may not see comes before what is wrong with it. */
export function readinessOf({ isOwnCompany, status, isLocationInScope, hasAnswer }: ReadinessFacts): Readiness {
  if (!isOwnCompany) return 'invalid_company_accessed';
  if (status === null || status === 'not_connected') return 'integration_not_found';
  if (!isLocationInScope) return 'integration_not_accessible';
  if (status !== 'active') return 'not_ready';
  return hasAnswer ? 'ready' : 'status_not_available';
}
