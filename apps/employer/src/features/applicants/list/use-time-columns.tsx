// The columns with times: applied, last message, latest activity (APP-009).
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../design/lists/DataTable.tsx';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import type { ApplicantField } from '../applicants.list.ts';
import styles from './ApplicantTable.module.css';

export function useTimeColumns(): Column<ApplicationRow, ApplicantField>[] {
  const { t, i18n } = useTranslation();
  const dates = useDates();
  return [
    {
      key: 'applied_at',
      title: t('applicants:columns.applied_at'),
      sortField: 'applied_at',
      render: ({ applied_at }) => (
        <time className={styles.fact} dateTime={applied_at}>
          {dates.dayOfTime(applied_at)}
        </time>
      ),
    },
    {
      key: 'last_message',
      title: t('applicants:columns.last_message'),
      sortField: 'last_message_at',
      render: ({ last_message: last }) =>
        last && (
          <span className={styles.fact}>
            {t(`applicants:list.lastMessage.${last.direction}`, { channel: t(`messages:channels.${last.channel}`) })}{' '}
            <time dateTime={last.at}>{relativeTime(new Date(last.at), new Date(), i18n.language)}</time>
          </span>
        ),
    },
    {
      key: 'last_activity_at',
      title: t('applicants:columns.last_activity_at'),
      sortField: 'last_activity_at',
      render: ({ last_activity_at }) => (
        <time className={styles.fact} dateTime={last_activity_at}>
          {relativeTime(new Date(last_activity_at), new Date(), i18n.language)}
        </time>
      ),
    },
  ];
}
