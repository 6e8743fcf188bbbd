// Upcoming interviews as a list by day, for phones and for people who prefer lists.

import type { Meeting } from '@onward/contract/interviews/meetings';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { clockText, longDayText, weekdayText } from '../../../platform/language/time-text.ts';
import { MeetingPill } from '../parts/facts/MeetingPill.tsx';
import { MEETING_TYPE_ICONS } from '../parts/meeting-pills.ts';
import { dayKey } from '../parts/meeting-times.ts';
import styles from './Agenda.module.css';

interface Props {
  days: readonly string[];
  today: string;
  meetings: readonly Meeting[];
  namesInterviewers: boolean;
  onOpen: (meeting: Meeting) => void;
}

export function Agenda({ days, today, meetings, namesInterviewers, onOpen }: Props) {
  const { t, i18n } = useTranslation();
  const filled = days
    .map((day) => ({ day, items: meetings.filter(({ starts_at }) => dayKey(new Date(starts_at)) === day) }))
    .filter(({ items }) => items.length > 0);
  if (filled.length === 0) {
    return (
      <EmptyState
        kind="nothing_to_do"
        title={t('interviews:schedule.empty')}
        text={t('interviews:schedule.emptyText')}
      />
    );
  }
  return (
    <div className={styles.agenda}>
      {filled.map(({ day, items }) => (
        <section key={day}>
          <h2 className={styles.day}>
            {longDayText(i18n.language, new Date(`${day}T12:00`))}
            {day === today && <span className={styles.today}>{t('interviews:schedule.today')}</span>}
          </h2>
          <ul>
            {items.map((meeting) => (
              <li key={meeting.id}>
                <Row meeting={meeting} namesInterviewers={namesInterviewers} onOpen={() => onOpen(meeting)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface RowProps {
  meeting: Meeting;
  namesInterviewers: boolean;
  onOpen: () => void;
}

function Row({ meeting, namesInterviewers, onOpen }: RowProps) {
  const { t, i18n } = useTranslation();
  const TypeIcon = MEETING_TYPE_ICONS[meeting.meeting_type];
  return (
    <button type="button" className={styles.row} data-meeting={meeting.id} onClick={onOpen}>
      <span className={styles.time}>{clockText(i18n.language, meeting.starts_at)}</span>
      <span className={styles.words}>
        <strong>
          {meeting.applicant.first_name} {meeting.applicant.last_name}
        </strong>
        <span className={styles.meta}>
          <TypeIcon size={13} aria-hidden="true" />
          {[meeting.position.title, meeting.position.location_name].join(' · ')}
        </span>
        {namesInterviewers && (
          <span className={styles.meta}>{meeting.interviewers.map(({ name }) => name).join(', ')}</span>
        )}
        {meeting.confirmed_at && meeting.confirmed_by && (
          <span className={styles.meta}>
            {t('applicants:list.confirmedBy', {
              name: meeting.confirmed_by,
              day: weekdayText(i18n.language, meeting.confirmed_at),
            })}
          </span>
        )}
      </span>
      <MeetingPill meeting={meeting} />
    </button>
  );
}
