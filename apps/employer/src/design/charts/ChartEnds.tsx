// The first and the last label of a time axis, below the chart.
import styles from './ChartEnds.module.css';

export type Ends = readonly [first: string, last: string];

export const ChartEnds = ({ ends: [first, last] }: { ends: Ends }) => (
  <p className={styles.ends} aria-hidden="true">
    <span>{first}</span>
    <span>{last}</span>
  </p>
);
