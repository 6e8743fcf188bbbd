// Columns over time, the last one marked. Each opens what it counts.
import { Link } from 'react-router';
import { ChartEnds, type Ends } from './ChartEnds.tsx';
import styles from './ColumnChart.module.css';
import type { ChartPoint } from './chart.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

interface Props {
  label: string;
  points: readonly ChartPoint[];
  /** Below the first and the last column. */
  ends: Ends;
}

export function ColumnChart({ label, points, ends }: Props) {
  const { onKeyDown, stopAt } = useArrowKeys(points.length);
  const most = Math.max(1, ...points.map(({ value }) => value));
  return (
    <div className={styles.chart}>
      <ol className={styles.columns} aria-label={label} data-many={points.length > 30} onKeyDown={onKeyDown}>
        {points.map(({ key, value, text, to, chosen }, index) => (
          <li key={key}>
            <Link
              to={to}
              title={text}
              aria-label={text}
              aria-current={chosen ? 'true' : undefined}
              data-last={index === points.length - 1}
              {...stopAt(index)}
            >
              <span style={{ height: `${(value / most) * 100}%` }} data-none={value === 0} />
            </Link>
          </li>
        ))}
      </ol>
      <ChartEnds ends={ends} />
    </div>
  );
}
