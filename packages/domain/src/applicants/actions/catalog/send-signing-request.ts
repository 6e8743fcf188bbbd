import type { Action } from '../action.ts';
import { allInStage, onLists, singleOnAllApplicants } from '../rules.ts';

export const sendSigningRequest: Action = {
  demand: { permission: 'edit_offer', module: 'offers' },
  rules: [onLists, singleOnAllApplicants, allInStage('offer', 'not_in_offer_stage')],
  unavailable: true,
};
