// Today's tasks for a team member, most urgent first (AHD-015).
import { SECONDS } from '../platform/time/time-units.ts';

export const TODAY_KINDS = [
  'confirm_meeting',
  'answer_message',
  'outcome_needed',
  'reschedule_request',
  'read_form',
  'sign_offer',
  'decide_check',
  'onboarding_action',
] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

/**
 * How long each task can wait, counted from its `at`: meetings must be confirmed before they start, the others soon.
 */
const DUE_SECONDS: Record<TodayKind, number> = {
  confirm_meeting: 0,
  answer_message: SECONDS.day,
  outcome_needed: 2 * SECONDS.day,
  reschedule_request: 2 * SECONDS.day,
  read_form: 2 * SECONDS.day,
  sign_offer: SECONDS.day,
  decide_check: 2 * SECONDS.day,
  onboarding_action: SECONDS.day,
};

export interface TodayMoment {
  kind: TodayKind;
  /**
   * When the meeting starts or started, the message arrived, a new time was requested, a form was submitted, it was
   * one's turn to sign, a report came back, or an action of an onboarding opened.
   */
  at: Date;
}

const dueAt = ({ kind, at }: TodayMoment): number => at.getTime() + DUE_SECONDS[kind] * 1000;

/** Overdue tasks take turns by kind, so that a backlog of one kind hides no other; the rest follow as they become due. */
export function byUrgency<T extends TodayMoment>(tasks: readonly T[], now: Date): T[] {
  const sorted = tasks.toSorted((one, other) => dueAt(one) - dueAt(other));
  const seen = new Map<TodayKind, number>();
  const turns = sorted.map((task) => {
    const before = seen.get(task.kind) ?? 0;
    seen.set(task.kind, before + 1);
    return { task, turn: isOverdue(task, now) ? before : Number.POSITIVE_INFINITY };
  });
  // Equal turns, those of tasks that are not overdue included, keep their order in time.
  return turns.toSorted((one, other) => (one.turn === other.turn ? 0 : one.turn - other.turn)).map(({ task }) => task);
}

export const isOverdue = (task: TodayMoment, now: Date): boolean => dueAt(task) < now.getTime();

/** What waits for this user, or for anybody in their scope. */
export const WHOSE_TASKS = ['mine', 'all'] as const;
export type WhoseTasks = (typeof WHOSE_TASKS)[number];

interface OwnWork {
  /** How many tasks are the user's own. */
  own: number;
  /** Whether interviews, threads, or jobs are theirs at all. */
  hasOwnWork: boolean;
}

/** An empty queue of one's own is a calm state, except for people whom nothing is ever assigned to. */
export function decideWhose(asked: WhoseTasks | undefined, { own, hasOwnWork }: OwnWork): WhoseTasks {
  if (asked) return asked;
  return own > 0 || hasOwnWork ? 'mine' : 'all';
}
