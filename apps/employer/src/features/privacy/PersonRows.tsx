// A list of people, each with a line of details and, optionally, a status and actions.
import type { ReactNode } from 'react';
import { Avatar } from '../../design/brand/Avatar.tsx';
import styles from './PersonRows.module.css';

export interface PersonRow {
  key: string | number;
  /** For the initials. */
  name: string;
  title: ReactNode;
  text: ReactNode;
  beside?: ReactNode;
  /** Below: buttons. */
  actions?: ReactNode;
}

export const PersonRows = ({ rows }: { rows: readonly PersonRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ key, name, title, text, beside, actions }) => (
      <li key={key}>
        <Avatar name={name} size={28} />
        <span className={styles.about}>
          <span className={styles.name}>{title}</span>
          <small>{text}</small>
        </span>
        {beside && <span className={styles.beside}>{beside}</span>}
        {actions && <span className={styles.actions}>{actions}</span>}
      </li>
    ))}
  </ul>
);
