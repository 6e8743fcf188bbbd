// Action 0: moves applicants to a stage of their hiring process (APP-024, APP-025).
import type { MoveToStageParams } from '@onward/domain/applicants/actions/catalog/move-to-stage';
import { findTargetStage, type StageTarget } from '@onward/domain/applicants/actions/target-stage';
import { STAGE_ENTRY_STATUSES } from '@onward/domain/applicants/statuses';
import { stagesOfPosition } from '../../../hiring-processes/hiring-processes.service.ts';
import { enterStage, type StageEntry } from '../../stages/enter-stage.ts';
import type { ActionContext } from '../action-context.ts';
import type { Effect, Skipped } from '../action-effect.ts';
import type { Selected } from '../lock-selection.ts';

export const moveToStage: Effect<MoveToStageParams> = async (context, selected, params) => {
  const target: StageTarget = params.stage_id ? { stageId: params.stage_id } : { stageName: params.stage_name ?? '' };
  const { entries, skipped } = await findEntries(context, selected, target, params.stage_name ?? undefined);
  const entering = { ...context, actor: 'staff', statuses: STAGE_ENTRY_STATUSES.staff } as const;
  return { changed: await enterStage(context.tx, entering, entries), skipped };
};

/** Finds the stage in each applicant's own hiring process; those already there, or without such a stage, are skipped. */
async function findEntries(
  { tx, companyId }: ActionContext,
  selected: readonly Selected[],
  target: StageTarget,
  name: string | undefined,
): Promise<{ entries: StageEntry[]; skipped: Skipped[] }> {
  const entries: StageEntry[] = [];
  const skipped: Skipped[] = [];
  for (const [processId, applicants] of Map.groupBy(selected, ({ process_id }) => process_id)) {
    const stage = findTargetStage(await stagesOfPosition(tx, companyId, processId), target, name);
    for (const { id, stage_id, stage_name } of applicants) {
      if (!stage) skipped.push({ id, code: 'wrongState', key: 'actions.no_such_stage' });
      else if (stage.id === stage_id) skipped.push({ id, code: 'wrongState', key: 'actions.already_in_stage' });
      else {
        const detail = { from: stage_id, from_stage: stage_name, to: stage.id, stage: stage.name };
        entries.push({ applicationId: id, stage, action: 'moved_stage', detail });
      }
    }
  }
  return { entries, skipped };
}
