import styles from './ProgressBar.module.css';

interface Props {
  label: string;
  done: number;
  /** Null as long as it is not known. */
  total: number | null;
}

export function ProgressBar({ label, done, total }: Props) {
  const share = total === null ? 0 : done / Math.max(1, total);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total ?? 100}
      {...(total !== null && { 'aria-valuenow': done })}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  );
}
