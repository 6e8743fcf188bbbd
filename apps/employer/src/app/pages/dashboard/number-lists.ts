// The list behind each number of a location, as the endpoint filters it and as the page that shows it (AHD-014).
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import type { LocationHealth } from '@onward/contract/home/home';
import { PLANNED } from '@onward/domain/analytics/panels';
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import type { HealthNumber } from '@onward/domain/home/location-health';
import { paths, ROUTES, withQuery } from '../../../platform/routing/paths.ts';

/** Open jobs have a page and no people. */
export type PeopleNumber = Exclude<HealthNumber, 'open_positions'>;

export type NumberList =
  | { kind: 'applicants'; filters: ApplicationFilters }
  | { kind: 'interviews'; filters: { location_id: string; from: string; to: string; key: string } }
  | { kind: 'onboarding'; filters: { location_id: string; status: string } }
  | { kind: 'i9'; filters: { location_id: number } };

export interface Days {
  today: string;
  since: string;
}

/** Somebody inactive may have an open offer too. */
export const EVERY_STATUS = APPLICANT_STATUSES.join(',');

export function listOf(number: PeopleNumber, { location: { id } }: LocationHealth, { today, since }: Days): NumberList {
  const location_id = String(id);
  switch (number) {
    case 'not_contacted':
      return { kind: 'applicants', filters: { not_contacted: true, location_id } };
    case 'offers_waiting':
      return { kind: 'applicants', filters: { has_open_offer: true, status: EVERY_STATUS, location_id } };
    case 'interviews_today':
      return { kind: 'interviews', filters: { location_id, from: today, to: today, key: PLANNED } };
    case 'no_show_rate':
      return { kind: 'interviews', filters: { location_id, from: since, to: today, key: 'no_show' } };
    case 'onboarding_blocked':
      return { kind: 'onboarding', filters: { location_id, status: 'need_attention' } };
    case 'i9_due':
      return { kind: 'i9', filters: { location_id: id } };
  }
}

/** How many people are in the list; the no-show rate is a share of interviews. */
export const lengthOf = (number: PeopleNumber, row: LocationHealth): number =>
  number === 'no_show_rate' ? row.no_shows : row[number];

/** The page of the whole list. */
export function pageOf({ kind, filters }: NumberList): string {
  switch (kind) {
    case 'applicants':
      return withQuery(ROUTES.allApplicants, { ...filters });
    case 'interviews':
      return withQuery(ROUTES.analytics, { ...filters, people: 'interview_outcomes' });
    case 'onboarding':
      return withQuery(paths.onboarding(), { ...filters });
    case 'i9':
      return withQuery(ROUTES.i9Clock, { ...filters });
  }
}
