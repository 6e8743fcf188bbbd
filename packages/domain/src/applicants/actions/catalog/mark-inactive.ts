import { type Action, always } from '../action.ts';
import { notAllHired, notAllRejected, notOnScreen } from '../rules.ts';
import { skipUnless } from '../skips.ts';

export interface MarkInactiveParams {
  reason?: string | null;
}

export const markInactive: Action<MarkInactiveParams> = {
  demand: { permission: 'edit_applicant' },
  rules: [notOnScreen('inactive_applicants'), notAllRejected, notAllHired],
  skip: skipUnless('mark_inactive'),
  undoable: always,
  destructive: true,
};
