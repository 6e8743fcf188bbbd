// A link that looks like a button, for the main way forward from a page.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonLooks } from './button-styles.ts';
import styles from './LinkButton.module.css';

interface Props {
  to: string;
  primary?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

export function LinkButton({ to, primary = false, icon, children }: Props) {
  const looks = buttonLooks({ primary });
  return (
    <Link to={to} {...looks} className={`${looks.className} ${styles.touch}`}>
      {icon}
      {children}
    </Link>
  );
}
