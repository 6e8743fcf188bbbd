// Turns a sign-in response into the session this device stores (IDN-007, IDN-011).

import type { SignedIn } from '@onward/contract/identity/identity';
import type { OpenedSession } from '../../../platform/session/session.ts';

/** A single company is selected automatically; with several, none is. */
export function openedSession({ token, require_select_company, companies }: SignedIn): OpenedSession {
  const [only] = companies.length === 1 ? companies : [];
  return { token, companyPending: require_select_company, companyId: only?.id ?? null };
}
