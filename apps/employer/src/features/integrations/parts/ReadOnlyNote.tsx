// Why the user can't change a connection.
import { Lock } from 'lucide-react';
import styles from './Connection.module.css';

export function ReadOnlyNote({ reason }: { reason: string }) {
  if (!reason) return null;
  return (
    <p className={styles.readOnly}>
      <Lock size={14} aria-hidden="true" />
      {reason}
    </p>
  );
}
