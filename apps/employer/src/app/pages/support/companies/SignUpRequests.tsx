// Who asked for a company on the sign-up page, newest first (CMP-053, CMP-063).

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';
import { dayText } from '../../../../platform/language/time-text.ts';
import { signUpRequestsQuery } from './companies.api.ts';
import styles from './SignUpRequests.module.css';

export function SignUpRequests() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(signUpRequestsQuery());
  if (!data || data.sign_up_requests.length === 0) return null;
  const date = (moment: string) => dayText(i18n.language, moment);
  return (
    <section className={styles.requests} aria-labelledby="sign-up-requests">
      <h2 id="sign-up-requests">{t('company:support.signUps.title', { count: data.total_count })}</h2>
      <ul>
        {data.sign_up_requests.map(({ id, name, email, company_name, referred, created_at }) => (
          <li key={id}>
            <strong>{company_name}</strong>
            <span>{[name, email, date(created_at)].join(' · ')}</span>
            {referred && <Pill tone="violet">{t('company:support.signUps.referred')}</Pill>}
          </li>
        ))}
      </ul>
    </section>
  );
}
