import { type Action, always } from '../action.ts';
import { singleOnAllApplicants, someHired, someInProgress, someMayBeHired } from '../rules.ts';
import { skipDoNotRehire, skipUnless } from '../skips.ts';

export interface MarkHiredParams {
  /** Today at the job's location when left out. */
  hired_date?: string | null;
}

const demand = { permission: 'edit_applicant' } as const;
const skipUnlessInProgress = skipUnless('mark_hired');

export const markHired: Action<MarkHiredParams> = {
  demand,
  rules: [singleOnAllApplicants, someInProgress, someMayBeHired],
  skip: (applicant) => skipUnlessInProgress(applicant) ?? skipDoNotRehire(applicant),
  undoable: always,
};

export const markNotHired: Action = {
  demand,
  rules: [someHired],
  skip: skipUnless('mark_not_hired'),
  undoable: always,
};
