// The header of an account panel.
import styles from './PanelHead.module.css';

export const PanelHead = ({ title, text }: { title: string; text: string }) => (
  <header className={styles.head}>
    <h2>{title}</h2>
    <p>{text}</p>
  </header>
);
