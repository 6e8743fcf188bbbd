// Hiring processes: what the room does, and what other rooms may use of it.
import type { HiringProcessInput, HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { forgetProcess, rememberProcess } from '../positions/positions.service.ts';
import type { ApplicantMoves } from './processes/close-stage.ts';
import { ensureDefaultProcess } from './processes/default-process.ts';
import { processRecord } from './processes/process-record.ts';
import { presentProcess } from './processes/processes.presenter.ts';
import * as processes from './processes/processes.queries.ts';
import { putProcessBack, removeProcess } from './processes/processes.write-queries.ts';
import { type ProcessEntry, readProcess } from './processes/read-entry.ts';
import { createProcess, type StageMoveInput, updateProcess } from './processes/save-process.ts';

export { type AskedForm, type AskedQuiz, findForm, findQuiz, findStage } from './forms/find-form.ts';
export { changeProcessOf } from './processes/change-process.ts';
export type { ApplicantMoves, ClosingStage } from './processes/close-stage.ts';
export { ensureDefaultProcess } from './processes/default-process.ts';
export type { RuleRow } from './processes/processes.queries.ts';
export type { ProcessEntry } from './processes/read-entry.ts';
export { processActivity } from './processes/show-activity.ts';

/** A posting's stages in order; the company's default ones when it has no process of its own. */
export async function stagesOfPosition(
  tx: Transaction,
  companyId: number,
  processId: number | null,
): Promise<processes.StageRow[]> {
  return processes.listLiveStages(tx, companyId, processId ?? (await ensureDefaultProcess(tx, companyId)));
}

/** A stage's rules, in the order they run. */
export const rulesOfStage = (tx: Transaction, companyId: number, stageId: number): Promise<processes.RuleRow[]> =>
  processes.listRulesOfStage(tx, companyId, stageId);

export async function listProcesses(
  { tx, access }: CompanyCall,
  search: string | undefined,
  window: PageWindow<'name' | 'updated_at'>,
): Promise<{ processes: HiringProcessTemplate[]; totalCount: number }> {
  await ensureDefaultProcess(tx, access.companyId);
  const wanted = { access, search: search?.trim().toLowerCase() ?? '' };
  const { rows, totalCount } = await processes.listPage(tx, wanted, window);
  return { processes: rows.map(presentProcess), totalCount };
}

export const getProcess = async (call: CompanyCall, id: number): Promise<HiringProcessTemplate> =>
  presentProcess(await processRecord.load(call, id));

/** A process from the editor, saved or not; its errors are reported on save. */
export const readDraft = async (call: CompanyCall, id: number, input: HiringProcessInput): Promise<ProcessEntry> =>
  readProcess(input, await processRecord.load(call, id));

export async function createHiringProcess(
  call: CompanyCall,
  input: HiringProcessInput,
): Promise<HiringProcessTemplate> {
  return presentProcess(await createProcess(call, input));
}

export async function updateHiringProcess(
  call: CompanyCall,
  id: number,
  input: HiringProcessInput & { version?: number },
  { moves, applicants }: { moves: readonly StageMoveInput[]; applicants: ApplicantMoves },
): Promise<HiringProcessTemplate> {
  await updateProcess(call, id, input, { moves, applicants });
  return getProcess(call, id);
}

export async function deleteHiringProcess(call: CompanyCall, id: number): Promise<void> {
  const { tx, access, now } = call;
  await processes.lock(tx, access.companyId, id);
  const process = await processRecord.load(call, id);
  if (process.is_default) throw wrongState('hiring_process_default');
  const count = await processes.countUses(tx, access.companyId, id);
  if (count > 0) throw wrongState('hiring_process_in_use', { count });
  const templateIds = await forgetProcess(tx, access.companyId, id);
  await removeProcess(tx, { companyId: access.companyId, processId: id, now });
  await processRecord.recordDeleted(call, process, { templateIds } satisfies ProcessRemains);
}

/** In addition to the process, which is only marked as deleted: the posting templates that used it. */
interface ProcessRemains {
  templateIds: number[];
}

export async function restoreHiringProcess(call: CompanyCall, id: number): Promise<HiringProcessTemplate> {
  const { tx, access } = call;
  const { templateIds } = await processRecord.takeDeleted<ProcessRemains>(call, id);
  if (!(await putProcessBack(tx, access.companyId, id))) throw processRecord.nameTaken();
  await rememberProcess(tx, access.companyId, id, templateIds);
  return presentProcess(await processRecord.recordRestored(call, id));
}
