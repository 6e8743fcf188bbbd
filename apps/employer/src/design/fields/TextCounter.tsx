// The length of a limited text; red beyond the limit.
import styles from './TextCounter.module.css';

export const TextCounter = ({ text, max }: { text: string; max: number }) => (
  <span className={styles.counter} data-over={text.trim().length > max}>{`${text.trim().length} / ${max}`}</span>
);
