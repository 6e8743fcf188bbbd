// A note that an email or text was sent to the user.
import { MailCheck } from 'lucide-react';
import styles from './SentNote.module.css';

export const SentNote = ({ text, hint }: { text: string; hint: string }) => (
  <div className={styles.note} role="status">
    <span className={styles.tile}>
      <MailCheck size={20} aria-hidden="true" />
    </span>
    <div>
      <p className={styles.text}>{text}</p>
      <p className={styles.hint}>{hint}</p>
    </div>
  </div>
);
