// Why something can't be changed here, with a lock.
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './LockNote.module.css';

export const LockNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <Lock size={15} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
