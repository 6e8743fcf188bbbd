// Starts and stops viewing as another role: cached data is dropped and loaded again.
import { queryClient } from '../query-client.ts';
import { resetStartup } from '../startup/startup-store.ts';
import { confirmLeaving } from '../unsaved-work.ts';
import { type SeeAsChoice, storeSeeAs } from './see-as.ts';

/** Asks about unsaved work first; `openFirst` goes to a page that the other role can see. */
export async function startSeeingAs(choice: SeeAsChoice, openFirst?: () => void): Promise<void> {
  if (!(await confirmLeaving())) return;
  openFirst?.();
  change(choice);
}

/** Asks about unsaved work first: false when the user wants to keep editing. */
export async function stopSeeingAs(): Promise<boolean> {
  const confirmed = await confirmLeaving();
  if (confirmed) change(null);
  return confirmed;
}

/** The route guard of the signed-in area then runs startup again. */
function change(choice: SeeAsChoice | null): void {
  storeSeeAs(choice);
  queryClient.clear();
  resetStartup();
}
