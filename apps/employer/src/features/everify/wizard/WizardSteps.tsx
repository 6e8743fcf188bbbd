// The five steps at the left; those that were reached can be opened again (EVF-002).
import { EVERIFY_STEPS, type EverifyStep } from '@onward/domain/everify/companies';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './WizardSteps.module.css';

interface Props {
  step: EverifyStep;
  /** The furthest one that can be opened. */
  reached: number;
  onGo: (step: EverifyStep) => void;
}

export function WizardSteps({ step: current, reached, onGo }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={styles.steps} aria-label={t('everify:wizard.steps')}>
      <ol>
        {EVERIFY_STEPS.map((step, index) => {
          const state = step === current ? 'current' : index < reached ? 'done' : 'todo';
          return (
            <li key={step} data-state={state}>
              <button
                type="button"
                disabled={index > reached}
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => onGo(step)}
              >
                <span className={styles.circle}>
                  {state === 'done' ? <Check size={15} aria-hidden="true" /> : index + 1}
                </span>
                <span className={styles.text}>
                  <span className={styles.name}>{t(`everify:steps.${step}.name`)}</span>
                  <span className={styles.meta}>{t(`everify:steps.${step}.meta`)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
