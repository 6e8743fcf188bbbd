// Today's interviews on a timeline with the current time; a list on phones.

import type { TodayMeeting } from '@onward/contract/home/home';
import type { MeetingType } from '@onward/domain/hiring-processes/stages';
import { meetingState } from '@onward/domain/interviews/proposals';
import { type LucideIcon, MapPin, Phone, UserRound, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { useIsPhone } from '../../../../design/theme/use-is-phone.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { clockText, timeText } from '../../../../platform/language/time-text.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import styles from './DayTimeline.module.css';
import { placeOnDay } from './place-on-day.ts';

const ICONS: Record<MeetingType, LucideIcon> = {
  phone_call: Phone,
  onsite_interview: MapPin,
  video_conference: Video,
  other: UserRound,
};

export interface DayTimelineProps {
  meetings: readonly TodayMeeting[];
  timeZone: string;
  now: Date;
}

export default function DayTimeline({ meetings, timeZone, now }: DayTimelineProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const phone = useIsPhone();
  const { hours, rows, nowAt, lanes } = placeOnDay(meetings, timeZone, now);
  const clock = (date: Date | string) => clockText(language, date, timeZone);
  const pending = meetings.filter(({ status }) => status === 'pending').length;
  return (
    <section className={styles.day} aria-label={t('shell:today.interviews')}>
      <header>
        <h2>{t('shell:today.interviews')}</h2>
        <p>
          {t('shell:today.interviewsCount', { count: meetings.length })}
          {pending > 0 && ` · ${t('shell:today.waitingForConfirmation', { count: pending })}`}
        </p>
        <Link className={styles.open} to={paths.schedule()}>
          {t('shell:today.openSchedule')}
        </Link>
      </header>
      {meetings.length === 0 ? (
        <p className={styles.none}>{t('shell:today.noInterviews')}</p>
      ) : (
        <div className={styles.scale} data-phone={phone} style={{ '--lanes': lanes } as React.CSSProperties}>
          {!phone && (
            <ol className={styles.hours} aria-hidden="true">
              {hours.map(({ at, moment }) => (
                <li key={at} style={{ left: `${at}%` }}>
                  {timeText(language, moment, { hour: 'numeric', timeZone })}
                </li>
              ))}
              {nowAt !== null && <li className={styles.now} style={{ left: `${nowAt}%` }} />}
            </ol>
          )}
          <ul className={styles.meetings}>
            {rows.map(({ meeting, at, lane }) => {
              const Icon = ICONS[meeting.meeting_type];
              return (
                <li key={meeting.id} style={phone ? undefined : { left: `${at}%`, top: `${lane * 60}px` }}>
                  <Link to={`${paths.schedule()}?meeting=${meeting.id}`} data-status={meeting.status}>
                    <Avatar name={meeting.name} size={34} />
                    <span>
                      <b>{meeting.name}</b>
                      <span className={styles.facts}>
                        <Icon size={13} aria-label={t(`hiring-processes:meetingTypes.${meeting.meeting_type}`)} />
                        <span>
                          {clock(meeting.starts_at)} · {t(`applicants:stageStatuses.${meetingState(meeting)}`)}
                        </span>
                      </span>
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
