// The module whose settings are shown: its name, its place, and how much is asked.
import { moduleTextKey } from '@onward/domain/onboarding/module-types';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../../design/status/Pill.tsx';
import { MODULE_ICONS } from '../../module-icons.ts';
import { type DraftModule, givenModules } from '../process-draft.ts';
import type { ProcessEditing } from '../use-process-editor.ts';
import styles from './ConfigureStep.module.css';

interface Props {
  id: string;
  editing: ProcessEditing;
  module: DraftModule;
}

export function ModuleHead({ id, editing, module }: Props) {
  const { t } = useTranslation();
  const given = givenModules(editing.draft);
  const Icon = MODULE_ICONS[module.module_type];
  const { has_active_e_verify_client: hasEVerify } = module.config;
  return (
    <div className={styles.head}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className={styles.title}>
        <h2 id={id}>{module.name || t(`onboarding-modules:types.${moduleTextKey(module.module_type)}.name`)}</h2>
        <p>
          {t('onboarding-setup:wizard.moduleOf', {
            place: given.findIndex(({ key }) => key === module.key) + 1,
            count: given.length,
          })}
          {' · '}
          {t(`onboarding-setup:requirements.${module.requirement}`)}
        </p>
      </div>
      {hasEVerify !== undefined && (
        <Pill tone={hasEVerify ? 'green' : 'neutral'} icon={hasEVerify ? CircleCheck : CircleDashed}>
          {t(hasEVerify ? 'onboarding-setup:configure.everifyActive' : 'onboarding-setup:configure.everifyInactive')}
        </Pill>
      )}
    </div>
  );
}
