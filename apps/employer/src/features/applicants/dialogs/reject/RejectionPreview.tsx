// What each applicant receives, and through which channel.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../applicants.list.ts';
import styles from './RejectionPreview.module.css';
import { useStandardMessage } from './use-standard-message.ts';

interface Props {
  /** Empty when there are too many to load. */
  people: readonly ApplicationRow[];
  /** Null for the standard one. */
  message: string | null;
}

/** By email, or by text message to people without email who agreed to texts and confirmed their number. */
function wayTo(person: ApplicationRow): 'email' | 'sms' | 'none' {
  const { email, email_opt_out, phone, phone_verified, sms_consent, sms_opt_out } = person;
  if (email && !email_opt_out) return 'email';
  return phone && phone_verified && sms_consent && !sms_opt_out ? 'sms' : 'none';
}

export function RejectionPreview({ people, message }: Props) {
  const { t } = useTranslation();
  const standard = useStandardMessage();
  const [place, setPlace] = useState(0);
  const person = people[Math.min(place, people.length - 1)];
  const way = person ? wayTo(person) : 'email';
  const address = way === 'sms' ? person?.phone : person?.email;
  return (
    <aside className={styles.side} aria-label={t('applicants:dialogs.reject.preview')}>
      <header className={styles.head}>
        <h3>{t('applicants:dialogs.reject.preview')}</h3>
        {people.length > 1 && (
          <>
            <span className="tabular" aria-live="polite">
              {t('applicants:dialogs.reject.place', { place: place + 1, count: people.length })}
            </span>
            <Button
              type="text"
              size="small"
              disabled={place === 0}
              aria-label={t('applicants:dialogs.reject.previous')}
              icon={<ChevronLeft size={15} />}
              onClick={() => setPlace(place - 1)}
            />
            <Button
              type="text"
              size="small"
              disabled={place >= people.length - 1}
              aria-label={t('applicants:dialogs.reject.next')}
              icon={<ChevronRight size={15} />}
              onClick={() => setPlace(place + 1)}
            />
          </>
        )}
      </header>
      <div className={styles.letter}>
        {person && (
          <p className={styles.to}>
            {way === 'none'
              ? t('applicants:dialogs.reject.unreachable', { name: nameOf(person) })
              : t('applicants:dialogs.reject.to', { name: nameOf(person), address })}
          </p>
        )}
        {person && way === 'email' && <p className={styles.subject}>{standard.subject(person)}</p>}
        {way !== 'none' && (
          <p className={styles.message}>
            {message ?? (person ? standard.body(person) : t('applicants:dialogs.reject.standardForMany'))}
          </p>
        )}
      </div>
    </aside>
  );
}
