// Links to an applicant's tasks and how long each one is valid (CAR-014).
import type { ApplicantStatus } from '../applicants/statuses.ts';

export const TASK_KINDS = ['online_form', 'online_quiz', 'scheduling', 'offer', 'background_check'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Tasks that applicants can already complete on their own. */
export const READY_TASKS = ['online_form', 'online_quiz', 'scheduling'] as const satisfies TaskKind[];
export type ReadyTask = (typeof READY_TASKS)[number];

export interface TaskMoment {
  applicant: { status: ApplicantStatus; stageEntry: number };
  /** The stage entry the link was created for. */
  stageEntry: number;
  finishedAt: Date | null;
}

export type TaskLinkState = 'open' | 'done' | 'invalid';

/**
 * A completed task keeps showing its done state; an open one works only while the applicant is in progress in that
 * stage.
 */
export function taskLinkState({ applicant, stageEntry, finishedAt }: TaskMoment): TaskLinkState {
  if (finishedAt) return 'done';
  return applicant.status === 'in_progress' && applicant.stageEntry === stageEntry ? 'open' : 'invalid';
}

/** How long unfinished applications are stored. */
export const DRAFT_DAYS = 30;
/** How long the link to an application's thank-you page works. */
export const RECEIPT_LINK_DAYS = 30;
/** How long a texted link to continue an application works. */
export const RESUME_LINK_MINUTES = 15;
