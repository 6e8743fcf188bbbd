// What an action on applicants is: who may perform it, on whom, with which parameters, and what happens afterwards.
import type { AccessDemand } from '../../staff/access.ts';
import type { Rule } from './rules.ts';
import type { ApplicantFacts, SkipReason } from './situation.ts';

/** The first wrong parameter. */
export interface ParamProblem {
  field: string;
  key:
    | 'required'
    | 'too_long'
    | 'too_many'
    | 'email_invalid'
    | 'interviewer_required'
    | 'unknown_merge_tags'
    | 'missing_merge_tags';
  /** The limit that was exceeded. */
  count?: number;
  tags?: string;
}

/** For actions that need nothing but a selection. */
export type NoParams = Record<never, never>;

export interface Action<Params extends object = NoParams> {
  demand: AccessDemand;
  /** When the action is offered at all; the first broken rule is the reason shown. */
  rules: readonly Rule[];
  /** What a schema can't say about the parameters (APP-024). */
  problem?(params: Params): ParamProblem | null;
  /** Why an applicant of an otherwise valid selection is skipped (APP-022). */
  skip?(applicant: ApplicantFacts): SkipReason | null;
  /** Whether it can be undone for a few seconds (AHD-001). */
  undoable?(params: Params): boolean;
  /** Takes people out of the running: for many at once the number is typed first (APP-009). */
  destructive?: boolean;
  /** Changes nothing that others see, so it works in read-only views too. */
  readOnly?: boolean;
  /** Applies to every application of the person that the caller may see. */
  wholePerson?: boolean;
}

export const always = (): boolean => true;

export const required = (field: string): ParamProblem => ({ field, key: 'required' });

export const isBlank = (text: string | null | undefined): boolean => !text || text.trim() === '';
