// The status of applications: hired, rejected, inactive, and back (APP-003). The allowed previous statuses are in the
// `where`, so an applicant changed concurrently stays unchanged.
import type { HistoryActor } from '@onward/domain/applicants/history';
import type { Rejection, RejectionReason } from '@onward/domain/applicants/rejection';
import { type ApplicantEvent, type ApplicantStatus, STATUS_CHANGES } from '@onward/domain/applicants/statuses';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { APPLICATION_COLUMNS, type ApplicationRow } from '../applicants.queries.ts';
import { APPLICATION_CLOSED, APPLICATION_UPDATED, announceApplication } from './application-events.ts';
import { recordHistory } from './record-history.ts';
import { rejectionObjections } from './rejection-objections.ts';

export interface StatusChange {
  event: Exclude<ApplicantEvent, 'reapply'>;
  /** Null removes it; when omitted, it stays. */
  rejection?: Rejection | null;
  /** By application. Null removes the date; when omitted, it stays. */
  hiredDates?: ReadonlyMap<number, string> | null;
}

export type ChangedStatus = ApplicationRow & { version: number };

export function changeStatus(
  tx: Transaction,
  { companyId, now }: { companyId: number; now: Date },
  ids: readonly number[],
  { event, rejection, hiredDates }: StatusChange,
): Promise<ChangedStatus[]> {
  const { from, to } = STATUS_CHANGES[event];
  return tx.prepared<ChangedStatus & Record<string, unknown>>(
    'applicants_change_status',
    `update applications a set status = $3, last_activity_at = $4, version = a.version + 1,
       rejection = case when $5 then $6::jsonb else a.rejection end,
       hired_date = case when $7 then change.hired_date else a.hired_date end
     from json_to_recordset($2) as change (id bigint, hired_date date)
     where a.company_id = $1 and a.id = change.id and a.status = any($8)
     returning ${APPLICATION_COLUMNS.map((name) => `a.${name}`).join(', ')}, a.version`,
    [
      companyId,
      JSON.stringify(ids.map((id) => ({ id, hired_date: hiredDates?.get(id) ?? null }))),
      to,
      now,
      rejection !== undefined,
      rejection ? JSON.stringify(rejection) : null,
      hiredDates !== undefined,
      from,
    ],
  );
}

export interface AutomaticRejection {
  actor: Exclude<HistoryActor, 'staff'>;
  reason: RejectionReason;
  detail?: Record<string, unknown>;
  now: Date;
}

/** Without staff. Undefined when the applicant's status no longer allows it, or a room objects. */
export async function rejectApplication(
  tx: Transaction,
  { company_id: companyId, id }: ApplicationRow,
  { actor, reason, detail, now }: AutomaticRejection,
): Promise<ApplicationRow | undefined> {
  const objections = await rejectionObjections.get()(tx, companyId, [id], null);
  if (objections.has(id)) return undefined;
  const rejection = { reason, note: null, at: now.toISOString() };
  const [rejected] = await changeStatus(tx, { companyId, now }, [id], { event: 'reject', rejection });
  if (!rejected) return undefined;
  const line = { applicationId: id, actor, action: 'rejected', detail: { reason, ...detail }, now } as const;
  await recordHistory(tx, companyId, [line]);
  await announceApplication(tx, rejected, [APPLICATION_CLOSED, APPLICATION_UPDATED]);
  return rejected;
}

/** The status before an action that is being undone. */
export interface EarlierStatus {
  id: number;
  status: ApplicantStatus;
  rejection: Rejection | null;
  hired_date: string | null;
}

export async function restoreStatus(
  tx: Transaction,
  { companyId, now }: { companyId: number; now: Date },
  statuses: readonly EarlierStatus[],
): Promise<void> {
  if (statuses.length === 0) return;
  await tx.client.query(
    `update applications a set status = earlier.status, rejection = earlier.rejection, hired_date = earlier.hired_date,
       last_activity_at = $2, version = a.version + 1
     from json_to_recordset($3) as earlier (id bigint, status text, rejection jsonb, hired_date date)
     where a.company_id = $1 and a.id = earlier.id`,
    [companyId, now, JSON.stringify(statuses)],
  );
}
