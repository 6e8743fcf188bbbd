// Photos of documents that are kept with the form.
import type { I9Form } from '@onward/contract/everify/i9-form';
import { useTranslation } from 'react-i18next';
import { Picture } from '../Picture.tsx';
import styles from './I9Record.module.css';

export function Copies({ form: { copies } }: { form: I9Form }) {
  const { t } = useTranslation();
  if (copies.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('everify-record:copies')}>
      <h3>{t('everify-record:copies')}</h3>
      <ul className={styles.copies}>
        {copies.map(({ id, name, list, is_own }) => (
          <li key={id}>
            <Picture of="copy" id={id} name={name} size="small" />
            <small>
              {[list && t(`onboarding:section2.lists.${list}`), is_own && t('everify-record:ownCopy')]
                .filter(Boolean)
                .join(', ') || name}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
