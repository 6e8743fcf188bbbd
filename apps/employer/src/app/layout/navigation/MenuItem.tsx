// One menu item.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './MenuItem.module.css';

interface Props {
  icon: LucideIcon;
  onSelect: () => void;
  children: ReactNode;
}

export const MenuItem = ({ icon: Icon, onSelect, children }: Props) => (
  <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onSelect}>
    <Icon size={16} aria-hidden="true" />
    {children}
  </button>
);
