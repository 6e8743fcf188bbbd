// How far the employee is, beside what the company does.
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { Check, CircleDot, Hand, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './EmployeeStates.module.css';
import { employeeActions } from './hr-actions.ts';

const ICONS = { completed: Check, open: CircleDot, returned: Hand, locked: Lock } as const satisfies Record<
  EmployeeAction['status'],
  unknown
>;

export function EmployeeStates({ process }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  const actions = employeeActions(process);
  if (actions.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('onboarding:tasks.ofEmployee', { name: process.employee.name })}</h2>
      <ul>
        {actions.map(({ id, name, status }) => {
          const Icon = ICONS[status];
          return (
            <li key={id} data-status={status}>
              <Icon size={15} aria-hidden="true" />
              <span>{name}</span>
              <small>{t(`onboarding:actions.${status}`)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
