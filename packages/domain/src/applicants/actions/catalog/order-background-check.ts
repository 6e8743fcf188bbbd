import { type Action, always, isBlank, required } from '../action.ts';
import { allInStage, onLists, singleOnAllApplicants } from '../rules.ts';
import { skipUnless } from '../skips.ts';

export interface OrderBackgroundCheckParams {
  /** The slug of a package. */
  package?: string | null;
  /** Where the applicant will work, when that isn't the location of the job. */
  location_id?: number | null;
  /** Whether the purpose is confirmed: only a hiring decision. The dialog always asks. */
  certified?: boolean | null;
}

export const orderBackgroundCheck: Action<OrderBackgroundCheckParams> = {
  demand: { permission: 'order_background_check', module: 'background_check' },
  rules: [onLists, singleOnAllApplicants, allInStage('background_check', 'not_in_background_check_stage')],
  problem: ({ package: slug, certified }) => {
    if (isBlank(slug)) return required('package');
    return certified === false ? required('certified') : null;
  },
  skip: skipUnless('mark_hired'),
  undoable: always,
};
