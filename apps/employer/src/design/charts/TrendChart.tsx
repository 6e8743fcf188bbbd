// A line over time with a soft area. Points without a value are gaps that the line crosses. Each opens what it is of.
import { Link } from 'react-router';
import { ChartEnds, type Ends } from './ChartEnds.tsx';
import type { ChartPoint } from './chart.ts';
import styles from './TrendChart.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';

interface Props {
  label: string;
  points: readonly (Omit<ChartPoint, 'value'> & { value: number | null })[];
  ends: Ends;
}

const SIDE = 100;

export function TrendChart({ label, points, ends }: Props) {
  const { onKeyDown, stopAt } = useArrowKeys(points.length);
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  const xOf = (index: number) => (points.length < 2 ? SIDE / 2 : (index / (points.length - 1)) * SIDE);
  const yOf = (value: number) => SIDE - (value / most) * (SIDE - 8);
  const known = points.flatMap(({ value }, index) => (value === null ? [] : [[xOf(index), yOf(value)] as const]));
  const line = known.map(([x, y]) => `${x},${y}`).join(' ');
  const [first, last] = [known[0], known.at(-1)];
  return (
    <div className={styles.chart}>
      <div className={styles.drawing}>
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
          {first && last && <polygon points={`${first[0]},${SIDE} ${line} ${last[0]},${SIDE}`} />}
          <polyline points={line} vectorEffect="non-scaling-stroke" />
        </svg>
        <ol aria-label={label} onKeyDown={onKeyDown}>
          {points.map(({ key, value, text, to, chosen }, index) => (
            <li key={key}>
              <Link
                to={to}
                title={text}
                aria-label={text}
                aria-current={chosen ? 'true' : undefined}
                {...stopAt(index)}
              >
                {value !== null && <span style={{ top: `${yOf(value)}%` }} />}
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <ChartEnds ends={ends} />
    </div>
  );
}
