// Asks before an interview moves, because everyone named here is notified.

import type { Meeting } from '@onward/contract/interviews/meetings';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { clockText, weekdayText } from '../../../platform/language/time-text.ts';
import { changeMeeting } from '../parts/meetings.api.ts';

export interface Move {
  meeting: Meeting;
  startsAt: Date;
}

export function MoveDialog({ meeting, startsAt, open, onClose }: Move & { open: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const name = `${meeting.applicant.first_name} ${meeting.applicant.last_name}`;
  const notified = [name, ...meeting.interviewers.map((one) => one.name)];
  const move = async () => {
    try {
      await changeMeeting(meeting, { starts_at: startsAt.toISOString() });
      toasts.success(t('interviews:meeting.done.move', { name }));
    } catch (error) {
      toasts.error(takeFailure(error).message || t('interviews:schedule.failed'));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('interviews:schedule.moveTitle', {
        name,
        time: `${weekdayText(i18n.language, startsAt)}, ${clockText(i18n.language, startsAt)}`,
      })}
      text={t('interviews:schedule.moveText', { names: new Intl.ListFormat(i18n.language).format(notified) })}
      confirmLabel={t('interviews:schedule.moveNow')}
      onConfirm={move}
      onCancel={onClose}
    />
  );
}
