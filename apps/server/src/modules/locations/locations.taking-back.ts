// Taking back what an import made and changed, inside the import's own transaction (AHD-019).
import { decideLocationDeletion } from '@onward/domain/locations/locations';
import type { CompanyCall } from '../../platform/http/route.ts';
import * as locations from './locations.queries.ts';
import { recordLocationChange } from './locations.records.ts';
import * as writing from './locations.write-queries.ts';

/** One that cannot be taken back, and why. `gone`: deleted since, or out of the caller's sight. */
export interface NotTakenBack {
  id: number;
  reason: 'changed_since' | 'open_positions' | 'active_employees' | 'gone';
}

/** Puts the old values back where nobody has changed anything since; the caller decides what the rest means. */
export async function restoreLocations(
  call: CompanyCall,
  entries: readonly { id: number; version: number; before: locations.LocationValues }[],
): Promise<NotTakenBack[]> {
  const { tx, access, now } = call;
  await writing.lockPlan(tx, access.companyId);
  return takeBack(call, entries, async (current, { version, before }) => {
    const { id } = current;
    const restored = await writing.update(tx, { companyId: access.companyId, id, version, now }, before);
    if (!restored) return 'changed_since';
    await recordLocationChange(call, 'location_restored', { id, brand_id: before.brand_id }, { name: before.name });
    return null;
  });
}

/** Soft, and only where nobody has changed anything since and nothing hangs on it. */
export const deleteLocations = (
  call: CompanyCall,
  entries: readonly { id: number; version: number }[],
): Promise<NotTakenBack[]> =>
  takeBack(call, entries, async (current, { version }) => {
    const { tx, access, now } = call;
    const decision = decideLocationDeletion({
      openPositions: current.open_positions_count,
      activeEmployees: current.employees_count,
    });
    if (!decision.allowed) return decision.reason;
    const removed = await writing.remove(tx, { companyId: access.companyId, id: current.id, version, now });
    if (!removed) return 'changed_since';
    await recordLocationChange(call, 'location_deleted', current, { name: current.name });
    return null;
  });

async function takeBack<Entry extends { id: number }>(
  { tx, access }: CompanyCall,
  entries: readonly Entry[],
  one: (current: locations.LocationRow, entry: Entry) => Promise<NotTakenBack['reason'] | null>,
): Promise<NotTakenBack[]> {
  const rows = await locations.findSeveralInScope(
    tx,
    access,
    entries.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const refused: NotTakenBack[] = [];
  for (const entry of entries) {
    const current = byId.get(entry.id);
    const reason = current ? await one(current, entry) : 'gone';
    if (reason) refused.push({ id: entry.id, reason });
  }
  return refused;
}
