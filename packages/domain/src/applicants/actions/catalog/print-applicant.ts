import type { Action } from '../action.ts';

/** Anyone who may see the applicant may print them. */
export const printApplicant: Action = { demand: {}, rules: [], readOnly: true };
