// Panels of numbers over a period, compared with the period before (RPT-020, RPT-021, RPT-022).
import { ANALYTICS_PANELS, PEOPLE_PANELS } from '@onward/domain/analytics/panels';
import { PERIOD_DAYS_MAX } from '@onward/domain/analytics/period';
import { MEETING_STATUSES } from '@onward/domain/interviews/meeting-states';
import { OFFER_STATUSES } from '@onward/domain/offers/states';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

const reading = {
  audience: 'company',
  permission: 'view_analytics',
  feature: 'analytics',
} as const;

const IdList = Type.Optional(Type.String({ maxLength: 2000, pattern: '^\\d{1,15}(,\\d{1,15})*$' }));

export const ANALYTICS_FILTERS = {
  /** Days in the company's time zone, both included; the last twelve weeks without them. */
  from: Type.Optional(CalendarDate),
  to: Type.Optional(Type.String({ format: 'date', description: `At most ${PERIOD_DAYS_MAX} days after the first` })),
  brand: IdList,
  location_id: IdList,
  department_id: IdList,
  position_key: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
};
const AnalyticsFilters = Type.Object(ANALYTICS_FILTERS);
export type AnalyticsFilters = Static<typeof AnalyticsFilters>;

const Count = Type.Integer();
const Share = Nullable(Type.Number());
const Days = Nullable(Type.Number());

export const AnalyticsEntry = Type.Object({
  /** What the entry is about: a stage, a source, a reason, a status, or the Monday of a week; `hired` ends the funnel. */
  key: Type.String(),
  /** Of stages; the others are named by their key. */
  name: Nullable(Type.String()),
  count: Count,
  /** In the period before; null for weeks. */
  previous_count: Nullable(Count),
  /** Percent of the funnel step before. */
  conversion: Share,
  /** Of those who applied through the source. */
  hired: Nullable(Count),
  /** Of those in this week. */
  median_days: Days,
  /** The days of a week that lie in the period. */
  from: Nullable(CalendarDate),
  to: Nullable(CalendarDate),
});
export type AnalyticsEntry = Static<typeof AnalyticsEntry>;

const Totals = Type.Object({
  count: Count,
  /** Hired of those who applied, or accepted of the offers that were not withdrawn, in percent. */
  rate: Share,
  median_days: Days,
});
export type AnalyticsTotals = Static<typeof Totals>;

const PeriodShown = Type.Object({ from: CalendarDate, to: CalendarDate });

export const AnalyticsAnswer = Type.Object({
  panel: Type.Enum([...ANALYTICS_PANELS]),
  period: PeriodShown,
  previous_period: PeriodShown,
  time_zone: Type.String(),
  series: Type.Array(AnalyticsEntry),
  totals: Totals,
  previous_totals: Totals,
});
export type AnalyticsAnswer = Static<typeof AnalyticsAnswer>;

const PanelParams = Type.Object({ panel: Type.Enum([...ANALYTICS_PANELS]) });

export const getAnalyticsPanel = endpoint({
  name: 'getAnalyticsPanel',
  method: 'GET',
  path: '/v1/analytics/:panel',
  summary: "A panel's numbers over a period and the one before, within the user's scope",
  ...reading,
  toleratesDelay: true,
  params: PanelParams,
  query: AnalyticsFilters,
  answers: { 200: AnalyticsAnswer },
});

export const exportAnalyticsPanel = endpoint({
  name: 'exportAnalyticsPanel',
  method: 'GET',
  path: '/v1/analytics/:panel/export',
  summary: 'The numbers of a panel as a CSV file',
  ...reading,
  audited: { event: 'analytics_exported', subjectType: 'analytics' },
  params: PanelParams,
  query: AnalyticsFilters,
  answers: { 200: Type.String({ description: 'The file' }) },
});

export const AnalyticsRecord = Type.Object({
  /** Of the interview or the offer. */
  id: Id,
  application_id: Id,
  name: Type.String(),
  position_title: Type.String(),
  location_name: Type.String(),
  status: Type.Enum([...new Set([...MEETING_STATUSES, ...OFFER_STATUSES])]),
  /** When the interview starts, or the offer was sent. */
  at: Timestamp,
});
export type AnalyticsRecord = Static<typeof AnalyticsRecord>;

export const listAnalyticsRecords = endpoint({
  name: 'listAnalyticsRecords',
  method: 'GET',
  path: '/v1/analytics/:panel/records',
  summary: 'The interviews or offers behind a number, newest first',
  ...reading,
  toleratesDelay: true,
  params: Type.Object({ panel: Type.Enum([...PEOPLE_PANELS]) }),
  query: pageQuery({
    ...ANALYTICS_FILTERS,
    /** The key of an entry of the series; all of them without it. */
    key: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z_]+$' })),
  }),
  answers: { 200: pageResponse({ records: Type.Array(AnalyticsRecord) }) },
});
