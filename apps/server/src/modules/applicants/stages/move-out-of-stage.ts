// Moves applicants out of a stage that is deleted, or when their job gets another hiring process (JOB-019). Used by the
// hiring-processes room.
import { STAGE_ENTRY_STATUSES } from '@onward/domain/applicants/statuses';
import { batches } from '../../../platform/database/batches.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { ClosingStage } from '../../hiring-processes/hiring-processes.service.ts';
import { enterStage, keepInStage } from './enter-stage.ts';

export async function moveOutOfStage({ tx, access, now }: CompanyCall, closing: ClosingStage): Promise<void> {
  const { companyId, staffId } = access;
  const { fromStageId, to, positionId = null } = closing;
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from applications
     where company_id = $1 and stage_id = $2 and status = any($3) and ($4::bigint is null or position_id = $4)
     order by id for update`,
    [companyId, fromStageId, STAGE_ENTRY_STATUSES.automation, positionId],
  );
  for (const batch of batches(rows)) {
    await enterStage(
      tx,
      { companyId, actor: 'staff', staffId, now, statuses: STAGE_ENTRY_STATUSES.automation },
      batch.map(({ id }) => ({
        applicationId: id,
        stage: to,
        action: 'moved_stage',
        detail: { from: fromStageId, to: to.id, stage: to.name },
      })),
    );
  }
  await keepInStage(tx, companyId, { fromStageId, toStageId: to.id, positionId });
}
