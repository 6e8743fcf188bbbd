// Panels over weeks: how many were hired, and how long hiring and onboarding took.
import type { AnalyticsAnswer } from '@onward/contract/analytics/analytics';
import type { AnalyticsPanel } from '@onward/domain/analytics/panels';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ColumnChart } from '../../../design/charts/ColumnChart.tsx';
import { TrendChart } from '../../../design/charts/TrendChart.tsx';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { PanelView } from '../use-panel-view.ts';
import { usePeriodText } from '../use-period-text.ts';
import { Change } from './Change.tsx';
import { PanelCard } from './PanelCard.tsx';
import { ALL } from './use-entry-texts.ts';

const EVERYONE = { key: ALL, name: null, from: null, to: null };

function useEnds(): (answer: AnalyticsAnswer) => [string, string] {
  const { day } = usePeriodText();
  return ({ period: { from, to } }) => [day(from), day(to)];
}

export function HiresPanel({ view }: { view: PanelView }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const endsOf = useEnds();
  const headline = ({ totals, previous_totals }: AnalyticsAnswer) => (
    <>
      <Link to={view.linkTo('hires_per_week', ALL)} aria-label={view.textOf('hires_per_week', EVERYONE, totals.count)}>
        <b>{figure(totals.count)}</b>
      </Link>
      <Change value={totals.count} before={previous_totals.count} more="good" />
    </>
  );
  return (
    <PanelCard panel="hires_per_week" view={view} headline={headline}>
      {(answer) => (
        <ColumnChart
          label={t('analytics:panels.hires_per_week')}
          ends={endsOf(answer)}
          points={answer.series.map((entry) => ({
            key: entry.key,
            value: entry.count,
            text: view.textOf('hires_per_week', entry, entry.count),
            to: view.linkTo('hires_per_week', entry.key),
            chosen: view.isChosen('hires_per_week', entry.key),
          }))}
        />
      )}
    </PanelCard>
  );
}

interface DaysProps {
  panel: Extract<AnalyticsPanel, 'time_to_hire' | 'onboarding_time'>;
  view: PanelView;
}

export function DaysPanel({ panel, view }: DaysProps) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const endsOf = useEnds();
  const headline = ({ totals, previous_totals }: AnalyticsAnswer) =>
    totals.median_days !== null && (
      <>
        <Link to={view.linkTo(panel, ALL)} aria-label={view.textOf(panel, EVERYONE, totals.count)}>
          <b>{figure(totals.median_days)}</b> <small>{t('analytics:days', { count: totals.median_days })}</small>
        </Link>
        <Change value={totals.median_days} before={previous_totals.median_days} unit="days" more="bad" />
      </>
    );
  return (
    <PanelCard panel={panel} view={view} headline={headline}>
      {(answer) => (
        <TrendChart
          label={t(`analytics:panels.${panel}`)}
          ends={endsOf(answer)}
          points={answer.series.map((entry) => {
            const people = view.textOf(panel, entry, entry.count);
            const { median_days: days } = entry;
            const median = t('analytics:median', { count: days ?? 0, number: figure(days ?? 0) });
            return {
              key: entry.key,
              value: days,
              text: days === null ? people : t('analytics:withMedian', { people, median }),
              to: view.linkTo(panel, entry.key),
              chosen: view.isChosen(panel, entry.key),
            };
          })}
        />
      )}
    </PanelCard>
  );
}
