// Open work of a team member who leaves, which someone else has to take over (CMP-031).

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { momentText } from '../../../platform/language/time-text.ts';
import { paths } from '../../../platform/routing/paths.ts';
import styles from './OpenWork.module.css';
import { type ListedStaff, openWorkQuery } from './staff.api.ts';

const SCHEDULE = { feature: 'schedule', module: 'scheduling', permission: 'edit_all_calendars' } as const;

export function OpenWork({ staff: { id, name } }: { staff: Pick<ListedStaff, 'id' | 'name'> }) {
  const { t, i18n } = useTranslation();
  const maySee = useAccess().may(SCHEDULE);
  const { data } = useQuery(openWorkQuery(id));
  if (!data || data.meetings_count + data.conversations_count + data.onboarding_actions_count === 0) return null;
  const unnamed = data.meetings_count - data.meetings.length;
  return (
    <section className={styles.work} aria-label={t('staff:people.openWork.title')}>
      <p className={styles.title}>{t('staff:people.openWork.title')}</p>
      <ul>
        {data.meetings.map((meeting) => (
          <li key={meeting.id}>
            {[momentText(i18n.language, meeting.starts_at), meeting.applicant_name, meeting.position_title].join(' · ')}
          </li>
        ))}
        {unnamed > 0 && <li>{t('staff:people.openWork.moreMeetings', { count: unnamed })}</li>}
        {data.conversations_count > 0 && (
          <li>{t('staff:people.openWork.conversations', { count: data.conversations_count })}</li>
        )}
        {data.onboarding_actions_count > 0 && (
          <li>{t('staff:people.openWork.onboardingActions', { count: data.onboarding_actions_count })}</li>
        )}
      </ul>
      {maySee && data.meetings_count > 0 && (
        <Link to={`${paths.schedule()}?view=agenda&staff=${id}`}>
          {t('staff:people.openWork.toSchedule', { name })}
        </Link>
      )}
    </section>
  );
}
