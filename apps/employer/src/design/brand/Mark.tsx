// The logo: two chevrons pointing forward.
import styles from './Mark.module.css';

interface Props {
  size?: number;
  /** On the dark panel the tile needs a darker background. */
  onDeep?: boolean;
}

export const Mark = ({ size = 30, onDeep = false }: Props) => (
  <span
    className={onDeep ? `${styles.tile} ${styles.onDeep}` : styles.tile}
    style={{ width: size, height: size, borderRadius: size * 0.3 }}
    aria-hidden="true"
  >
    <svg width={size * 0.62} height={size * 0.62} viewBox="0 0 20 20" fill="none" role="presentation">
      <path className={styles.behind} d="M3 3.5 9.5 10 3 16.5" />
      <path className={styles.ahead} d="M10 3.5 16.5 10 10 16.5" />
    </svg>
  </span>
);
