// One bar of several parts, drawn only: the parts are listed beside it with their numbers.
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
