// Placeholder rows for a list that is still loading; nothing for the first 200 ms.
import { useTranslation } from 'react-i18next';
import styles from './SkeletonRows.module.css';
import { useSlow } from './use-slow.ts';

interface Props {
  rows?: number;
  /** Rows of people have an avatar. */
  avatar?: boolean;
}

export function SkeletonRows({ rows = 6, avatar = true }: Props) {
  const { t } = useTranslation();
  const slow = useSlow();
  if (!slow) return null;
  return (
    <div className={styles.rows} role="status" aria-label={t('shell:loading')}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity
        <div key={index} className={styles.row}>
          {avatar && <span className={styles.avatar} />}
          <span className={styles.lines}>
            <span className={styles.line} />
            <span className={styles.meta} />
          </span>
          <span className={styles.pill} />
        </div>
      ))}
    </div>
  );
}
