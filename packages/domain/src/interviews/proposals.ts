// Times an applicant proposes, beside a booked time or instead of one (SCH-007). Nobody has agreed to a proposed time,
// so it is never called an interview until staff accept it.
import type { MeetingStatus, ScheduleEvent, ScheduleState } from './meeting-states.ts';

/** What people are notified of about a meeting. */
export type MeetingChange =
  | 'booked'
  | 'proposed'
  | 'confirmed'
  | 'changed'
  | 'cancelled'
  | 'reschedule'
  | 'kept'
  | 'declined'
  | 'withdrawn';

/** Whether a meeting has a booked time when its applicant proposes others. */
export const isBooked = (state: ScheduleState): boolean => state === 'pending' || state === 'confirmed';

/** The state people see: a pending meeting whose time is only proposed says so. */
export const meetingState = ({
  status,
  is_proposed,
}: {
  status: MeetingStatus;
  is_proposed: boolean;
}): MeetingStatus | 'proposed' => (is_proposed && status === 'pending' ? 'proposed' : status);

/** The same for the status an applicant has in a scheduling stage. */
export const shownStageStatus = (stageStatus: string, meeting: { is_proposed: boolean } | null): string =>
  stageStatus === 'pending' && meeting?.is_proposed ? 'proposed' : stageStatus;

/** Events that end a proposal by agreeing to its time, or by saying that the interview took place or was missed. */
const AGREEING: readonly ScheduleEvent[] = ['confirm', 'accept_proposal', 'complete', 'no_show'];

export const staysProposed = (isProposed: boolean, event: ScheduleEvent): boolean =>
  isProposed && !AGREEING.includes(event);

/** What each event is called when the meeting was only proposed, and when its time was booked. */
const CHANGES: Record<ScheduleEvent, { booked: MeetingChange | null; proposed: MeetingChange | null }> = {
  applicant_picks: { booked: 'booked', proposed: 'booked' },
  applicant_picks_confirmed: { booked: 'confirmed', proposed: 'confirmed' },
  applicant_proposes: { booked: 'proposed', proposed: 'proposed' },
  confirm: { booked: 'confirmed', proposed: 'confirmed' },
  accept_proposal: { booked: 'confirmed', proposed: 'confirmed' },
  assign_time: { booked: 'confirmed', proposed: 'confirmed' },
  request_reschedule: { booked: 'reschedule', proposed: 'declined' },
  applicant_asks_reschedule: { booked: 'reschedule', proposed: 'withdrawn' },
  cancel: { booked: 'cancelled', proposed: 'declined' },
  applicant_cancels: { booked: 'cancelled', proposed: 'withdrawn' },
  // The new time that follows is what people are told.
  applicant_reopens: { booked: null, proposed: null },
  // No-shows and completed meetings notify nobody.
  complete: { booked: null, proposed: null },
  no_show: { booked: null, proposed: null },
};

export const changeOf = (event: ScheduleEvent, wasProposed: boolean): MeetingChange | null =>
  CHANGES[event][wasProposed ? 'proposed' : 'booked'];

export type StaffEdit = 'accept' | 'keep' | 'move' | 'amend';

/**
 * What a change by staff means: choosing a proposed time, or any time for a meeting that was only proposed, accepts;
 * dropping the proposals keeps the booked time; a new time for a booked meeting moves it; anything else amends it.
 */
export function staffEdit(
  meeting: { isProposed: boolean; startsAt: Date; proposals: readonly string[] },
  edit: { startsAt: Date | undefined; dropsProposals: boolean },
): StaffEdit {
  const chosen = edit.startsAt?.getTime();
  const isOffered = chosen !== undefined && meeting.proposals.some((time) => Date.parse(time) === chosen);
  if (isOffered || (meeting.isProposed && chosen !== undefined)) return 'accept';
  if (chosen !== undefined && chosen !== meeting.startsAt.getTime()) return 'move';
  return edit.dropsProposals && meeting.proposals.length > 0 && !meeting.isProposed ? 'keep' : 'amend';
}
