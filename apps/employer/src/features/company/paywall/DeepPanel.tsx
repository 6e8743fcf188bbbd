// The deep panel of a wall: what the plan holds now, above the chevrons.
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
