// Starting and stopping to see as another role: everything read with other eyes is forgotten, and read again.
import { queryClient } from '../query-client.ts';
import { resetStartup } from '../startup/startup-store.ts';
import { keepSeeAs, type SeeAsChoice } from './see-as.ts';

export const startSeeingAs = (choice: SeeAsChoice): void => change(choice);

export const stopSeeingAs = (): void => change(null);

/** The gate of the signed-in area then starts up anew. */
function change(choice: SeeAsChoice | null): void {
  keepSeeAs(choice);
  queryClient.clear();
  resetStartup();
}
