// Which list shows exactly the people behind a number (RPT-022).
import { APPLICANT_STATUSES } from '../applicants/statuses.ts';
import { HIRED_STEP } from './funnel.ts';
import { type AnalyticsPanel, isPeoplePanel } from './panels.ts';
import type { Period } from './period.ts';

/** The entry of a series, or a part of a funnel step. */
export interface EntryName {
  key: string;
  /** Of a funnel's stage. */
  name: string | null;
  /** The days of a week that lie in the period. */
  from: string | null;
  to: string | null;
}

export type PeopleBehind =
  /** The list of applicants, with the parameters of its endpoint. */
  | { list: 'applications'; filters: Record<string, string | true> }
  | { list: 'employees'; filters: Record<string, string> }
  /** Interviews or offers: a person can have several. */
  | { list: 'records'; key: string };

/** Inactive applicants applied too. */
const EVERY_STATUS = APPLICANT_STATUSES.join(',');

/** Places are added by the caller, because every list names them alike. */
export function peopleBehind(panel: AnalyticsPanel, entry: EntryName, period: Period): PeopleBehind {
  if (isPeoplePanel(panel)) return { list: 'records', key: entry.key };
  const days = { from: entry.from ?? period.from, to: entry.to ?? period.to };
  const applied = { applied_from: period.from, applied_to: period.to };
  switch (panel) {
    case 'funnel':
      return applications(
        entry.key === HIRED_STEP
          ? { status: 'hired', ...applied }
          : {
              status: EVERY_STATUS,
              [entry.name === null ? 'reached_stage_type' : 'reached_stage']: entry.key,
              ...applied,
            },
      );
    case 'sources':
      return applications({
        status: EVERY_STATUS,
        ...(entry.key === UNKNOWN_SOURCE ? { no_source: true } : { source: entry.key }),
        ...applied,
      });
    case 'rejection_reasons':
      return applications({ status: 'rejected', rejection_reason: entry.key, ...applied });
    case 'time_to_hire':
    case 'hires_per_week':
      return applications({ status: 'hired', hired_from: days.from, hired_to: days.to });
    case 'onboarding_time':
      return {
        list: 'employees',
        filters: { onboarding_completed_from: days.from, onboarding_completed_to: days.to },
      };
  }
}

const applications = (filters: Record<string, string | true>): PeopleBehind => ({ list: 'applications', filters });

/** The key of applicants whose source is not known. */
export const UNKNOWN_SOURCE = '';

/** `stopped` and `went_on` divide a funnel step; `hired` is a part of a source. */
export const ENTRY_PARTS = ['all', 'stopped', 'went_on', 'hired'] as const;
export type EntryPart = (typeof ENTRY_PARTS)[number];

/** Applicants of a funnel step who are still in it, or who moved on to the next one. */
export function partOfStep(
  { key, name }: Pick<EntryName, 'key' | 'name'>,
  next: Pick<EntryName, 'key' | 'name'> | undefined,
  part: 'stopped' | 'went_on',
  period: Period,
): PeopleBehind {
  const applied = { applied_from: period.from, applied_to: period.to };
  if (part === 'stopped') {
    const field = name === null ? 'stopped_stage_type' : 'stopped_stage';
    return applications({ status: EVERY_STATUS, [field]: key, ...applied });
  }
  const { key: nextKey = HIRED_STEP, name: nextName = null } = next ?? {};
  return peopleBehind('funnel', { key: nextKey, name: nextName, from: null, to: null }, period);
}

/** Those of a source who were hired. */
export function hiredOfSource(entry: EntryName, period: Period): PeopleBehind {
  const behind = peopleBehind('sources', entry, period);
  return behind.list === 'applications' ? applications({ ...behind.filters, status: 'hired' }) : behind;
}
