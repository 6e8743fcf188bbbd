// Assigns an interview time to one applicant, starting from the stage's defaults.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AssignTimeDialog } from '../../interviews/parts/AssignTimeDialog.tsx';
import { slotsQuery } from '../../interviews/parts/meetings.api.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { useWho } from './use-who.ts';

export function MeetingTimeDialog({ target, open, onClose, onRun }: ActionDialogProps<'assign_time'>) {
  const { t } = useTranslation();
  // Only one applicant is given a time here, so the location is that of the row.
  const [row] = target.kind === 'rows' ? target.rows : [];
  const people = useWho(target);
  const title = t('interviews:dialogs.assign_time.title', { who: row?.first_name ?? people });
  const stageId = row?.position_stage.id ?? 0;
  const { data } = useQuery(slotsQuery(stageId, row?.id));
  // The form needs the stage's defaults, so it waits for them.
  if (!data) return null;
  return (
    <AssignTimeDialog
      open={open}
      title={title}
      submitLabel={title}
      defaults={data.usual}
      stageId={stageId}
      locationId={row?.position.location.id}
      onClose={onClose}
      onAssign={onRun}
    />
  );
}
