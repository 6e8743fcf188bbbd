// A department's name, which opens it for users who can edit it.
import type { Department } from '@onward/contract/locations/departments';
import styles from './DepartmentName.module.css';
import type { DepartmentActions } from './department-actions.ts';

interface Props {
  department: Department;
  actions: DepartmentActions | null;
}

export function DepartmentName({ department, actions }: Props) {
  if (!actions) return <span className={styles.name}>{department.name}</span>;
  return (
    <button type="button" className={styles.name} onClick={() => actions.edit(department)}>
      {department.name}
    </button>
  );
}
