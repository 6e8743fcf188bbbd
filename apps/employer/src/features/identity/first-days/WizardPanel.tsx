// The dark panel of the wizard: a welcome and the progress.
import type { WizardStep } from '@onward/domain/identity/wizard';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../design/brand/Mark.tsx';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { Chevrons } from './Chevrons.tsx';
import styles from './WizardPanel.module.css';
import { firstName, PAGE_STEPS, stepState } from './wizard-steps.ts';

export function WizardPanel({ step }: { step: WizardStep }) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <aside className={styles.panel}>
      <Chevrons className={styles.chevrons} size={120} width={34} gap={92} count={4} />
      <div className={styles.content}>
        <div className={styles.brand}>
          <Mark size={34} onDeep />
          <span>{t('shell:product')}</span>
        </div>
        <p className={styles.welcome}>
          {t('identity:wizard.welcome', { company: user.company.name, name: firstName(user.name) })}
        </p>
        <p className={styles.text}>{t('identity:wizard.text')}</p>
        <ol className={styles.steps}>
          {PAGE_STEPS.map((each, index) => {
            const state = stepState(each, step);
            return (
              <li key={each} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                <span className={styles.circle}>
                  {state === 'done' ? <Check size={15} aria-label={t('identity:wizard.done')} /> : index + 1}
                </span>
                <span>
                  <span className={styles.name}>{t(`identity:wizard.steps.${each}.name`)}</span>
                  <span className={styles.meta}>{t(`identity:wizard.steps.${each}.meta`)}</span>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </aside>
  );
}
