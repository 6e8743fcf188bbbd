// Undoes what an import created and changed, inside the import's own transaction (AHD-019).
import { decideLocationDeletion } from '@onward/domain/locations/locations';
import type { CompanyCall } from '../../../platform/http/route.ts';
import * as locations from './locations.queries.ts';
import * as writing from './locations.write-queries.ts';
import { recordLocationChanges } from './record-changes.ts';

/** A location that cannot be undone, and why. `gone`: deleted since, or outside the caller's scope. */
export interface NotUndone {
  id: number;
  reason: 'changed_since' | 'open_positions' | 'active_employees' | 'gone';
}

/** Restores the old values where nobody has changed anything since; the caller handles the rest. */
export async function restoreLocations(
  call: CompanyCall,
  entries: readonly { id: number; version: number; before: locations.LocationValues }[],
): Promise<NotUndone[]> {
  const { tx, access, now } = call;
  await writing.lockPlan(tx, access.companyId);
  const { present, gone } = await look(call, entries);
  const given = present.map(({ entry: { id, version, before } }) => ({ id, version, values: before }));
  const restored = await writing.updateSeveral(tx, { companyId: access.companyId, now }, given);
  await recordLocationChanges(
    call,
    given
      .filter(({ id }) => restored.has(id))
      .map(({ id, values: { brand_id, name } }) => ({
        event: 'location_restored',
        location: { id, brand_id },
        changes: { name },
      })),
  );
  return [...gone, ...changedSince(given, restored)];
}

/** Soft-deletes, and only where nobody has changed anything since and nothing depends on it. */
export async function deleteLocations(
  call: CompanyCall,
  entries: readonly { id: number; version: number }[],
): Promise<NotUndone[]> {
  const { tx, access, now } = call;
  const { present, gone } = await look(call, entries);
  const inUse = present.flatMap(
    ({ current: { id, open_positions_count, draft_positions_count, employees_count } }): NotUndone[] => {
      const openPositions = open_positions_count + draft_positions_count;
      const decision = decideLocationDeletion({ openPositions, activeEmployees: employees_count });
      return decision.allowed ? [] : [{ id, reason: decision.reason }];
    },
  );
  const kept = new Set(inUse.map(({ id }) => id));
  const unused = present.filter(({ entry }) => !kept.has(entry.id));
  const removed = await writing.removeSeveral(
    tx,
    { companyId: access.companyId, now },
    unused.map(({ entry }) => entry),
  );
  await recordLocationChanges(
    call,
    unused
      .filter(({ entry }) => removed.has(entry.id))
      .map(({ current }) => ({ event: 'location_deleted', location: current, changes: { name: current.name } })),
  );
  return [
    ...gone,
    ...inUse,
    ...changedSince(
      unused.map(({ entry }) => entry),
      removed,
    ),
  ];
}

/** Those in the caller's scope, with their current values. */
async function look<Entry extends { id: number }>(
  { tx, access }: CompanyCall,
  entries: readonly Entry[],
): Promise<{ present: { entry: Entry; current: locations.LocationRow }[]; gone: NotUndone[] }> {
  const rows = await locations.findSeveralInScope(
    tx,
    access,
    entries.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const present = entries.flatMap((entry) => {
    const current = byId.get(entry.id);
    return current ? [{ entry, current }] : [];
  });
  return { present, gone: entries.filter(({ id }) => !byId.has(id)).map(({ id }) => ({ id, reason: 'gone' })) };
}

const changedSince = (entries: readonly { id: number }[], taken: ReadonlySet<number>): NotUndone[] =>
  entries.filter(({ id }) => !taken.has(id)).map(({ id }) => ({ id, reason: 'changed_since' }));
