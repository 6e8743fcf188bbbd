// A short waiting note that disappears on its own.
import { Spinner } from '../../../design/status/Spinner.tsx';
import styles from './WaitingNote.module.css';

export const WaitingNote = ({ text }: { text: string }) => (
  <div className={styles.note} role="status">
    <Spinner />
    {text}
  </div>
);
