// Signing in, signing out and changing company: the steps that belong together.
import { signOut as signOutEndpoint } from '@onward/contract/identity/identity';
import { api } from '../api.ts';
import { disconnectCable } from '../cable/cable.ts';
import { forgetDrafts } from '../drafts.ts';
import { queryClient } from '../query-client.ts';
import { resetStartup } from '../startup/startup-store.ts';
import { confirmLeaving } from '../unsaved-work.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { closeSession, type OpenedSession, openSession, rememberCompany } from './session.ts';

/** Everything cached about the previous user or company is dropped before the next one sees a page. */
function forgetEverything(): void {
  disconnectCable();
  resetStartup();
  queryClient.clear();
}

/** After any kind of sign-in; the route guard then redirects to the wanted page. */
export function enter(session: OpenedSession): void {
  forgetEverything();
  openSession(session);
  notifyOtherTabs();
}

export function switchToCompany(companyId: number): void {
  forgetEverything();
  rememberCompany(companyId);
  notifyOtherTabs();
}

/** The server is notified, but a failing call must not keep anyone signed in here. */
export async function leave(): Promise<void> {
  if (!(await confirmLeaving())) return;
  await api.call(signOutEndpoint, { silent: true }).catch(() => null);
  forgetEverything();
  forgetDrafts();
  closeSession({ byChoice: true });
  notifyOtherTabs();
}

/** The server no longer accepts this session (PLT-007). */
export function endSession(): void {
  forgetEverything();
  closeSession({ byChoice: false });
}
