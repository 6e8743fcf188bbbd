// A funnel chart: one column per step, from light to dark, with its count and share above. On phones, rows instead.
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { ChartPoint } from './chart.ts';
import styles from './FunnelChart.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';

export interface FunnelPoint extends ChartPoint {
  name: string;
  /** Formatted. */
  figure: string;
  share: string | null;
  /** Fewer than expected got this far. */
  low: boolean;
}

const SHADES = 5;

export function FunnelChart({ label, points }: { label: string; points: readonly FunnelPoint[] }) {
  const { onKeyDown, stopAt } = useArrowKeys(points.length);
  const most = Math.max(1, ...points.map(({ value }) => value));
  const shadeOf = (index: number) =>
    points.length < 2 ? SHADES : 1 + Math.round((index / (points.length - 1)) * (SHADES - 1));
  return (
    <ol className={styles.steps} aria-label={label} onKeyDown={onKeyDown}>
      {points.map(({ key, value, name, figure, share, low, text, to, chosen }, index) => (
        <li key={key}>
          <Link to={to} title={text} aria-label={text} aria-current={chosen ? 'true' : undefined} {...stopAt(index)}>
            <span className={styles.head}>
              <b>{figure}</b>
              {share !== null && (
                <span className={styles.share} data-low={low}>
                  {low && <TriangleAlert size={13} aria-hidden="true" />}
                  {share}
                </span>
              )}
            </span>
            <span
              className={styles.bar}
              data-shade={shadeOf(index)}
              style={{ '--height': value / most } as CSSProperties}
            />
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
