import type { Action } from '../action.ts';
import { allInStage, onLists, singleOnAllApplicants } from '../rules.ts';

export const orderBackgroundCheck: Action = {
  demand: { permission: 'order_background_check', module: 'background_check' },
  rules: [onLists, singleOnAllApplicants, allInStage('background_check', 'not_in_background_check_stage')],
  unavailable: true,
};
