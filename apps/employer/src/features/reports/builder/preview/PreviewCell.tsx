// One cell of the preview: days, times, and amounts in the reader's language, states as pills.

import type { ReportColumn } from '@onward/domain/reports/columns';
import type { ReportSource } from '@onward/domain/reports/sources';
import { Pill } from '../../../../design/status/Pill.tsx';
import { dollarText } from '../../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { timeText } from '../../../../platform/language/time-text.ts';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import { lookOf } from './cell-looks.ts';
import styles from './PreviewCell.module.css';

/** Longer texts wrap. */
const LONG_TEXT = 32;

interface Props {
  source: ReportSource;
  column: ReportColumn;
  /** As the file would contain it. */
  text: string;
  /** The value of a choice. */
  value: string | null;
}

export function PreviewCell({ source, column, text, value }: Props) {
  const { language } = useLanguage();
  const { day } = useDates();
  const figure = useNumberFormat();
  if (text === '') return null;
  const look = value === null ? undefined : lookOf(source, column.key, value);
  if (look) return <Pill {...look}>{text}</Pill>;
  switch (column.type) {
    case 'date':
      return <span className={styles.short}>{day(text)}</span>;
    case 'moment':
      return <span className={styles.short}>{wallTime(text, language)}</span>;
    case 'money':
      return dollarText(Number(text), language);
    case 'number':
      return figure(Number(text));
    default:
      return <span className={text.length > LONG_TEXT ? styles.long : styles.short}>{text}</span>;
  }
}

/** Already in the reader's zone: `2026-11-09 07:00`. */
const wallTime = (text: string, language: string): string =>
  timeText(language, `${text.replace(' ', 'T')}Z`, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
