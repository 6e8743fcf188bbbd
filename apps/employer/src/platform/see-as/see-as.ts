// Whose view this tab shows instead of the reader's own: a role, perhaps at one location (AHD-005).
import { readTabStored, writeTabStored } from '../browser-storage.ts';
import { currentSession } from '../session/session.ts';
import { createStore } from '../store.ts';

const KEY = 'see_as';

export interface SeeAsChoice {
  roleId: number;
  /** Null for wherever the reader may look. */
  locationId: number | null;
}

/** Bound to the session and company it was chosen in: whoever signs in next sees with their own eyes. */
interface Kept extends SeeAsChoice {
  token: string | null;
  companyId: number | null;
}

function readKept(): Kept | null {
  try {
    const kept: unknown = JSON.parse(readTabStored(KEY) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'roleId' in value && typeof value.roleId === 'number';

const store = createStore<Kept | null>(readKept());

export function currentSeeAs(): SeeAsChoice | null {
  const kept = store.get();
  const { token, companyId } = currentSession();
  return kept && kept.token === token && kept.companyId === companyId
    ? { roleId: kept.roleId, locationId: kept.locationId }
    : null;
}

export function keepSeeAs(choice: SeeAsChoice | null): void {
  const { token, companyId } = currentSession();
  const kept = choice && { ...choice, token, companyId };
  writeTabStored(KEY, kept && JSON.stringify(kept));
  store.set(kept);
}
