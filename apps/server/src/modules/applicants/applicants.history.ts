// What happened to an application, for its activity list (APP-013) and for the screens that are open.
import type { HistoryAction, HistoryActor } from '@onward/domain/applicants/histories';
import { rowsInto } from '../../platform/database/gathered-rows.ts';
import type { Gathering, Transaction } from '../../platform/database/transaction.ts';
import { type HouseEvent, recordEvents } from '../../platform/events/record-event.ts';
import { arrivalOf } from './applicants.arrivals.ts';
import { type ApplicationRow, find, findPositionPlaces } from './applicants.queries.ts';

export const STAGE_ENTERED = 'stage_entered';
export const APPLICATION_UPDATED = 'application_updated';
/** Rejected or inactive: what was planned with them is over. */
export const APPLICATION_CLOSED = 'application_closed';

export interface HistoryEntry {
  actor: HistoryActor;
  staffId?: number | null;
  action: HistoryAction;
  detail?: Record<string, unknown>;
  now: Date;
}

/** Enough of an application to know which one it is. */
export type WhichApplication = Pick<ApplicationRow, 'company_id' | 'id'>;

export async function recordHistory(
  tx: Transaction,
  application: WhichApplication,
  entry: HistoryEntry,
): Promise<void> {
  tx.gather(HISTORY, [rowOf(application, entry)]);
}

const HISTORY = rowsInto<ReturnType<typeof rowOf>>('application_histories', {
  company_id: 'bigint',
  application_id: 'bigint',
  actor: 'text',
  staff_id: 'bigint',
  action: 'text',
  detail: 'jsonb',
  created_at: 'timestamptz',
});

const rowOf = (application: WhichApplication, entry: HistoryEntry) => ({
  company_id: application.company_id,
  application_id: application.id,
  actor: entry.actor,
  staff_id: entry.staffId ?? null,
  action: entry.action,
  detail: entry.detail ?? {},
  created_at: entry.now,
});

/** Lists, boards and counters that show it read again. */
export async function announceApplication(
  tx: Transaction,
  application: Pick<ApplicationRow, 'company_id' | 'id' | 'position_id'>,
  events: readonly string[],
): Promise<void> {
  const { company_id: companyId, id: subjectId, position_id: position } = application;
  const scope = arrivalOf(tx, application)?.place;
  if (scope) {
    return recordEvents(
      tx,
      events.map((name) => ({ companyId, name, subjectId, scope })),
    );
  }
  tx.gather(
    ANNOUNCEMENTS,
    events.map((name) => ({ companyId, name, subjectId, position })),
  );
}

/** The same for whoever knows only which one it is. */
export async function announceChange(tx: Transaction, companyId: number, id: number): Promise<void> {
  const application = await find(tx, companyId, id);
  if (application) await announceApplication(tx, application, [APPLICATION_UPDATED]);
}

type Announcement = Pick<HouseEvent, 'companyId' | 'name' | 'subjectId'> & { position: number };

/** Only those hear of an applicant who may see the place of the posting, which is looked up once for all of them. */
const ANNOUNCEMENTS: Gathering<Announcement> = {
  order: 1,
  async write(tx, announcements) {
    const places = await findPositionPlaces(tx, announcements);
    await recordEvents(
      tx,
      announcements.map(({ position, ...event }) => ({ ...event, scope: places(position) })),
    );
  },
};
