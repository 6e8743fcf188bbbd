// The state of an interview; a time that is only proposed says so.
import type { MeetingEntity } from '@onward/contract/interviews/meetings';
import { hasStatusHint } from '@onward/domain/applicants/stages/stage-statuses';
import { meetingState } from '@onward/domain/interviews/proposals';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';
import { PillHint } from '../../../../design/status/PillHint.tsx';
import { MEETING_PILLS } from '../meeting-pills.ts';

interface Props {
  meeting: Pick<MeetingEntity, 'status' | 'is_proposed'>;
  /** Only the pill, where there is no room for words beside it. */
  brief?: boolean;
}

export function MeetingPill({ meeting, brief = false }: Props) {
  const { t } = useTranslation();
  const state = meetingState(meeting);
  const pill = <Pill {...MEETING_PILLS[state]}>{t(`applicants:stageStatuses.${state}`)}</Pill>;
  if (brief || !hasStatusHint('scheduling', state)) return pill;
  return <PillHint hint={t(`applicants:statusHints.scheduling.${state}`)}>{pill}</PillHint>;
}
