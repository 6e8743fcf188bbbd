// The words of the builder for columns, their values, and filters.

import type { FilterOperator, ReportColumn } from '@onward/domain/reports/columns';
import { isPeriod, type ReportFilter } from '@onward/domain/reports/filters';
import { columnOf, type ReportSource } from '@onward/domain/reports/sources';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useReasonOptions, useReasonText } from '../../applicants/parts/rejection-reasons.ts';

export function useColumnTexts(source: ReportSource) {
  const { t, i18n } = useTranslation();
  const { day } = useDates();
  const reasonText = useReasonText();
  const reasons = useReasonOptions();
  const columnName = (key: string): string => t(`reports:columns.${source}.${key}`);
  const valueText = (column: ReportColumn, value: string): string => {
    if (column.isOwnChoice?.(value)) return reasonText(value);
    if (column.labels) return i18n.t(`${column.labels}.${value}`, { defaultValue: value });
    if (isDay(value)) return day(value);
    return value;
  };

  /** `Hired: last 90 days`, `Brand is Kindred or 2 more`. */
  const filterText = ({ key, operator, value }: ReportFilter): string => {
    const name = columnName(key);
    const column = columnOf(source, key);
    const [first = '', second = ''] = value;
    if (operator === 'is_empty') return t('reports:filter.texts.is_empty', { column: name });
    if (!column || value.length === 0) return t('reports:filter.texts.open', { column: name });
    if (operator === 'between' && isPeriod(first)) {
      return t('reports:filter.texts.period', { column: name, period: t(`reports:periods.${first}`) });
    }
    if (operator === 'between') {
      return t('reports:filter.texts.between', {
        column: name,
        from: valueText(column, first),
        to: valueText(column, second),
      });
    }
    const shown =
      value.length > 1 ? t('reports:filter.texts.anyOf', { count: value.length }) : valueText(column, first);
    const isAmount = column.type === 'number' || column.type === 'money';
    const compared = isAmount ? (AMOUNT_WORDS[operator] ?? operator) : operator;
    return t(`reports:filter.texts.${compared}`, { column: name, value: shown });
  };

  /** The values with words, for columns that have them. */
  const choicesOf = (column: ReportColumn): { value: string; label: string }[] => {
    if (!column.labels) return [];
    if (column.isOwnChoice) return reasons;
    const words = i18n.t(column.labels, { returnObjects: true, defaultValue: {} }) as Record<string, unknown>;
    const values = column.choices ?? Object.keys(words).filter((value) => typeof words[value] === 'string');
    return values.map((value) => ({ value, label: valueText(column, value) }));
  };

  return { columnName, filterText, choicesOf };
}

/** Days are before or after, amounts less or more. */
const AMOUNT_WORDS: Partial<Record<FilterOperator, string>> = { before: 'below', after: 'above' };

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
