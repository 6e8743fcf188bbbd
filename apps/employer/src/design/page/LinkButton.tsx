// A link that looks like a button, for the main way forward from a page.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonLooks } from './button-styles.ts';
import styles from './LinkButton.module.css';

interface Props {
  to: string;
  primary?: boolean;
  size?: 'small' | 'middle';
  icon?: ReactNode;
  children: ReactNode;
}

export function LinkButton({ to, primary = false, size = 'middle', icon, children }: Props) {
  const looks = buttonLooks({ primary, size });
  return (
    <Link to={to} {...looks} className={`${looks.className} ${styles.touch}`}>
      {icon}
      {children}
    </Link>
  );
}
