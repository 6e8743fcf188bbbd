// The modules of the process beside the settings of one, each with its state (design 10b).
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MODULE_ICONS } from '../../module-icons.ts';
import { type DraftModule, givenModules } from '../process-draft.ts';
import type { ProcessEditing } from '../use-process-editor.ts';
import type { WizardPlace } from '../wizard-steps.ts';
import styles from './ModuleList.module.css';

interface Props {
  editing: ProcessEditing;
  module: DraftModule;
  step: WizardPlace['step'];
  onGo: (place: WizardPlace) => void;
}

export function ModuleList({ editing, module: shown, step, onGo }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={styles.list} aria-label={t('onboarding-setup:wizard.modules')}>
      {givenModules(editing.draft).map((module, index) => {
        const Icon = MODULE_ICONS[module.module_type];
        const isWrong = Object.keys(editing.problemsOf(module.key)).length > 0;
        return (
          <button
            key={module.key}
            type="button"
            aria-current={module.key === shown.key ? 'true' : undefined}
            onClick={() => onGo({ step, module: index })}
          >
            <Icon size={17} aria-hidden="true" />
            <span>{module.name || t('onboarding-setup:wizard.unnamed')}</span>
            {isWrong ? (
              <CircleAlert
                size={16}
                className={styles.wrong}
                role="img"
                aria-label={t('onboarding-setup:wizard.incomplete')}
              />
            ) : (
              <CircleCheck
                size={16}
                className={styles.fine}
                role="img"
                aria-label={t('onboarding-setup:wizard.complete')}
              />
            )}
          </button>
        );
      })}
    </nav>
  );
}
