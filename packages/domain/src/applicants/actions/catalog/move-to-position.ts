import { type Action, isBlank, required } from '../action.ts';
import { notAllInactive, someMayBeHired } from '../rules.ts';
import { skipDoNotRehire, skipInactive } from '../skips.ts';

export interface MoveToPositionParams {
  position_key: string;
  /** The first stage of the job when left out. */
  stage_id?: number | null;
  /** Leaves the original application where it is. */
  copy?: boolean | null;
}

export const moveToPosition: Action<MoveToPositionParams> = {
  demand: { permission: 'edit_applicant', module: 'hiring_stages' },
  rules: [notAllInactive, someMayBeHired],
  problem: ({ position_key }) => (isBlank(position_key) ? required('position_key') : null),
  skip: (applicant) => skipInactive(applicant) ?? skipDoNotRehire(applicant),
  undoable: ({ copy }) => !copy,
};
