// Name, position, and location of an employee; the name opens the onboarding.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { Link } from 'react-router';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { ROW_LINK } from '../../../../platform/lists/use-list-keys.ts';
import styles from './PersonCell.module.css';
import { onboardingAddress } from './row-actions.ts';

export function PersonCell({ employee }: { employee: EmployeeRow }) {
  const { id, name, position, location } = employee;
  const place = [position, location].filter(Boolean).join(' · ');
  return (
    <div className={styles.person}>
      <Avatar name={name} size={34} />
      <div className={styles.text}>
        <Link to={onboardingAddress(employee)} {...{ [ROW_LINK]: id }}>
          {name}
        </Link>
        <small title={place}>{place}</small>
      </div>
    </div>
  );
}
