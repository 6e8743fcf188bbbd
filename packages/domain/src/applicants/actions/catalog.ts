// Every action on applicants by name. One file per action says who may perform it and with which parameters.
import type { Action, ParamProblem } from './action.ts';
import { addNote } from './catalog/add-note.ts';
import { assignTime } from './catalog/assign-time.ts';
import {
  cancelMeeting,
  confirmMeeting,
  markScheduleComplete,
  markScheduleNoShow,
  requestReschedule,
} from './catalog/change-meeting.ts';
import { markHired, markNotHired } from './catalog/mark-hired.ts';
import { markInactive } from './catalog/mark-inactive.ts';
import { moveToPosition } from './catalog/move-to-position.ts';
import { moveToStage } from './catalog/move-to-stage.ts';
import { orderBackgroundCheck } from './catalog/order-background-check.ts';
import { printApplicant } from './catalog/print-applicant.ts';
import { reject, rejectApplicant, unReject, unRejectApplicant } from './catalog/reject.ts';
import { sendEmail, sendEmailInactive, sendText, sendTextInactive } from './catalog/send-message.ts';
import { sendReminder } from './catalog/send-reminder.ts';
import { sendSigningRequest } from './catalog/send-signing-request.ts';
import { sendToPayrollProvider } from './catalog/send-to-payroll-provider.ts';
import { shareApplicant } from './catalog/share-applicant.ts';
import { startOnboarding } from './catalog/start-onboarding.ts';
import type { ActionName } from './codes.ts';

export const ACTION_CATALOG = {
  move_to_stage: moveToStage,
  send_email: sendEmail,
  send_sms: sendText,
  add_note: addNote,
  reject,
  send_signing_request: sendSigningRequest,
  un_reject: unReject,
  share_applicant: shareApplicant,
  move_to_position: moveToPosition,
  send_reminder: sendReminder,
  order_background_check: orderBackgroundCheck,
  confirm_meeting: confirmMeeting,
  request_reschedule: requestReschedule,
  cancel_meeting: cancelMeeting,
  mark_hired: markHired,
  mark_not_hired: markNotHired,
  assign_time: assignTime,
  print_applicant: printApplicant,
  mark_schedule_complete: markScheduleComplete,
  mark_schedule_no_show: markScheduleNoShow,
  start_onboarding: startOnboarding,
  send_to_payroll_provider: sendToPayrollProvider,
  mark_inactive: markInactive,
  send_email_inactive: sendEmailInactive,
  send_sms_inactive: sendTextInactive,
  reject_applicant: rejectApplicant,
  unreject_applicant: unRejectApplicant,
} satisfies Record<ActionName, Action<never>>;

export type ActionParams<A extends ActionName> =
  (typeof ACTION_CATALOG)[A] extends Action<infer Params> ? Params : never;

export const actionDefinition = (name: ActionName): Action<never> => ACTION_CATALOG[name];

export const isUndoable = (name: ActionName, params: object): boolean =>
  actionDefinition(name).undoable?.(params as never) ?? false;

export const paramProblem = <A extends ActionName>(name: A, params: ActionParams<A>): ParamProblem | null =>
  actionDefinition(name).problem?.(params as never) ?? null;

const TYPE_NUMBER_FROM = 31;

export const isDestructive = (name: ActionName): boolean => actionDefinition(name).destructive === true;

/** Whether the number of people has to be typed before the action runs. */
export const asksForNumber = (name: ActionName, count: number): boolean =>
  isDestructive(name) && count >= TYPE_NUMBER_FROM;
