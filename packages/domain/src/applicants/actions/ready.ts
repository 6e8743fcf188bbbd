// The actions whose room is there to do them; a menu offers no other ones.
import { ACTIONS, type ActionName } from './codes.ts';
import { canRemindIn } from './reminding.ts';
import type { ApplicantFacts } from './situation.ts';

const READY: readonly ActionName[] = [
  'move_to_stage',
  'send_email',
  'send_sms',
  'add_note',
  'reject',
  'un_reject',
  'share_applicant',
  'move_to_position',
  'send_reminder',
  'confirm_meeting',
  'request_reschedule',
  'cancel_meeting',
  'assign_time',
  'mark_schedule_complete',
  'mark_schedule_no_show',
  'mark_hired',
  'mark_not_hired',
  'print_applicant',
  'mark_inactive',
  'send_email_inactive',
  'send_sms_inactive',
  'reject_applicant',
  'unreject_applicant',
];

/** In the fixed order (APP-019). */
export const READY_ACTIONS = ACTIONS.filter((action) => READY.includes(action));

/** Some rooms are there for a part of the stages only. */
export const isReadyFor = (action: ActionName, selection: readonly Pick<ApplicantFacts, 'stageType'>[]): boolean =>
  action !== 'send_reminder' || selection.every(({ stageType }) => canRemindIn(stageType));

/** What takes people out of the running: for many of them the number is typed first. */
export const DESTRUCTIVE_ACTIONS: readonly ActionName[] = ['reject', 'mark_inactive', 'reject_applicant'];
const TYPED_FROM = 31;

export const asksForNumber = (action: ActionName, count: number): boolean =>
  DESTRUCTIVE_ACTIONS.includes(action) && count >= TYPED_FROM;
