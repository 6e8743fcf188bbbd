// What happens after submitting, and what to have at hand.
import { Check, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './WizardRail.module.css';

const NEXT = ['steps', 'review', 'active'] as const;
const READY = ['letter', 'employees', 'signatory'] as const;

export function WizardRail() {
  const { t } = useTranslation();
  return (
    <aside className={styles.rail}>
      <section className={styles.next}>
        <ShieldCheck size={22} aria-hidden="true" />
        <h3>{t('everify:wizard.next.title')}</h3>
        <ol>
          {NEXT.map((key) => (
            <li key={key}>{t(`everify:wizard.next.${key}`)}</li>
          ))}
        </ol>
      </section>
      <section className={styles.ready}>
        <h3>{t('everify:wizard.ready.title')}</h3>
        <ul>
          {READY.map((key) => (
            <li key={key}>
              <Check size={15} aria-hidden="true" />
              {t(`everify:wizard.ready.${key}`)}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
