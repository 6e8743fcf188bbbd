// A status in words and icon on its tone. A second status in one row uses the plain form.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens.ts';
import styles from './Pill.module.css';

interface Props {
  tone?: Tone;
  icon?: LucideIcon;
  plain?: boolean;
  children: ReactNode;
}

export const Pill = ({ tone = 'neutral', icon: Icon, plain = false, children }: Props) => (
  <span className={styles.pill} data-tone={tone} data-plain={plain} data-icon={Icon !== undefined}>
    {Icon && <Icon size={13} aria-hidden="true" />}
    {children}
  </span>
);
