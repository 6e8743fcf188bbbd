// The answer to a sign-in as the session this device keeps (IDN-007, IDN-011).

import type { SignedIn } from '@onward/contract/identity/identity';
import type { OpenedSession } from '../../../platform/session/session.ts';

/** With one company there is nothing to choose; with several, none is taken for granted. */
export function openedSession({ token, require_select_company, companies }: SignedIn): OpenedSession {
  const [only] = companies.length === 1 ? companies : [];
  return { token, companyPending: require_select_company, companyId: only?.id ?? null };
}
