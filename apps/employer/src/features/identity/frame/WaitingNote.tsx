// A moment's wait that ends by itself.
import { Spin } from 'antd';
import styles from './WaitingNote.module.css';

export const WaitingNote = ({ text }: { text: string }) => (
  <div className={styles.note} role="status">
    <Spin size="small" />
    {text}
  </div>
);
