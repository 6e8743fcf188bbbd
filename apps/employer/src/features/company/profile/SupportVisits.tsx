// When and why support staff visited the company, for its super admins (IDN-041).
import { listSupportVisits } from '@onward/contract/identity/account-security';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import styles from './SupportVisits.module.css';

export function SupportVisits() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery({
    queryKey: ['company', 'support-visits'],
    queryFn: async ({ signal }) => (await api.call(listSupportVisits, { signal, silent: true })).support_visits,
  });
  if (!data) return null;
  const now = new Date();
  return (
    <section className={styles.card} aria-labelledby="support-visits">
      <h2 id="support-visits">{t('company:visits.title')}</h2>
      <p className={styles.meta}>{t(data.length === 0 ? 'company:visits.none' : 'company:visits.text')}</p>
      <ul className={styles.list}>
        {data.map(({ id, reason, by, created_at }) => (
          <li key={id}>
            <p>{reason}</p>
            <p className={styles.meta}>{[by, relativeTime(new Date(created_at), now, i18n.language)].join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
