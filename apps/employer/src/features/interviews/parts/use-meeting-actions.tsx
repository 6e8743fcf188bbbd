// Runs an action on one interview: asks for what it needs, runs it, and shows the result.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { type Meeting, updateMeeting } from '@onward/contract/interviews/meetings';
import { MEETING_MINUTES } from '@onward/domain/hiring-processes/stages';
import { decideMeetingWrite } from '@onward/domain/interviews/own-meetings';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { passOnError } from '../../../platform/errors/handle-error.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { type AssignedTime, AssignTimeDialog } from './AssignTimeDialog.tsx';
import type { ProposalAnswer } from './facts/ProposedTimes.tsx';
import { GiveUpForm } from './GiveUpForm.tsx';
import { canMove, type MeetingAction, meetingActions } from './meeting-actions.ts';
import { actOnMeeting, assignMeeting, changeMeeting, undoOnMeeting } from './meetings.api.ts';

import { partyOf } from './use-may-write-meeting.ts';

export type MeetingStep = MeetingAction | 'move';

interface PendingStep {
  step: MeetingStep;
  meeting: Meeting;
}

const EDIT = { permission: 'edit_applicant', module: 'scheduling', writes: true } as const;

export function useMeetingActions(onDone?: () => void) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const user = useCurrentUser();
  const pending = useDialog<PendingStep>();

  /** Everyone may change their own interviews; those of others need a permission (SCH-005). */
  const isAllowed = (meeting: Meeting): boolean =>
    decideMeetingWrite({ staffId: user.id, permissions: user.company_role.permissions }, partyOf(meeting)).allowed;
  const mayChange = (meeting: Meeting): boolean => may(EDIT) && isAllowed(meeting);

  /** Why an interview that could be changed has no buttons for this user. */
  const lockOf = (meeting: Meeting): string | null =>
    may(EDIT) && meeting.is_current && !isAllowed(meeting)
      ? t('interviews:meeting.notOwn', { permission: t('shell:permissions.edit_all_calendars') })
      : null;

  const stepsOf = (meeting: Meeting, now: Date): MeetingStep[] => {
    if (!mayChange(meeting)) return [];
    const actions = meetingActions(meeting, now);
    return canMove(meeting) && new Date(meeting.starts_at) > now ? [...actions, 'move'] : actions;
  };

  const undoIt = async (undoId: number, meeting: Meeting): Promise<void> => {
    await undoOnMeeting(undoId);
    toasts.success(t('applicants:actions.undoneOne', { name: nameOf(meeting) }));
    onDone?.();
  };

  const run = async (step: MeetingAction, meeting: Meeting, params = {}): Promise<void> => {
    const { refusal, undoId } = await actOnMeeting(step, meeting, params);
    const done = isDeclined(step, meeting) ? 'decline_proposal' : step;
    const undo = undoId !== null && {
      label: t('shell:undo'),
      run: () => void undoIt(undoId, meeting).catch(() => null),
    };
    if (refusal) toasts.error(refusal);
    else toasts.success(t(`interviews:meeting.done.${done}`, { name: nameOf(meeting) }), undo || undefined);
    onDone?.();
  };

  const start = (step: MeetingStep, meeting: Meeting): void => {
    const asks =
      step === 'move' || step === 'assign_time' || step === 'request_reschedule' || step === 'cancel_meeting';
    if (asks) pending.show({ step, meeting });
    else run(step, meeting).catch((error: unknown) => passOnError(error, performApplicationAction));
  };

  const assign = async ({ step, meeting }: PendingStep, time: AssignedTime): Promise<void> => {
    if (step === 'move') await changeMeeting(meeting, time);
    else await assignMeeting({ application_id: meeting.application_id, ...time });
    toasts.success(t(`interviews:meeting.done.${step === 'move' ? 'move' : 'assign_time'}`, { name: nameOf(meeting) }));
    onDone?.();
  };

  const { subject } = pending;
  const who = subject ? nameOf(subject.meeting) : '';
  const common = { open: pending.open, onClose: pending.close };
  const dialogs = subject && (
    <>
      {(subject.step === 'cancel_meeting' || subject.step === 'request_reschedule') && (
        <GiveUpForm
          key={pending.visit}
          {...common}
          kind={isDeclined(subject.step, subject.meeting) ? 'decline_proposal' : subject.step}
          who={who}
          onRun={(params) => run(subject.step as MeetingAction, subject.meeting, params)}
        />
      )}
      {(subject.step === 'move' || subject.step === 'assign_time') && (
        <AssignTimeDialog
          key={pending.visit}
          {...common}
          title={t(`interviews:dialogs.${subject.step}.title`, {
            who: subject.step === 'move' ? who : subject.meeting.applicant.first_name,
          })}
          // The button names the person, as the title does.
          submitLabel={
            subject.step === 'move'
              ? t('interviews:dialogs.move.submit')
              : t('interviews:dialogs.assign_time.title', { who: subject.meeting.applicant.first_name })
          }
          defaults={defaultsOf(subject)}
          stageId={subject.meeting.stage_id}
          meeting={subject.step === 'move' ? subject.meeting : undefined}
          onAssign={(time) => assign(subject, time)}
        />
      )}
    </>
  );
  /** Undefined for people who may not change the interview, or when it is over. */
  const answerOf = (meeting: Meeting): ProposalAnswer | undefined => {
    if (!mayChange(meeting) || !canMove(meeting)) return undefined;
    const save = (change: Parameters<typeof changeMeeting>[1], done: 'accepted' | 'kept'): Promise<void> =>
      changeMeeting(meeting, change).then(
        () => {
          toasts.success(t(`interviews:meeting.answer.${done}`));
          onDone?.();
        },
        (error: unknown) => passOnError(error, updateMeeting),
      );
    return {
      accept: (time) => save({ starts_at: time }, 'accepted'),
      keep: () => save({ proposals: [] }, 'kept'),
    };
  };
  return { stepsOf, start, dialogs, mayChange, answerOf, lockOf };
}

const nameOf = ({ applicant }: Meeting): string => `${applicant.first_name} ${applicant.last_name}`;

const isDeclined = (step: MeetingStep, { status, is_proposed }: Meeting): boolean =>
  step === 'cancel_meeting' && status === 'pending' && is_proposed;

const defaultsOf = ({ step, meeting }: PendingStep) => ({
  starts_at: step === 'move' ? meeting.starts_at : undefined,
  duration_minutes: (Date.parse(meeting.ends_at) - Date.parse(meeting.starts_at)) / 60_000 || MEETING_MINUTES.usual,
  meeting_type: meeting.meeting_type,
  interviewer_ids: meeting.interviewer_ids,
  details: meeting.details,
});
