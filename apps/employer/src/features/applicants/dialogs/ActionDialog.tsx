// What an action has to be told, asked in the dialog it has for that (APP-024).
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { ComponentType } from 'react';
import type { Target } from '../applicants.api.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { HiredDialog } from './HiredDialog.tsx';
import { InactiveDialog } from './InactiveDialog.tsx';
import { MeetingGiveUpDialog } from './MeetingGiveUpDialog.tsx';
import { MeetingTimeDialog } from './MeetingTimeDialog.tsx';
import { MoveToPositionDialog } from './MoveToPositionDialog.tsx';
import { MoveToStageDialog } from './MoveToStageDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { RejectDialog } from './reject/RejectDialog.tsx';
import { SendEmailDialog, SendSmsDialog } from './SendMessageDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const DIALOGS: Partial<Record<ActionName, ComponentType<ActionDialogProps>>> = {
  move_to_stage: MoveToStageDialog,
  send_email: SendEmailDialog,
  send_sms: SendSmsDialog,
  send_email_inactive: SendEmailDialog,
  send_sms_inactive: SendSmsDialog,
  add_note: NoteDialog,
  reject: RejectDialog,
  reject_applicant: RejectDialog,
  share_applicant: ShareDialog,
  move_to_position: MoveToPositionDialog,
  mark_hired: HiredDialog,
  mark_inactive: InactiveDialog,
  request_reschedule: MeetingGiveUpDialog,
  cancel_meeting: MeetingGiveUpDialog,
  assign_time: MeetingTimeDialog,
};

export const hasDialog = (action: ActionName): boolean => DIALOGS[action] !== undefined;

interface Props extends Omit<ActionDialogProps, 'action' | 'target'> {
  asked: { action: ActionName; target: Target };
}

export function ActionDialog({ asked, ...props }: Props) {
  const Asking = DIALOGS[asked.action];
  return Asking ? <Asking {...asked} {...props} /> : null;
}
