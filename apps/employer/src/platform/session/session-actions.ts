// Entering, leaving and changing company: what has to happen together each time.
import { signOut as signOutEndpoint } from '@onward/contract/identity/identity';
import { api } from '../api.ts';
import { disconnectCable } from '../cable/cable.ts';
import { forgetDrafts } from '../drafts.ts';
import { queryClient } from '../query-client.ts';
import { resetStartup } from '../startup/startup-store.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { closeSession, type OpenedSession, openSession, rememberCompany } from './session.ts';

/** Everything remembered about the previous reader or company goes before the next one sees a page. */
function forgetEverything(): void {
  disconnectCable();
  resetStartup();
  queryClient.clear();
}

/** After any way of signing in; the guard then leads to the wanted page. */
export function enter(session: OpenedSession): void {
  forgetEverything();
  openSession(session);
  tellOtherTabs();
}

export function switchToCompany(companyId: number): void {
  forgetEverything();
  rememberCompany(companyId);
  tellOtherTabs();
}

/** The server is told, but a failing call must not keep anyone signed in here. */
export async function leave(): Promise<void> {
  await api.call(signOutEndpoint, { silent: true }).catch(() => null);
  forgetEverything();
  forgetDrafts();
  closeSession({ byChoice: true });
  tellOtherTabs();
}

/** The server no longer knows this session (PLT-007). */
export function endSession(): void {
  forgetEverything();
  closeSession({ byChoice: false });
}
