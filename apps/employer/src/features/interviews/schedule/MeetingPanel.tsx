// One interview in a panel next to the calendar: who, when, where, and its actions.

import type { Meeting } from '@onward/contract/interviews/meetings';
import { meetingState } from '@onward/domain/interviews/proposals';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { CopyField } from '../../../design/fields/CopyField.tsx';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { clockText, longDayText, ownZoneText } from '../../../platform/language/time-text.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { LockNote } from '../parts/facts/LockNote.tsx';
import { MeetingFacts } from '../parts/facts/MeetingFacts.tsx';
import type { ProposalAnswer } from '../parts/facts/ProposedTimes.tsx';
import { MeetingButtons } from '../parts/MeetingButtons.tsx';
import { MEETING_PILLS } from '../parts/meeting-pills.ts';
import { meetingQuery } from '../parts/meetings.api.ts';
import { OutcomeNeeded } from '../parts/OutcomeNeeded.tsx';
import type { MeetingStep } from '../parts/use-meeting-actions.tsx';
import styles from './MeetingPanel.module.css';

interface Props {
  id: number | null;
  now: Date;
  stepsOf: (meeting: Meeting, now: Date) => MeetingStep[];
  lockOf: (meeting: Meeting) => string | null;
  answerOf: (meeting: Meeting) => ProposalAnswer | undefined;
  onStart: (step: MeetingStep, meeting: Meeting) => void;
  onClose: () => void;
}

export function MeetingPanel({ id, now, stepsOf, lockOf, answerOf, onStart, onClose }: Props) {
  const { t } = useTranslation();
  const { data: meeting, isError } = useQuery({ ...meetingQuery(id ?? 0), enabled: id !== null });
  const steps = meeting ? stepsOf(meeting, now) : [];
  return (
    <SideDrawer
      open={id !== null}
      width="detail"
      title={t('interviews:schedule.interview')}
      onClose={onClose}
      actions={
        meeting &&
        steps.length > 0 && (
          <div className={styles.buttons}>
            <MeetingButtons meeting={meeting} steps={steps} onStart={onStart} />
          </div>
        )
      }
    >
      {isError && <ErrorBlock title={t('interviews:schedule.gone')} message={t('interviews:schedule.goneText')} />}
      {!meeting && !isError && <SkeletonRows />}
      {meeting && <MeetingDetails meeting={meeting} answer={answerOf(meeting)} lock={lockOf(meeting)} />}
    </SideDrawer>
  );
}

interface DetailsProps {
  meeting: Meeting;
  answer: ProposalAnswer | undefined;
  lock: string | null;
}

function MeetingDetails({ meeting, answer, lock }: DetailsProps) {
  const { t, i18n } = useTranslation();
  const state = meetingState(meeting);
  const { tone, icon: Icon } = MEETING_PILLS[state];
  const name = `${meeting.applicant.first_name} ${meeting.applicant.last_name}`;
  const { title, brand_name, location_name } = meeting.position;
  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <Avatar name={name} size={44} />
        <div>
          <h2>{name}</h2>
          <p>{[title, `${brand_name} ${location_name}`].join(' · ')}</p>
        </div>
      </div>
      <div className={styles.when} data-tone={tone}>
        <p className={styles.state}>
          <Icon size={16} aria-hidden="true" />
          {t(`applicants:stageStatuses.${state}`)}
        </p>
        <p className={styles.time}>
          {longDayText(i18n.language, meeting.starts_at)},{' '}
          {t('interviews:schedule.span', {
            from: clockText(i18n.language, meeting.starts_at),
            to: clockText(i18n.language, meeting.ends_at),
          })}
        </p>
        <p>{ownZoneText(i18n.language)}</p>
      </div>
      {meeting.needs_outcome && <OutcomeNeeded />}
      {lock && <LockNote>{lock}</LockNote>}
      <MeetingFacts meeting={meeting} answer={answer} />
      <Link className={styles.profile} to={`${paths.applicant(meeting.application_id)}?tab=schedule`}>
        {t('interviews:schedule.profile')}
      </Link>
      <CopyField
        label={t('interviews:schedule.link')}
        value={`${window.location.origin}/#${paths.schedule()}?meeting=${meeting.id}`}
      />
    </div>
  );
}
