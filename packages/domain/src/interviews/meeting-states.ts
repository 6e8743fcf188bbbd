// The state of an interview, stored as the `stage_status` of a scheduling stage (SCH-002).
import { STAGE_STATUSES } from '../applicants/stages/stage-statuses.ts';

export const SCHEDULE_STATES = STAGE_STATUSES.scheduling;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

export const SCHEDULE_EVENTS = [
  'applicant_picks',
  'applicant_picks_confirmed',
  'applicant_proposes',
  'confirm',
  'accept_proposal',
  'assign_time',
  'request_reschedule',
  'applicant_asks_reschedule',
  'cancel',
  'applicant_cancels',
  'applicant_reopens',
  'complete',
  'no_show',
] as const;
export type ScheduleEvent = (typeof SCHEDULE_EVENTS)[number];

/** The states an event can start from, each with the state it leads to. */
type Step = Partial<Record<ScheduleState, ScheduleState>>;

const to = (state: ScheduleState, from: readonly ScheduleState[]): Step =>
  Object.fromEntries(from.map((each) => [each, state]));

const except = (state: ScheduleState): ScheduleState[] => SCHEDULE_STATES.filter((other) => other !== state);

const STEPS: Record<ScheduleEvent, Step> = {
  applicant_picks: to('pending', ['not_submitted', 'request_reschedule']),
  // For stages that confirm automatically.
  applicant_picks_confirmed: to('confirmed', ['not_submitted', 'request_reschedule']),
  // A booked time stays booked until staff accept a proposal.
  applicant_proposes: { ...to('pending', ['not_submitted', 'request_reschedule', 'pending']), confirmed: 'confirmed' },
  confirm: to('confirmed', ['pending']),
  accept_proposal: to('confirmed', ['pending', 'confirmed']),
  assign_time: to('confirmed', ['not_submitted', 'request_reschedule']),
  request_reschedule: to('request_reschedule', ['confirmed', 'cancelled', 'completed', 'no_show']),
  applicant_asks_reschedule: to('request_reschedule', ['pending', 'confirmed']),
  cancel: to('cancelled', ['request_reschedule', 'confirmed', 'pending', 'completed', 'no_show']),
  applicant_cancels: to('cancelled', ['pending', 'confirmed']),
  // Only after their own cancellation; what staff cancelled, staff reopen.
  applicant_reopens: to('request_reschedule', ['cancelled']),
  complete: to('completed', except('completed')),
  no_show: to('no_show', except('no_show')),
};

export type ScheduleDecision = { allowed: true; to: ScheduleState } | { allowed: false; reason: 'wrong_meeting_state' };

export function decideScheduleEvent(state: ScheduleState, event: ScheduleEvent): ScheduleDecision {
  const next = STEPS[event][state];
  return next ? { allowed: true, to: next } : { allowed: false, reason: 'wrong_meeting_state' };
}

/** The states an event can start from, for the `where` of the update. */
export const statesBefore = (event: ScheduleEvent): readonly ScheduleState[] =>
  SCHEDULE_STATES.filter((state) => STEPS[event][state]);

/** Whether applicants can pick another time after an interview was canceled. */
export const mayReopen = (state: ScheduleState, meeting: { cancelled_by_applicant: boolean } | undefined): boolean =>
  decideScheduleEvent(state, 'applicant_reopens').allowed && meeting?.cancelled_by_applicant === true;

/** The statuses of a meeting; before booking there is no meeting. */
export const MEETING_STATUSES = [
  'pending',
  'confirmed',
  'request_reschedule',
  'cancelled',
  'completed',
  'no_show',
] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

/** The interview was canceled or missed. Nobody agreed on a time that was only proposed. */
export const hadTime = ({ status, is_proposed }: { status: MeetingStatus; is_proposed: boolean }): boolean =>
  !is_proposed && (status === 'cancelled' || status === 'no_show');

/** Statuses that block the interviewers' time. */
export const HOLDING_STATUSES: readonly MeetingStatus[] = ['pending', 'confirmed'];

/** Statuses of interviews that count for their day or week: they take place, or did. */
export const COUNTED_STATUSES = ['pending', 'confirmed', 'completed', 'no_show'] as const satisfies MeetingStatus[];

/** A time that was only proposed doesn't count until somebody agrees to it (CMP-060, SCH-003). */
export const isCounted = (meeting: { status: MeetingStatus; is_proposed: boolean }): boolean =>
  !meeting.is_proposed && (COUNTED_STATUSES as readonly MeetingStatus[]).includes(meeting.status);

const OUTCOME_AFTER_MS = 24 * 3_600_000;

/** Has no outcome a day after it ended (SCH-017). */
export const needsOutcome = (meeting: { status: MeetingStatus; endsAt: Date }, now: Date): boolean =>
  meeting.status === 'confirmed' && now.getTime() - meeting.endsAt.getTime() >= OUTCOME_AFTER_MS;

export type Waiting = 'confirmation' | 'outcome';

/** What a meeting needs from its interviewers: a confirmation while it is upcoming, an outcome once it is over. */
export function meetingNeeds(meeting: { status: MeetingStatus; endsAt: Date }, now: Date): Waiting | null {
  const isOver = meeting.endsAt <= now;
  if (meeting.status === 'pending') return isOver ? null : 'confirmation';
  return meeting.status === 'confirmed' && isOver ? 'outcome' : null;
}

/** Still ahead, so it is canceled when its applicant is rejected or moves on (APP-026). */
export const isAhead = (
  { status, starts_at }: { status: MeetingStatus; starts_at: Date | string },
  now: Date,
): boolean => HOLDING_STATUSES.includes(status) && new Date(starts_at) > now;
