import { type Action, always, isBlank, required } from '../action.ts';
import { notAllInactive } from '../rules.ts';
import { skipInactive } from '../skips.ts';

/** By id, or by name across jobs with different hiring processes. */
export interface MoveToStageParams {
  stage_id?: number | null;
  stage_name?: string | null;
}

export const moveToStage: Action<MoveToStageParams> = {
  demand: { permission: 'edit_applicant', module: 'hiring_stages' },
  rules: [notAllInactive],
  problem: ({ stage_id, stage_name }) => (stage_id || !isBlank(stage_name) ? null : required('stage_id')),
  skip: skipInactive,
  undoable: always,
};
