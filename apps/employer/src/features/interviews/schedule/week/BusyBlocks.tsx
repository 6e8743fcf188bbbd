// Busy times from external calendars, hatched and without details.

import type { StaffCalendar } from '@onward/contract/interviews/calendars';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../../platform/language/time-text.ts';
import { busySpans } from './busy-spans.ts';
import styles from './WeekGrid.module.css';

const MINUTE_MS = 60_000;
const ONE_LINE_PX = 20;

interface Props {
  busy: StaffCalendar['busy_times'];
  startOfDay: number;
  /** The vertical position of a minute of the day. */
  top: (minutes: number) => number;
  /** The vertical position where the grid ends. */
  bottom: number;
}

export function BusyBlocks({ busy, startOfDay, top, bottom }: Props) {
  const { t, i18n } = useTranslation();
  const timeAt = (minutes: number) => clockText(i18n.language, new Date(startOfDay + minutes * MINUTE_MS));
  return busySpans(busy, startOfDay).map(({ from, to }) => {
    const [start, end] = [Math.max(0, top(from)), Math.min(bottom, top(to))];
    if (end <= start) return null;
    return (
      <span
        key={from}
        className={styles.busy}
        role="img"
        aria-label={t('interviews:links.busySpan', { from: timeAt(from), to: timeAt(to) })}
        style={{ top: start, height: end - start }}
      >
        {end - start >= ONE_LINE_PX && <span aria-hidden="true">{t('interviews:links.busy')}</span>}
      </span>
    );
  });
}
