// Departments on phones: one card each instead of a table row.
import type { Department } from '@onward/contract/departments';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../platform/language/relative-time.ts';
import styles from './DepartmentCards.module.css';
import { DepartmentMenu } from './DepartmentMenu.tsx';
import { DepartmentName } from './DepartmentName.tsx';
import type { DepartmentActions } from './department-actions.ts';

interface Props {
  departments: readonly Department[];
  actions: DepartmentActions | null;
}

export function DepartmentCards({ departments, actions }: Props) {
  const { t, i18n } = useTranslation();
  const now = new Date();
  return (
    <ul className={styles.cards}>
      {departments.map((department) => (
        <li key={department.id} className={styles.card}>
          <div className={styles.text}>
            <DepartmentName department={department} actions={actions} />
            {department.description && <p className={styles.description}>{department.description}</p>}
            <p className={styles.meta}>
              {[
                t('locations:departments.openJobs', { count: department.open_positions_count }),
                t('locations:departments.updated', {
                  when: relativeTime(new Date(department.updated_at), now, i18n.language),
                }),
              ].join(' · ')}
            </p>
          </div>
          {actions && <DepartmentMenu department={department} actions={actions} />}
        </li>
      ))}
    </ul>
  );
}
