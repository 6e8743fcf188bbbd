// An applicant's progress within their stage (APP-004): a form submitted, an interview booked.
import type { HistoryAction } from '@onward/domain/applicants/history';
import type { StageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import { type ApplicantStatus, STAGE_ENTRY_STATUSES } from '@onward/domain/applicants/statuses';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { ApplicationRow } from '../applicants.queries.ts';
import { requireVisible } from '../profile/show-application.ts';
import { APPLICATION_UPDATED, announceApplication, announceUpdated } from './application-events.ts';
import { recordHistory } from './record-history.ts';

export interface Changed {
  id: number;
  version: number;
  stage_entry: number;
}

export interface StageStatusChange {
  to: StageStatus;
  /** Any status when omitted. */
  from?: readonly StageStatus[];
  /** Only during this visit to the stage. */
  stageEntry?: number;
  /** Whether staff did it and so have seen the applicant. */
  isSeen?: boolean;
  /** Applicants with any other status are left alone. */
  statuses?: readonly ApplicantStatus[];
}

export const changeStageStatus = (
  { tx, companyId, now }: { tx: Transaction; companyId: number; now: Date },
  ids: readonly number[],
  { to, from, stageEntry, isSeen = true, statuses = STAGE_ENTRY_STATUSES.staff }: StageStatusChange,
): Promise<Changed[]> =>
  tx.prepared<Changed & Record<string, unknown>>(
    'applicants_change_stage_status',
    `update applications a set stage_status = $3, last_activity_at = $4, version = a.version + 1,
       seen_at = case when $8 then coalesce(a.seen_at, $4) else a.seen_at end
     where a.company_id = $1 and a.id = any($2::bigint[]) and a.status = any($5)
       and ($6::text[] is null or a.stage_status = any($6)) and ($7::integer is null or a.stage_entry = $7)
     returning a.id, a.version, a.stage_entry`,
    [companyId, ids, to, now, statuses, from ?? null, stageEntry ?? null, isSeen],
  );

/** Something of an earlier visit changed: an undo that returns to that visit would restore an outdated stage status. */
export const preventUndo = (tx: Transaction, { company_id, id }: Pick<ApplicationRow, 'company_id' | 'id'>) =>
  tx.client.query('update applications set version = version + 1 where company_id = $1 and id = $2', [company_id, id]);

export interface FinishedTask {
  stageStatus: StageStatus;
  action: Extract<HistoryAction, 'form_submitted' | 'quiz_submitted'>;
  detail: Record<string, unknown>;
  now: Date;
}

const setUnreadForm = (tx: Transaction, companyId: number, id: number, at: Date) =>
  tx.client.query('update applications set unread_form_at = $3 where company_id = $1 and id = $2', [companyId, id, at]);

/** The first team member to open the forms clears the mark for everyone. */
export async function markFormsRead({ tx, access }: CompanyCall, id: number): Promise<void> {
  await requireVisible(tx, access, id);
  const { rowCount } = await tx.client.query(
    `update applications set unread_form_at = null
     where company_id = $1 and id = $2 and unread_form_at is not null`,
    [access.companyId, id],
  );
  if (rowCount) await announceUpdated(tx, access.companyId, [id]);
}

/** The applicant completed what the stage asks of them. */
export async function finishStageTask(
  tx: Transaction,
  application: ApplicationRow,
  { stageStatus, action, detail, now }: FinishedTask,
): Promise<void> {
  const { company_id: companyId, id, stage_entry: stageEntry } = application;
  await changeStageStatus({ tx, companyId, now }, [id], { to: stageStatus, stageEntry, isSeen: false });
  if (action === 'form_submitted') await setUnreadForm(tx, companyId, id, now);
  await recordHistory(tx, companyId, [{ applicationId: id, actor: 'applicant', action, detail, now }]);
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
}
