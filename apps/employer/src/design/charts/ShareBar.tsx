// One bar with several parts. Decorative: the parts and their numbers are listed next to it.
import type { Tone } from '../theme/tokens.ts';
import styles from './ShareBar.module.css';

export const ShareBar = ({ parts }: { parts: readonly { key: string; value: number; tone: Tone }[] }) => (
  <span className={styles.bar} aria-hidden="true">
    {parts
      .filter(({ value }) => value > 0)
      .map(({ key, value, tone }) => (
        <span key={key} data-tone={tone} style={{ flexGrow: value }} />
      ))}
  </span>
);
