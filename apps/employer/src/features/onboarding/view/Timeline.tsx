// The modules of an onboarding on a line, one card each (ONB-050).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { useTranslation } from 'react-i18next';
import { ModuleCard } from './ModuleCard.tsx';
import { moduleIcon } from './module-icons.ts';
import { moduleLook } from './module-state.ts';
import styles from './Timeline.module.css';

export function Timeline({ process }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.line} aria-label={t('onboarding:view.modules')}>
      {process.modules.map((module) => {
        const Icon = moduleIcon(module.module_type);
        return (
          <li key={module.id} className={styles.item} data-state={moduleLook(module)}>
            <span className={styles.tile}>
              <Icon size={17} aria-hidden="true" />
            </span>
            <ModuleCard process={process} module={module} />
          </li>
        );
      })}
    </ol>
  );
}
