// The role, and optionally location, this tab is viewed as (AHD-005).
import { readTabStored, writeTabStored } from '../browser-storage.ts';
import { currentSession } from '../session/session.ts';
import { createStore } from '../store.ts';

const KEY = 'see_as';

export interface SeeAsChoice {
  roleId: number;
  /** Null for all of the user's locations. */
  locationId: number | null;
}

/** Bound to the session and company it was chosen in, so that the next user has their own view. */
interface StoredSeeAs extends SeeAsChoice {
  token: string | null;
  companyId: number | null;
}

function readStored(): StoredSeeAs | null {
  try {
    const stored: unknown = JSON.parse(readTabStored(KEY) ?? 'null');
    return isKept(stored) ? stored : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is StoredSeeAs =>
  typeof value === 'object' && value !== null && 'roleId' in value && typeof value.roleId === 'number';

const store = createStore<StoredSeeAs | null>(readStored());

export function currentSeeAs(): SeeAsChoice | null {
  const stored = store.get();
  const { token, companyId } = currentSession();
  return stored && stored.token === token && stored.companyId === companyId
    ? { roleId: stored.roleId, locationId: stored.locationId }
    : null;
}

export function storeSeeAs(choice: SeeAsChoice | null): void {
  const { token, companyId } = currentSession();
  const stored = choice && { ...choice, token, companyId };
  writeTabStored(KEY, stored && JSON.stringify(stored));
  store.set(stored);
}
