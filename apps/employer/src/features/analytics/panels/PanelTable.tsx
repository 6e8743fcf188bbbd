// The same numbers as the chart, as a table; each count opens its people.
import type { AnalyticsAnswer, AnalyticsEntry } from '@onward/contract/analytics/analytics';
import type { AnalyticsPanel } from '@onward/domain/analytics/panels';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { PanelView } from '../use-panel-view.ts';
import styles from './PanelTable.module.css';
import { useEntryName } from './use-entry-texts.ts';

type NumberColumn = 'conversion' | 'hired' | 'previous_count' | 'median_days';

const COLUMNS: Record<AnalyticsPanel, { name: string; numbers: readonly NumberColumn[] }> = {
  funnel: { name: 'stage', numbers: ['conversion', 'previous_count'] },
  sources: { name: 'source', numbers: ['hired', 'previous_count'] },
  time_to_hire: { name: 'week', numbers: ['median_days'] },
  hires_per_week: { name: 'week', numbers: [] },
  onboarding_time: { name: 'week', numbers: ['median_days'] },
  rejection_reasons: { name: 'reason', numbers: ['previous_count'] },
  interview_outcomes: { name: 'outcome', numbers: ['previous_count'] },
  offer_acceptance: { name: 'answer', numbers: ['previous_count'] },
};

const TITLES: Record<NumberColumn, string> = {
  conversion: 'conversion',
  hired: 'hired',
  previous_count: 'before',
  median_days: 'medianDays',
};

export function PanelTable({ answer, view }: { answer: AnalyticsAnswer; view: PanelView }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const nameOf = useEntryName();
  const { panel, series } = answer;
  const { name, numbers } = COLUMNS[panel];
  const shown = (entry: AnalyticsEntry, column: NumberColumn) => {
    const value = entry[column];
    if (value === null) return '—';
    return column === 'conversion'
      ? figure(value / 100, { style: 'percent', maximumFractionDigits: 1 })
      : figure(value);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={t(`analytics:panels.${panel}`)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`analytics:columns.${name}`)}</th>
            <th scope="col">{t('analytics:columns.count')}</th>
            {numbers.map((column) => (
              <th key={column} scope="col">
                {t(`analytics:columns.${TITLES[column]}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((entry) => (
            <tr key={entry.key}>
              <th scope="row">{nameOf(panel, entry)}</th>
              <td>
                <Link to={view.linkTo(panel, entry.key)} aria-label={view.textOf(panel, entry, entry.count)}>
                  {figure(entry.count)}
                </Link>
              </td>
              {numbers.map((column) => (
                <td key={column}>{shown(entry, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
