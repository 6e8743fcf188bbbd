// A team member's name and email, which opens them for users who can edit.
import { Avatar } from '../../../design/brand/Avatar.tsx';
import styles from './PersonCell.module.css';
import type { ListedStaff } from './staff.api.ts';

interface Props {
  staff: ListedStaff;
  onOpen: ((staff: ListedStaff) => void) | undefined;
}

export const PersonCell = ({ staff, onOpen }: Props) => (
  <span className={styles.person}>
    <Avatar name={staff.name} />
    <span className={styles.text}>
      {onOpen ? (
        <button type="button" className={styles.name} onClick={() => onOpen(staff)}>
          {staff.name}
        </button>
      ) : (
        <span className={styles.name}>{staff.name}</span>
      )}
      <span className={styles.email}>{staff.email}</span>
    </span>
  </span>
);
