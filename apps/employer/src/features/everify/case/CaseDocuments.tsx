// The documents of Section 2 that the case is about; numbers are masked.
import type { EverifyCase } from '@onward/contract/everify/everify-cases';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../platform/language/use-dates.ts';
import styles from './CaseDocuments.module.css';

export function CaseDocuments({ of: { documents } }: { of: Pick<EverifyCase, 'documents'> }) {
  const { t } = useTranslation();
  const { day } = useDates();
  if (documents.length === 0) return null;
  return (
    <section className={styles.documents} aria-label={t('everify-cases:submit.documents')}>
      <h3>{t('everify-cases:submit.documents')}</h3>
      <ul>
        {documents.map(({ list, key, issuer, number, expires_on: expires }) => (
          <li key={`${list} ${key}`}>
            <b>{t(`onboarding-forms:options.i9_section2.${list}_document.${key}`)}</b>
            <span>
              {[issuer, number, expires && t('everify-cases:submit.expires', { day: day(expires) })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
