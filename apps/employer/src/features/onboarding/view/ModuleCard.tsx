// One module: its state, its actions, and what staff can do with it as a whole (ONB-023, ONB-050).
import type { EmployeeModule, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { CircleCheck, CircleDashed, CircleDot, Hand, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { ActionRow } from './ActionRow.tsx';
import styles from './ModuleCard.module.css';
import { ModuleMenu } from './ModuleMenu.tsx';
import { type ModuleLook, moduleLook } from './module-state.ts';

const LOOKS: Record<ModuleLook, PillLook> = {
  done: { tone: 'green', icon: CircleCheck },
  returned: { tone: 'violet', icon: Hand },
  waiting: { tone: 'amber', icon: TriangleAlert },
  open: { tone: 'blue', icon: CircleDot },
  todo: { tone: 'neutral', icon: CircleDashed },
};

interface Props {
  process: EmployeeProcess;
  module: EmployeeModule;
}

export function ModuleCard({ process, module }: Props) {
  const { t } = useTranslation();
  const look = moduleLook(module);
  return (
    <section className={styles.card} data-look={look} aria-label={module.name}>
      <header className={styles.head}>
        <h3>{module.name}</h3>
        <span className={styles.requirement}>{t(`onboarding:requirements.${module.requirement}`)}</span>
        <span className={styles.end}>
          <Pill {...LOOKS[look]}>{t(`onboarding:modules.${look}`)}</Pill>
          <ModuleMenu process={process} module={module} />
        </span>
      </header>
      <ul className={styles.actions}>
        {module.actions.map((action) => (
          <ActionRow key={action.id} process={process} action={action} />
        ))}
      </ul>
      <ByHand module={module} />
    </section>
  );
}

/** Always names who did it and why. */
function ByHand({ module }: Pick<Props, 'module'>) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const { manually_completed_by: staff, manual_reason: reason, completed_at: at } = module;
  if (!staff || module.status !== 'completed') return null;
  return (
    <p className={styles.byHand}>
      <span>{t('onboarding:view.byHand', { name: staff.name, reason: reason ?? '' })}</span>
      {at && <time dateTime={at}>{moment(at)}</time>}
    </p>
  );
}
