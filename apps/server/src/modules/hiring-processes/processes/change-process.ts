// A job gets another hiring process: its applicants move to the stage of the same name there, or to the first one.
import type { CompanyCall } from '../../../platform/http/route.ts';
import { type ApplicantMoves, hasApplicants, settleCounts } from './close-stage.ts';
import { ensureDefaultProcess } from './default-process.ts';
import { listLiveStages } from './processes.queries.ts';

export interface ProcessChange {
  positionId: number;
  /** Null means the company's default process. */
  from: number | null;
  to: number | null;
}

export async function changeProcessOf(
  call: CompanyCall,
  applicants: ApplicantMoves,
  { positionId, from, to }: ProcessChange,
): Promise<void> {
  const { tx, access } = call;
  const own = await ensureDefaultProcess(tx, access.companyId);
  if ((from ?? own) === (to ?? own) || !(await hasApplicants(tx, access.companyId, positionId))) return;
  const before = await listLiveStages(tx, access.companyId, from ?? own);
  const after = await listLiveStages(tx, access.companyId, to ?? own);
  const [first] = after;
  if (!first) return;
  for (const stage of before) {
    const same = after.find(({ name }) => name.toLowerCase() === stage.name.toLowerCase());
    await applicants.moveOutOfStage(call, { fromStageId: stage.id, to: same ?? first, positionId });
  }
  await settleCounts(tx);
}
