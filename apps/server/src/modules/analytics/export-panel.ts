// A panel as CSV: what its table shows, with the period before.
import type { AnalyticsAnswer, AnalyticsEntry, AnalyticsFilters } from '@onward/contract/analytics/analytics';
import type { AnalyticsPanel } from '@onward/domain/analytics/panels';
import { UNKNOWN_SOURCE } from '@onward/domain/analytics/people-behind';
import { csvLine, csvStart } from '@onward/domain/imports/csv-writer';
import { Answer, type CompanyCall } from '../../platform/http/route.ts';
import { type Translate, translator } from '../../platform/i18n/translate.ts';
import { showPanel } from './show-panel.ts';

interface Column {
  title: string;
  cell: (entry: AnalyticsEntry, t: Translate) => string | number | null;
}

const COUNT: Column = { title: 'count', cell: ({ count }) => count };
const BEFORE: Column = { title: 'before', cell: ({ previous_count }) => previous_count };
const WEEK: Column = { title: 'week', cell: ({ from, to }) => `${from} – ${to}` };
const MEDIAN: Column = { title: 'medianDays', cell: ({ median_days }) => median_days };
const CONVERSION: Column = { title: 'conversion', cell: ({ conversion }) => conversion };
const HIRED: Column = { title: 'hired', cell: ({ hired }) => hired };

/** Known words are translated; others, such as sources, stay as they are. */
const named = (group: string): Column => ({
  title: group,
  cell: ({ key, name }, t) => name ?? t(`analytics:${group}Names.${key}`),
});

const STAGE: Column = {
  title: 'stage',
  cell: ({ key, name }, t) => name ?? t(`analytics:stepNames.${key}`),
};
/** Own reasons have a name, built-in ones words. */
const REASON: Column = {
  title: 'reason',
  cell: ({ key, name }, t) => name ?? t(`applicants:dialogs.reject.reasons.${key}`),
};
const SOURCE: Column = {
  title: 'source',
  cell: ({ key }, t) => (key === UNKNOWN_SOURCE ? t('sharing:sources.unknown') : key),
};

const COLUMNS: Record<AnalyticsPanel, readonly Column[]> = {
  funnel: [STAGE, COUNT, CONVERSION, BEFORE],
  sources: [SOURCE, COUNT, HIRED, BEFORE],
  time_to_hire: [WEEK, COUNT, MEDIAN],
  hires_per_week: [WEEK, COUNT],
  onboarding_time: [WEEK, COUNT, MEDIAN],
  rejection_reasons: [REASON, COUNT, BEFORE],
  interview_outcomes: [named('outcome'), COUNT, BEFORE],
  offer_acceptance: [named('answer'), COUNT, BEFORE],
};

export async function exportPanel(
  call: CompanyCall,
  panel: AnalyticsPanel,
  filters: AnalyticsFilters,
): Promise<Answer> {
  const answer = await showPanel(call, panel, filters);
  const { from, to } = answer.period;
  return new Answer(200, csvOf(answer, translator(call.language)), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${panel.replaceAll('_', '-')}-${from}-${to}.csv"`,
    'cache-control': 'private, no-store',
  });
}

function csvOf({ panel, series }: AnalyticsAnswer, t: Translate): string {
  const columns = COLUMNS[panel];
  const lines = series.map((entry) => csvLine(columns.map(({ cell }) => String(cell(entry, t) ?? ''))));
  return [csvStart(columns.map(({ title }) => t(`analytics:columns.${title}`))), ...lines].join('');
}
