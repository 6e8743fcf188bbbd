// Every change of a check's status: the table of states decides, and the applicant's stage and history follow.
import type { HistoryActionOf, HistoryActor } from '@onward/domain/applicants/history';
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { type CheckEvent, moveCheck } from '@onward/domain/background-checks/states';
import type { Transaction } from '../../platform/database/transaction.ts';
import { wrongState } from '../../platform/http/errors.ts';
import {
  APPLICATION_UPDATED,
  type ApplicationRow,
  announceApplication,
  changeStageStatus,
  preventUndo,
  recordHistory,
} from '../applicants/applicants.service.ts';
import { findStage } from '../hiring-processes/hiring-processes.service.ts';
import * as checks from './checks.queries.ts';

export interface CheckMove {
  event: CheckEvent;
  action: HistoryActionOf<'background-checks'>;
  actor: HistoryActor;
  staffId?: number | null;
  /** Further columns. */
  set?: Omit<checks.CheckChange, 'status'>;
  now: Date;
}

/** The applicant and the check are locked. Refuses what its state doesn't allow. */
export async function changeCheck(
  tx: Transaction,
  application: ApplicationRow,
  check: checks.CheckRow,
  { event, action, actor, staffId, set, now }: CheckMove,
): Promise<checks.CheckRow> {
  const move = moveCheck(check.status, event);
  if (!move.allowed) throw wrongState(`checks.${move.reason}`);
  const status = move.status as checks.StoredStatus;
  await checks.update(tx, check, { status, ...set });
  const { company_id: companyId, id: applicationId } = application;
  if (application.stage_entry !== check.stage_entry) await preventUndo(tx, application);
  else if (await isInCheckStage(tx, application))
    await changeStageStatus({ tx, companyId, now }, [applicationId], {
      to: status,
      stageEntry: check.stage_entry,
      isSeen: actor === 'staff',
      statuses: APPLICANT_STATUSES,
    });
  await recordHistory(tx, companyId, [{ applicationId, actor, staffId, action, now }]);
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
  return { ...check, ...set, status };
}

/** When a stage is deleted, closed applications get another one without a new visit. */
async function isInCheckStage(tx: Transaction, { company_id, stage_id }: ApplicationRow): Promise<boolean> {
  return (await findStage(tx, company_id, stage_id))?.stage_type === 'background_check';
}

export const visitOf = ({ company_id, application_id, stage_entry }: checks.CheckRow) => ({
  company_id,
  application_id,
  stage_entry,
});
