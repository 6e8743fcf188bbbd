// The four steps at the left; each can be opened at any time (design 10).
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { givenModules } from './process-draft.ts';
import type { ProcessEditing } from './use-process-editor.ts';
import styles from './WizardSteps.module.css';
import { WIZARD_STEPS, type WizardPlace, type WizardStep } from './wizard-steps.ts';

interface Props {
  editing: ProcessEditing;
  place: WizardPlace;
  onGo: (place: WizardPlace) => void;
}

export function WizardSteps({ editing, place, onGo }: Props) {
  const { t } = useTranslation();
  const now = WIZARD_STEPS.indexOf(place.step);
  const metaOf = (step: WizardStep): string => {
    if (step === 'configure_process_name' && editing.draft.name.trim()) return editing.draft.name;
    if (step === 'select_module')
      return t('onboarding-setup:wizard.selected', { count: givenModules(editing.draft).length });
    return t(`onboarding-setup:steps.${step}.meta`);
  };
  return (
    <nav className={styles.steps} aria-label={t('onboarding-setup:wizard.steps')}>
      <ol>
        {WIZARD_STEPS.map((step, index) => {
          const state = index < now ? 'done' : index === now ? 'current' : 'todo';
          return (
            <li key={step} data-state={state}>
              <button
                type="button"
                aria-current={state === 'current' ? 'step' : undefined}
                onClick={() => onGo({ step, module: place.module })}
              >
                <span className={styles.circle}>
                  {state === 'done' ? <Check size={15} aria-hidden="true" /> : index + 1}
                </span>
                <span className={styles.text}>
                  <span className={styles.name}>{t(`onboarding-setup:steps.${step}.name`)}</span>
                  <span className={styles.meta}>{metaOf(step)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
