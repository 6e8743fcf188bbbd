// Assigns an interview time to one applicant, starting from the stage's defaults.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AssignTimeDialog } from '../../interviews/parts/AssignTimeDialog.tsx';
import { slotsQuery } from '../../interviews/parts/meetings.api.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { useWho } from './use-who.ts';

export function MeetingTimeDialog({ target, open, onClose, onRun }: ActionDialogProps<'assign_time'>) {
  const { t } = useTranslation();
  const who = useWho(target);
  const stageId = target.kind === 'rows' ? (target.rows[0]?.position_stage.id ?? 0) : 0;
  const { data } = useQuery(slotsQuery(stageId));
  // The form needs the stage's defaults, so it waits for them.
  if (!data) return null;
  return (
    <AssignTimeDialog
      open={open}
      title={t('interviews:dialogs.assign_time.title', { who })}
      submitLabel={t('interviews:dialogs.assign_time.submit')}
      defaults={data.usual}
      stageId={stageId}
      onClose={onClose}
      onAssign={onRun}
    />
  );
}
