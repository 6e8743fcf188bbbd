// The sidebar of a profile: next step and recent activity.
import type { Application } from '@onward/contract/applicants/application';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HistoryList } from '../activity/HistoryList.tsx';
import styles from './ProfileRail.module.css';

interface Props {
  applicant: Application;
  next: ReactNode;
  /** The address of the full activity. */
  activityTo: string;
}

export function ProfileRail({ applicant, next, activityTo }: Props) {
  const { t } = useTranslation();
  return (
    <aside className={styles.rail}>
      {next}
      <section className={styles.recent}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('applicants:profile.tabs.activity')}</h2>
          <Link to={activityTo}>{t('applicants:profile.viewAll')}</Link>
        </div>
        <HistoryList label={t('applicants:profile.recent')} histories={applicant.recent_histories} />
      </section>
    </aside>
  );
}
