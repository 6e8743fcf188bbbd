// Amounts by name, largest first: each name with a bar, and numbers that link to the people they count.
import { Link } from 'react-router';
import styles from './BarRows.module.css';

interface RowNumber {
  figure: string;
  text: string;
  to: string;
  chosen?: boolean;
}

export interface BarRow {
  key: string;
  name: string;
  value: number;
  numbers: readonly RowNumber[];
}

interface Props {
  label: string;
  rows: readonly BarRow[];
  /** Titles of the numbers; without them there is no head. */
  titles?: readonly string[];
}

export function BarRows({ label, rows, titles }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <div className={styles.rows} data-numbers={rows[0]?.numbers.length ?? 1}>
      {titles && (
        <p className={styles.head} aria-hidden="true">
          <span />
          {titles.map((title) => (
            <span key={title}>{title}</span>
          ))}
        </p>
      )}
      <ul aria-label={label}>
        {rows.map(({ key, name, value, numbers }) => (
          <li key={key}>
            <span className={styles.name} title={name}>
              {name}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(value / most) * 100}%` }} data-none={value === 0} />
            </span>
            {numbers.map(({ figure, text, to, chosen }) => (
              <Link key={text} to={to} aria-label={text} aria-current={chosen ? 'true' : undefined}>
                {figure}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
