// Supplement B: later proofs of the right to work, and rehires.
import type { I9Form } from '@onward/contract/everify/i9-form';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../platform/language/use-dates.ts';
import styles from './I9Record.module.css';
import { useDocumentText } from './use-document-text.ts';

export function Supplements({ form: { supplements } }: { form: I9Form }) {
  const { t } = useTranslation();
  const { day, dayOfTime } = useDates();
  const documentText = useDocumentText();
  if (supplements.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('everify-record:supplements')}>
      <h3>{t('everify-record:supplements')}</h3>
      <ul className={styles.list}>
        {supplements.map((each) => (
          <li key={each.id}>
            <b>{t(`everify-record:supplementKinds.${each.kind}`)}</b>
            {each.rehired_on && ` ${day(each.rehired_on)}`}
            <small>
              {t('everify-record:supplementText', {
                document: each.document ? documentText(each.document) : t('everify-record:noPaper'),
                name: each.signature_name,
                day: dayOfTime(each.at),
              })}
            </small>
            <small>
              {[each.document_number, each.expires_on && day(each.expires_on), each.additional_information]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
