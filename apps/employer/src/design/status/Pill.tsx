// A status as text and icon on its tone. A second status in the same row uses the plain form.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens.ts';
import styles from './Pill.module.css';

/** How a status is shown everywhere; one table per kind of status. */
export interface PillLook {
  tone: Tone;
  icon: LucideIcon;
}

interface Props extends Partial<PillLook> {
  plain?: boolean;
  children: ReactNode;
}

export const Pill = ({ tone = 'neutral', icon: Icon, plain = false, children }: Props) => (
  <span className={styles.pill} data-tone={tone} data-plain={plain} data-icon={Icon !== undefined}>
    {Icon && <Icon size={13} aria-hidden="true" />}
    {children}
  </span>
);
