// Name and position of an employee; the name opens the record.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { ROW_LINK } from '../../../platform/lists/use-list-keys.ts';
import styles from './EmployeeName.module.css';

interface Props {
  employee: EmployeeRow;
  /** The address of the record, including the list it was opened from. */
  to: string;
}

export const EmployeeName = ({ employee: { id, name, position }, to }: Props) => (
  <div className={styles.person}>
    <Avatar name={name} size={34} />
    <div className={styles.text}>
      <Link to={to} {...{ [ROW_LINK]: id }}>
        {name}
      </Link>
      <small>{position}</small>
    </div>
  </div>
);
