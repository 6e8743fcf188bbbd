// The dialog in which each action asks for its parameters (APP-024).
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { ComponentType } from 'react';
import { AddNoteDialog } from './AddNoteDialog.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import { ChangeMeetingDialog } from './ChangeMeetingDialog.tsx';
import { MarkHiredDialog } from './MarkHiredDialog.tsx';
import { MarkInactiveDialog } from './MarkInactiveDialog.tsx';
import { MeetingTimeDialog } from './MeetingTimeDialog.tsx';
import { MoveToPositionDialog } from './MoveToPositionDialog.tsx';
import { MoveToStageDialog } from './MoveToStageDialog.tsx';
import { OrderCheckDialog } from './other-rooms/OrderCheckDialog.tsx';
import { SendOfferDialog } from './other-rooms/SendOfferDialog.tsx';
import { SendToPayrollDialog } from './other-rooms/SendToPayrollDialog.tsx';
import { StartOnboardingDialog } from './other-rooms/StartOnboardingDialog.tsx';
import { RejectDialog } from './reject/RejectDialog.tsx';
import { SendEmailDialog, SendSmsDialog } from './SendMessageDialog.tsx';
import { ShareApplicantDialog } from './ShareApplicantDialog.tsx';

const DIALOGS: { [Name in ActionName]?: ComponentType<ActionDialogProps<Name>> } = {
  move_to_stage: MoveToStageDialog,
  send_email: SendEmailDialog,
  send_sms: SendSmsDialog,
  send_email_inactive: SendEmailDialog,
  send_sms_inactive: SendSmsDialog,
  add_note: AddNoteDialog,
  reject: RejectDialog,
  reject_applicant: RejectDialog,
  send_signing_request: SendOfferDialog,
  order_background_check: OrderCheckDialog,
  start_onboarding: StartOnboardingDialog,
  send_to_payroll_provider: SendToPayrollDialog,
  share_applicant: ShareApplicantDialog,
  move_to_position: MoveToPositionDialog,
  mark_hired: MarkHiredDialog,
  mark_inactive: MarkInactiveDialog,
  request_reschedule: ChangeMeetingDialog,
  cancel_meeting: ChangeMeetingDialog,
  assign_time: MeetingTimeDialog,
};

export const hasDialog = (action: ActionName): boolean => DIALOGS[action] !== undefined;

export function ActionDialog({ action, ...props }: ActionDialogProps<ActionName>) {
  const Dialog = DIALOGS[action] as ComponentType<ActionDialogProps<ActionName>> | undefined;
  return Dialog ? <Dialog action={action} {...props} /> : null;
}
