// One interview in the grid; color and icons show its state and type.

import type { Meeting } from '@onward/contract/interviews/meetings';
import { meetingState } from '@onward/domain/interviews/proposals';
import type { CSSProperties, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../../platform/language/time-text.ts';
import { MEETING_PILLS, MEETING_TYPE_ICONS } from '../../parts/meeting-pills.ts';
import styles from './MeetingBlock.module.css';

interface Props {
  meeting: Meeting;
  box: CSSProperties;
  /** Not tall enough for two lines. */
  isShort: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onGrab: ((event: PointerEvent) => void) | undefined;
}

export function MeetingBlock({ meeting, box, isShort, isOpen, onOpen, onGrab }: Props) {
  const { t, i18n } = useTranslation();
  const state = meetingState(meeting);
  const { tone, icon: StateIcon } = MEETING_PILLS[state];
  const TypeIcon = MEETING_TYPE_ICONS[meeting.meeting_type];
  const name = `${meeting.applicant.first_name} ${meeting.applicant.last_name}`;
  const time = clockText(i18n.language, meeting.starts_at);
  const label = t('interviews:schedule.blockLabel', {
    name,
    time,
    type: t(`hiring-processes:meetingTypes.${meeting.meeting_type}`),
    state: t(`applicants:stageStatuses.${state}`),
  });
  return (
    <button
      type="button"
      className={styles.block}
      style={box}
      data-tone={tone}
      data-status={meeting.status}
      data-open={isOpen}
      data-short={isShort}
      data-meeting={meeting.id}
      aria-label={label}
      title={label}
      onClick={onOpen}
      onPointerDown={onGrab}
    >
      <span className={styles.face}>
        <span className={styles.name}>
          <StateIcon size={13} aria-hidden="true" />
          <span>{name}</span>
        </span>
        <span className={styles.time}>
          <TypeIcon size={13} aria-hidden="true" />
          {time}
        </span>
      </span>
    </button>
  );
}
