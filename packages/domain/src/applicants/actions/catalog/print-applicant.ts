import type { Action } from '../action.ts';

/** More pages than this nobody prints in one go; up to a hundred open on the screen, others are made in the background. */
export const PRINTED_IN_ALL_MAX = 1000;

/** Anyone who may see the applicant may print them. */
export const printApplicant: Action = { demand: {}, rules: [], readOnly: true };
