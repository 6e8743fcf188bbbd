// A link that looks like a button, for the one way on from a page.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './LinkButton.module.css';

interface Props {
  to: string;
  primary?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

export const LinkButton = ({ to, primary = false, icon, children }: Props) => (
  <Link to={to} className={styles.button} data-primary={primary}>
    {icon}
    {children}
  </Link>
);
