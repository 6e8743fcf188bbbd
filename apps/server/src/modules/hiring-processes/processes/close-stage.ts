// Moves applicants out of a stage that is deleted, or when their job gets another process (JOB-019).
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';

export interface ClosingStage {
  fromStageId: number;
  to: { id: number; name: string; stage_type: StageType };
  /** When omitted: the applicants of every job. */
  positionId?: number;
}

/** Implemented by the applicants room, which owns the applications. */
export interface ApplicantMoves {
  moveOutOfStage(call: CompanyCall, closing: ClosingStage): Promise<void>;
}

/** Counters are updated at the end of a transaction, but a response that includes them needs them now. */
export const settleCounts = (tx: Transaction): Promise<unknown> =>
  tx.client.query('set constraints take_count_step immediate');

/** Waits for applicants who are entering one of these stages right now, so that nobody is left in it. */
export const lockStages = (tx: Transaction, companyId: number, ids: readonly number[]): Promise<unknown> =>
  tx.client.query('select from stages where company_id = $1 and id = any($2) order by id for update', [companyId, ids]);

export async function countInProgress(
  tx: Transaction,
  companyId: number,
  stageIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ stage_id: number; count: number }>(
    `select stage_id, count(*) as count from applications
     where company_id = $1 and stage_id = any($2) and status = 'in_progress' group by stage_id`,
    [companyId, stageIds],
  );
  return new Map(rows.map(({ stage_id, count }) => [stage_id, count]));
}

export const hasApplicants = async (tx: Transaction, companyId: number, positionId: number): Promise<boolean> =>
  (
    await tx.client.query('select from applications where company_id = $1 and position_id = $2 limit 1', [
      companyId,
      positionId,
    ])
  ).rowCount !== 0;
