// Equal opportunity answers, only as counts (AHD-020).
import { EEO_PERIODS } from '@onward/domain/privacy/equal-opportunity-counts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Nullable } from '../fields.ts';

/** Null: too small a group to be shown. */
const Counts = Type.Array(Type.Object({ key: Type.String(), count: Nullable(Type.Integer()) }));

const EqualOpportunityCounts = Type.Object({
  from: CalendarDate,
  /** The first day that no longer belongs to the period. */
  until: CalendarDate,
  race: Counts,
  sex: Counts,
  veteran: Counts,
});
export type EqualOpportunityCounts = Static<typeof EqualOpportunityCounts>;

export const getEqualOpportunityCounts = endpoint({
  name: 'getEqualOpportunityCounts',
  method: 'GET',
  path: '/v1/privacy/equal_opportunity',
  summary: 'Equal opportunity answers of whole months, without groups under ten',
  audience: 'company',
  superAdmin: true,
  query: Type.Object({ period: Type.Optional(Type.Enum([...EEO_PERIODS], { default: 'last_12_months' })) }),
  answers: { 200: Type.Object({ counts: EqualOpportunityCounts }) },
});
