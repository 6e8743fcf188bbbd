// What happened to an application, for its activity list (APP-013) and for the screens that are open.
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordEvents } from '../../platform/events/record-event.ts';
import { type ApplicationRow, findPositionPlace } from './applicants.queries.ts';

export const HISTORY_ACTIONS = [
  'applied',
  'applied_again',
  'moved_stage',
  'rejected',
  'form_submitted',
  'quiz_submitted',
  'reminder_sent',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

export type HistoryActor = 'staff' | 'applicant' | 'automation' | 'system';

export interface HistoryEntry {
  actor: HistoryActor;
  staffId?: number | null;
  action: HistoryAction;
  detail?: Record<string, unknown>;
  now: Date;
}

export async function recordHistory(tx: Transaction, application: ApplicationRow, entry: HistoryEntry): Promise<void> {
  await tx.db
    .insertInto('application_histories')
    .values({
      company_id: application.company_id,
      application_id: application.id,
      actor: entry.actor,
      staff_id: entry.staffId ?? null,
      action: entry.action,
      detail: JSON.stringify(entry.detail ?? {}),
      created_at: entry.now,
    })
    .execute();
}

/** Lists, boards and counters that show it read again. */
export async function announceApplication(
  tx: Transaction,
  application: ApplicationRow,
  events: readonly string[],
): Promise<void> {
  const place = await findPositionPlace(tx, application.company_id, application.position_id);
  const scope = {
    location: place.location_id,
    department: place.department_id,
    brand: place.brand_id,
    position: application.position_id,
  };
  const { company_id: companyId, id: subjectId } = application;
  await recordEvents(
    tx,
    events.map((name) => ({ companyId, name, subjectId, scope })),
  );
}
