// Events about applications, for the rooms that act on them and for open screens.
import type { ScopedRecord } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvents } from '../../../platform/events/record-event.ts';

export const APPLICATION_SUBMITTED = 'application_submitted';
export const STAGE_ENTERED = 'stage_entered';
export const APPLICATION_UPDATED = 'application_updated';
/** Rejected or inactive: anything planned with the applicant is canceled. */
export const APPLICATION_CLOSED = 'application_closed';

/** A job's location; only staff with access to it are notified about its applicants. */
export type JobPlace = Required<ScopedRecord> & { position: number };

interface PlacedRow {
  position_id: number;
  location_id: number;
  department_id: number | null;
  brand_id: number;
}

export const placeOf = ({ position_id, location_id, department_id, brand_id }: PlacedRow): JobPlace => ({
  position: position_id,
  location: location_id,
  department: department_id,
  brand: brand_id,
});

/** The fields needed to announce an application. */
export interface AnnouncedApplication {
  company_id: number;
  id: number;
  position_id: number;
}

export async function announceApplication(
  tx: Transaction,
  { company_id: companyId, id: subjectId, position_id }: AnnouncedApplication,
  events: readonly string[],
  actorStaffId: number | null = null,
): Promise<void> {
  const scope = await findJobPlace(tx, companyId, position_id);
  await recordEvents(
    tx,
    events.map((name) => ({ companyId, name, subjectId, actorStaffId, scope })),
  );
}

/** Tells open screens to reload applications of which only the ids are known. */
export async function announceUpdated(tx: Transaction, companyId: number, ids: readonly number[]): Promise<void> {
  const rows = await tx.prepared<PlacedRow & { id: number }>(
    'applicants_places_of_applications',
    `select a.id, a.position_id, p.location_id, p.department_id, l.brand_id from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where a.company_id = $1 and a.id = any($2::bigint[])`,
    [companyId, ids],
  );
  await recordEvents(
    tx,
    rows.map((row) => ({ companyId, name: APPLICATION_UPDATED, subjectId: row.id, scope: placeOf(row) })),
  );
}

async function findJobPlace(tx: Transaction, companyId: number, positionId: number): Promise<JobPlace> {
  const [row] = await tx.prepared<PlacedRow & Record<string, unknown>>(
    'applicants_job_place',
    `select p.id as position_id, p.location_id, p.department_id, l.brand_id
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = $1 and p.id = $2`,
    [companyId, positionId],
  );
  if (!row) throw new Error(`Position ${positionId} does not exist.`);
  return placeOf(row);
}
