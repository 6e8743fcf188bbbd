// A moment's wait that ends by itself.
import { Spinner } from '../../../design/status/Spinner.tsx';
import styles from './WaitingNote.module.css';

export const WaitingNote = ({ text }: { text: string }) => (
  <div className={styles.note} role="status">
    <Spinner />
    {text}
  </div>
);
