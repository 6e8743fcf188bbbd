// What follows once Section 2 is signed, and how mistakes are corrected then.
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { FileText, Landmark, type LucideIcon, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './AfterSigning.module.css';

type Step = 'everify' | 'stored' | 'corrections';

const ICONS: Record<Step, LucideIcon> = { everify: Landmark, stored: FileText, corrections: PencilLine };

export function AfterSigning({ process: { modules } }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  const hasCase = modules.some(({ actions }) =>
    actions.some(({ action_type }) => action_type === 'hr_submit_e_verify_case'),
  );
  const steps: Step[] = [...(hasCase ? (['everify'] as const) : []), 'stored', 'corrections'];
  return (
    <section className={styles.card} aria-label={t('onboarding:section2.after.title')}>
      <h2>{t('onboarding:section2.after.title')}</h2>
      <ol>
        {steps.map((step) => {
          const Icon = ICONS[step];
          return (
            <li key={step}>
              <span className={styles.icon}>
                <Icon size={14} aria-hidden="true" />
              </span>
              <span>
                <b>{t(`onboarding:section2.after.${step}`)}</b>
                <small>{t(`onboarding:section2.after.${step}Text`)}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
