// Progress as small segments: done, current, to do.
import styles from './Track.module.css';

export type SegmentState = 'done' | 'current' | 'waiting' | 'failed' | 'todo';

interface Props {
  segments: readonly SegmentState[];
  /** For screen readers, e.g. "5 of 7 done"; without it the track is decorative. */
  label?: string;
  wide?: boolean;
}

export function Track({ segments, label, wide = false }: Props) {
  const accessibility = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={styles.track} data-wide={wide} {...accessibility}>
      {segments.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is identified by its position
        <i key={index} data-state={state} />
      ))}
    </span>
  );
}

/** Segments of a process with `total` steps at step `current` (from 0); `total` when all are done. */
export const trackOf = (total: number, current: number): SegmentState[] =>
  Array.from({ length: total }, (_, index) => {
    if (index < current) return 'done';
    return index === current ? 'current' : 'todo';
  });
