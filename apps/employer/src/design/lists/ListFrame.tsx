// The area of a list below its filters: full width, with a thin progress bar on top while newer rows load.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlow } from '../page/use-slow.ts';
import styles from './ListFrame.module.css';

interface Props {
  /** The old rows stay visible while this is true. */
  refreshing: boolean;
  children: ReactNode;
}

export function ListFrame({ refreshing, children }: Props) {
  const { t } = useTranslation();
  const slow = useSlow(refreshing);
  return (
    <div className={styles.frame} aria-busy={refreshing}>
      {refreshing && slow && <span className={styles.bar} role="status" aria-label={t('shell:loading')} />}
      {children}
    </div>
  );
}
