// The details of an interview: type, place, people, message, reminders, who confirmed it (SCH-015).

import type { Meeting } from '@onward/contract/interviews/meetings';
import { spokenDetails } from '@onward/domain/interviews/meeting-details';
import { isWebAddress } from '@onward/domain/platform/contact/web-address';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { momentText } from '../../../../platform/language/time-text.ts';
import { MEETING_TYPE_ICONS } from '../meeting-pills.ts';
import styles from './MeetingFacts.module.css';
import { type ProposalAnswer, ProposedTimes } from './ProposedTimes.tsx';

const HOUR_SECONDS = 3600;

interface Props {
  meeting: Meeting;
  /** How proposed times are answered; undefined for people who may not. */
  answer?: ProposalAnswer | undefined;
}

export function MeetingFacts({ meeting, answer }: Props) {
  const { t, i18n } = useTranslation();
  const TypeIcon = MEETING_TYPE_ICONS[meeting.meeting_type];
  const details = spokenDetails(meeting.details, (type, value) => t(`interviews:details.${type}`, { value }));
  const { reminders, proposals, proposal_note, cancel_reason, confirmed_at } = meeting;
  return (
    <dl className={styles.facts}>
      <Row label={t('interviews:meeting.type')}>
        <TypeIcon size={15} aria-hidden="true" /> {t(`hiring-processes:meetingTypes.${meeting.meeting_type}`)}
      </Row>
      {meeting.location_text && <Row label={t('interviews:meeting.where')}>{meeting.location_text}</Row>}
      {meeting.video_link && (
        <Row label={t('interviews:meeting.video')}>
          {isWebAddress(meeting.video_link) ? (
            <a href={meeting.video_link} target="_blank" rel="noreferrer">
              {meeting.video_link}
            </a>
          ) : (
            meeting.video_link
          )}
        </Row>
      )}
      {meeting.interviewers.length > 0 && (
        <Row label={t('interviews:meeting.interviewers')}>
          <ul className={styles.people}>
            {meeting.interviewers.map(({ id, name }) => (
              <li key={id}>
                <Avatar name={name} size={22} /> {name}
              </li>
            ))}
          </ul>
        </Row>
      )}
      {confirmed_at && (
        <Row label={t('interviews:meeting.confirmed')}>
          {t('interviews:meeting.confirmedBy', {
            time: momentText(i18n.language, confirmed_at),
            name: meeting.confirmed_by ?? t('interviews:meeting.theApplicant'),
          })}
        </Row>
      )}
      {proposals.length > 0 && (
        <Row label={t('interviews:meeting.proposals')}>
          <ProposedTimes meeting={meeting} answer={answer} />
        </Row>
      )}
      {proposal_note && <Row label={t('interviews:meeting.proposalNote')}>{proposal_note}</Row>}
      {details && <Row label={t('interviews:meeting.instructions')}>{details}</Row>}
      {cancel_reason && <Row label={t('interviews:meeting.reason')}>{cancel_reason}</Row>}
      {reminders.length > 0 && (
        <Row label={t('interviews:meeting.reminder')}>
          {reminders
            .map(({ channel, seconds_before }) =>
              t('interviews:meeting.reminderBefore', {
                channel: t(`interviews:meeting.channels.${channel}`),
                count: Math.max(1, Math.round(seconds_before / HOUR_SECONDS)),
              }),
            )
            .join(', ')}
        </Row>
      )}
    </dl>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
