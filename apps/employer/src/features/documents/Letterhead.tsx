// The top of a letter: the company that sends it.
import styles from './Letterhead.module.css';

export const Letterhead = ({ name }: { name: string }) => (
  <div className={styles.head}>
    <span className={styles.mark} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
    <span className={styles.name}>{name}</span>
  </div>
);
