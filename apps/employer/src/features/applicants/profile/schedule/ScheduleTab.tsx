// The interviews of an applicant: the current one with its actions, and earlier ones (APP-012, SCH-015).

import type { Application } from '@onward/contract/applicants/application';
import type { Meeting } from '@onward/contract/interviews/meetings';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { ErrorBlock } from '../../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { clockText, longDayText, momentText, timeText } from '../../../../platform/language/time-text.ts';
import { LockNote } from '../../../interviews/parts/facts/LockNote.tsx';
import { MeetingFacts } from '../../../interviews/parts/facts/MeetingFacts.tsx';
import { MeetingPill } from '../../../interviews/parts/facts/MeetingPill.tsx';
import type { ProposalAnswer } from '../../../interviews/parts/facts/ProposedTimes.tsx';
import { MeetingButtons } from '../../../interviews/parts/MeetingButtons.tsx';
import { MEETING_TYPE_ICONS } from '../../../interviews/parts/meeting-pills.ts';
import { applicantMeetingsQuery } from '../../../interviews/parts/meetings.api.ts';
import { OutcomeNeeded } from '../../../interviews/parts/OutcomeNeeded.tsx';
import { useLiveMeetings } from '../../../interviews/parts/use-live-meetings.ts';
import { useMeetingActions } from '../../../interviews/parts/use-meeting-actions.tsx';
import { refreshProfile } from '../profile.api.ts';
import styles from './ScheduleTab.module.css';

interface Props {
  applicant: Application;
  /** Assigns a time when none is booked; null when that is not possible. */
  onAssign: (() => void) | null;
}

export function ScheduleTab({ applicant, onAssign }: Props) {
  const { t } = useTranslation();
  const { data: meetings, isError, refetch } = useQuery(applicantMeetingsQuery(applicant.id));
  const actions = useMeetingActions(refreshProfile);
  useLiveMeetings();
  if (isError) return <ErrorBlock title={t('interviews:profile.failed')} onRetry={() => void refetch()} />;
  if (!meetings) return <SkeletonRows />;
  const current = meetings.find(({ is_current }) => is_current);
  const earlier = meetings.filter((meeting) => meeting !== current);
  const waits = applicant.position_stage.stage_type === 'scheduling' && applicant.status === 'in_progress';
  return (
    <div className={styles.tab}>
      {current && (
        <CurrentMeeting
          meeting={current}
          answer={actions.answerOf(current)}
          lock={actions.lockOf(current)}
          buttons={
            <MeetingButtons meeting={current} steps={actions.stepsOf(current, new Date())} onStart={actions.start} />
          }
        />
      )}
      {!current && (
        <EmptyState
          kind="first_use"
          title={t(waits ? 'interviews:profile.waits' : 'interviews:profile.none')}
          text={t(waits ? 'interviews:profile.waitsText' : 'interviews:profile.noneText')}
          action={
            onAssign && (
              <Button icon={<CalendarPlus size={16} />} onClick={onAssign}>
                {t('applicants:actions.names.assign_time')}
              </Button>
            )
          }
        />
      )}
      {earlier.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('interviews:profile.earlier')}</h2>
          <ul className={styles.earlier}>
            {earlier.map((meeting) => (
              <EarlierMeeting key={meeting.id} meeting={meeting} />
            ))}
          </ul>
        </section>
      )}
      {actions.dialogs}
    </div>
  );
}

interface CurrentProps {
  meeting: Meeting;
  answer: ProposalAnswer | undefined;
  lock: string | null;
  buttons: React.ReactNode;
}

function CurrentMeeting({ meeting, answer, lock, buttons }: CurrentProps) {
  const { t, i18n } = useTranslation();
  const start = new Date(meeting.starts_at);
  const month = timeText(i18n.language, start, { month: 'short' });
  return (
    <section className={styles.card} aria-label={meeting.stage_name}>
      <header className={styles.head}>
        <span className={styles.date} aria-hidden="true">
          <span>{month}</span>
          <strong>{start.getDate()}</strong>
        </span>
        <div className={styles.title}>
          <h2>
            {meeting.stage_name} <MeetingPill meeting={meeting} />
          </h2>
          <p>
            {longDayText(i18n.language, start)},{' '}
            {t('interviews:schedule.span', {
              from: clockText(i18n.language, start),
              to: clockText(i18n.language, meeting.ends_at),
            })}{' '}
            · {meeting.position.brand_name} {meeting.position.location_name}
          </p>
        </div>
      </header>
      {meeting.needs_outcome && <OutcomeNeeded />}
      {lock ? <LockNote>{lock}</LockNote> : <div className={styles.buttons}>{buttons}</div>}
      <MeetingFacts meeting={meeting} answer={answer} />
    </section>
  );
}

function EarlierMeeting({ meeting }: { meeting: Meeting }) {
  const { t, i18n } = useTranslation();
  const Icon = MEETING_TYPE_ICONS[meeting.meeting_type];
  const names = new Intl.ListFormat(i18n.language).format(meeting.interviewers.map(({ name }) => name));
  return (
    <li>
      <Icon size={16} aria-hidden="true" />
      <strong>{meeting.stage_name}</strong>
      <span className={styles.meta}>
        {momentText(i18n.language, meeting.starts_at)} {names && t('interviews:profile.with', { names })}
      </span>
      <MeetingPill meeting={meeting} />
    </li>
  );
}
