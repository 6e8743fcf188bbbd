// The links of an applicant's tasks: how long each is good for (CAR-014).
import type { ApplicantStatus } from '../applicants/statuses.ts';

const TASK_KINDS = ['online_form', 'online_quiz', 'scheduling', 'offer', 'background_check'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Those that applicants can do by themselves; the others come with their rooms. */
export const READY_TASKS = ['online_form', 'online_quiz', 'scheduling'] as const satisfies TaskKind[];
export type ReadyTask = (typeof READY_TASKS)[number];

export interface TaskMoment {
  applicant: { status: ApplicantStatus; stageEntry: number };
  /** The stage entry the link was made for. */
  stageEntry: number;
  finishedAt: Date | null;
}

export type TaskLinkState = 'open' | 'done' | 'invalid';

/** A finished task shows its done state for good; an open one only while the applicant is in progress in that stage. */
export function taskLinkState({ applicant, stageEntry, finishedAt }: TaskMoment): TaskLinkState {
  if (finishedAt) return 'done';
  return applicant.status === 'in_progress' && applicant.stageEntry === stageEntry ? 'open' : 'invalid';
}

/** Unfinished applications are kept this long. */
export const DRAFT_DAYS = 30;
/** The link to the thank-you page of an application works this long. */
export const RECEIPT_LINK_DAYS = 30;
/** A link that was texted for going on works this long. */
export const RESUME_LINK_MINUTES = 15;
