// The panels of the analytics page, and what their series are named by (RPT-021).
import type { MeetingStatus } from '../interviews/meeting-states.ts';
import type { OfferStatus } from '../offers/states.ts';

export const ANALYTICS_PANELS = [
  'funnel',
  'time_to_hire',
  'sources',
  'hires_per_week',
  'rejection_reasons',
  'interview_outcomes',
  'offer_acceptance',
  'onboarding_time',
] as const;
export type AnalyticsPanel = (typeof ANALYTICS_PANELS)[number];

const INTERVIEW_OUTCOMES = ['completed', 'no_show', 'cancelled', 'open'] as const;
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number];

/** `open`: no outcome yet. */
export const OUTCOME_OF: Record<MeetingStatus, InterviewOutcome> = {
  pending: 'open',
  confirmed: 'open',
  request_reschedule: 'open',
  cancelled: 'cancelled',
  completed: 'completed',
  no_show: 'no_show',
};

const OFFER_ANSWERS = ['accepted', 'declined', 'expired', 'withdrawn', 'waiting'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** The applicant's answer counts: an offer is accepted before the company has signed too. */
export const ANSWER_OF: Record<Exclude<OfferStatus, 'not_sent'>, OfferAnswer> = {
  sent: 'waiting',
  signed_by_applicant: 'accepted',
  signed: 'accepted',
  declined: 'declined',
  voided: 'withdrawn',
  expired: 'expired',
};

/** Panels whose series always has the same entries, also when nobody is behind one of them. */
export const FIXED_KEYS = {
  interview_outcomes: INTERVIEW_OUTCOMES,
  offer_acceptance: OFFER_ANSWERS,
} as const satisfies Partial<Record<AnalyticsPanel, readonly string[]>>;

/** Panels that count interviews and offers: of these, a person can have several. */
export const PEOPLE_PANELS = ['interview_outcomes', 'offer_acceptance'] as const;
export type PeoplePanel = (typeof PEOPLE_PANELS)[number];

export const isPeoplePanel = (panel: AnalyticsPanel): panel is PeoplePanel =>
  PEOPLE_PANELS.some((each) => each === panel);

/** Interviews that take place unless something happens, as the board of locations counts those of today. */
export const PLANNED = 'planned';

/** The status of the records behind a key; all of them for `all`. Null when the panel has no such key. */
export function statusesBehind(panel: PeoplePanel, key: string): string[] | null {
  const table: Record<string, string> = panel === 'interview_outcomes' ? OUTCOME_OF : ANSWER_OF;
  const isBehind = (status: string) =>
    key === 'all' ||
    table[status] === key ||
    (key === PLANNED && 'completed' in table && table[status] !== 'cancelled');
  const statuses = Object.keys(table).filter(isBehind);
  return statuses.length > 0 ? statuses : null;
}
