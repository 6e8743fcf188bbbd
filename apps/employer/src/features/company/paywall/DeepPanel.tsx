// The dark panel of a paywall with the current plan.
import type { ReactNode } from 'react';
import { ChevronMotif } from '../../../design/brand/ChevronMotif.tsx';
import styles from './DeepPanel.module.css';

export const DeepPanel = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.content}>{children}</div>
    <div className={styles.motif}>
      <ChevronMotif placement="foot" />
    </div>
  </>
);
