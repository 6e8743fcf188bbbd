// The state of an interview; a time that is only proposed says so.
import type { MeetingEntity } from '@onward/contract/interviews/meetings';
import { meetingState } from '@onward/domain/interviews/proposals';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';
import { MEETING_PILLS } from '../meeting-pills.ts';

export function MeetingPill({ meeting }: { meeting: Pick<MeetingEntity, 'status' | 'is_proposed'> }) {
  const { t } = useTranslation();
  const state = meetingState(meeting);
  return <Pill {...MEETING_PILLS[state]}>{t(`applicants:stageStatuses.${state}`)}</Pill>;
}
