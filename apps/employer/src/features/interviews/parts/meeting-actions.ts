// The actions available for an interview, by its state and by whose it is (SCH-002, SCH-005).
import type { Meeting } from '@onward/contract/interviews/meetings';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { decideScheduleEvent, type ScheduleEvent } from '@onward/domain/interviews/meeting-states';

export type MeetingAction = Extract<
  ActionName,
  | 'confirm_meeting'
  | 'request_reschedule'
  | 'cancel_meeting'
  | 'assign_time'
  | 'mark_schedule_complete'
  | 'mark_schedule_no_show'
>;

const EVENTS: Record<MeetingAction, ScheduleEvent> = {
  confirm_meeting: 'confirm',
  assign_time: 'assign_time',
  mark_schedule_complete: 'complete',
  mark_schedule_no_show: 'no_show',
  request_reschedule: 'request_reschedule',
  cancel_meeting: 'cancel',
};

/** In the order of the buttons; the outcome is asked only after the interview has started. */
export function meetingActions(meeting: Meeting, now: Date): MeetingAction[] {
  const { stage_status: state, is_current, starts_at } = meeting;
  if (!is_current || !state) return [];
  const hasStarted = new Date(starts_at) <= now;
  return (Object.keys(EVENTS) as MeetingAction[])
    .filter((action) => decideScheduleEvent(state, EVENTS[action]).allowed)
    .filter((action) => hasStarted || !['mark_schedule_complete', 'mark_schedule_no_show'].includes(action));
}

/** Moving does not ask the applicant again, so it needs a time that is still valid. */
export const canMove = ({ is_current, status }: Meeting): boolean =>
  is_current && (status === 'confirmed' || status === 'pending');
