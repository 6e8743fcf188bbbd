// Search, filters, order and paging of applicant lists; the URL uses the parameter names of the endpoint (APP-008).

import type { ApplicationRow } from '@onward/contract/applicants/application';
import { APPLICATION_ORDERS, type ApplicationFilters } from '@onward/contract/applicants/applications';
import type { ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import { isRejectionReason } from '@onward/domain/applicants/rejection';
import { RATING_MAX, RATING_MIN } from '@onward/domain/applicants/remarks';
import { STAGE_STATUSES, type StageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { STAGE_TYPES } from '@onward/domain/hiring-processes/stages';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import type { ListShape, ListState } from '../../platform/lists/list-address.ts';

const APPLICANT_FILTERS = [
  'status',
  'stage_id',
  'stage_type',
  'stage_status',
  'source',
  'rating',
  'brand',
  'location_id',
  'department_id',
  'is_new',
  'stay_in_touch',
  'position_key',
  'applied_from',
  'applied_to',
  'hired_from',
  'hired_to',
  'reached_stage',
  'stopped_stage',
  'reached_stage_type',
  'stopped_stage_type',
  'rejection_reason',
  'no_source',
  'not_contacted',
  'has_open_offer',
] as const;
export type ApplicantFilter = (typeof APPLICANT_FILTERS)[number];
export type ApplicantField = (typeof APPLICATION_ORDERS)[number];
export type ApplicantListState = ListState<ApplicantField, ApplicantFilter>;

export const APPLICANT_LIST: ListShape<ApplicantField, ApplicantFilter> = {
  orderFields: APPLICATION_ORDERS,
  defaultOrder: { field: 'applied_at', direction: 'desc' },
  filters: APPLICANT_FILTERS,
};

export const ALL_STAGE_STATUSES: readonly StageStatus[] = [...new Set(Object.values(STAGE_STATUSES).flat())];
export const STARS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => String(index + RATING_MIN));

/** The screen of a list, and the filters the user cannot remove. */
export interface ListPlace {
  screen: Extract<ApplicantScreen, 'all_applicants' | 'position_applicants' | 'inactive_applicants'>;
  /** Applied in addition to the chosen filters. */
  fixed: ApplicationFilters;
}

const ID_LIST = /^\d{1,15}(,\d{1,15})*$/;
/** Replaces malformed ids in a link, so that the link finds no one instead of everyone. */
const NOBODY = '0';

const ids = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : ID_LIST.test(text) ? text : NOBODY;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text);

/** Links may name several, also inactive ones; people choose one. */
const statuses = (text: string | undefined): string | undefined =>
  text?.split(',').every((word) => oneOf(APPLICANT_STATUSES, word)) ? text : undefined;

const isOn = (text: string | undefined): true | undefined => (text === 'true' ? true : undefined);
const id = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER;
const day = (text: string | undefined): string | undefined => (text && isCalendarDay(text) ? text : undefined);

/** In a job, rejected applicants have their own tab, and a stage shows only applicants in progress (APP-010). */
function queryStatus({ screen }: ListPlace, filters: ApplicantListState['filters']): string | undefined {
  const chosen = statuses(filters.status);
  if (screen !== 'position_applicants') return screen === 'inactive_applicants' ? undefined : chosen;
  return chosen ?? (filters.stage_id ? 'in_progress' : 'in_progress,hired');
}

/** The filters as parameters of the endpoint; only those that are set. */
export function queryFilters(place: ListPlace, { query, filters }: Pick<ApplicantListState, 'query' | 'filters'>) {
  const stars = oneOf(STARS, filters.rating);
  const parameters: ApplicationFilters = {
    query: query || undefined,
    status: queryStatus(place, filters),
    stage_id: ids(filters.stage_id),
    stage_type: oneOf(STAGE_TYPES, filters.stage_type),
    stage_status: oneOf(ALL_STAGE_STATUSES, filters.stage_status),
    source: filters.source,
    rating: stars === undefined ? undefined : Number(stars),
    brand: ids(filters.brand),
    location_id: ids(filters.location_id),
    department_id: ids(filters.department_id),
    is_new: isOn(filters.is_new),
    stay_in_touch: isOn(filters.stay_in_touch),
    position_key: filters.position_key,
    applied_from: day(filters.applied_from),
    applied_to: day(filters.applied_to),
    hired_from: day(filters.hired_from),
    hired_to: day(filters.hired_to),
    reached_stage: id(filters.reached_stage),
    stopped_stage: id(filters.stopped_stage),
    reached_stage_type: oneOf(STAGE_TYPES, filters.reached_stage_type),
    stopped_stage_type: oneOf(STAGE_TYPES, filters.stopped_stage_type),
    rejection_reason:
      filters.rejection_reason && isRejectionReason(filters.rejection_reason) ? filters.rejection_reason : undefined,
    no_source: isOn(filters.no_source),
    not_contacted: isOn(filters.not_contacted),
    has_open_offer: isOn(filters.has_open_offer),
    screen: place.screen,
    ...place.fixed,
  };
  return Object.fromEntries(
    Object.entries(parameters).filter(([, value]) => value !== undefined),
  ) as ApplicationFilters;
}

/** The filters of one column of the board. */
export const columnFilters = (filters: ApplicationFilters, stageId: number): ApplicationFilters => ({
  ...filters,
  status: 'in_progress',
  stage_id: String(stageId),
});

/** Filters that a screen's own tabs or its fixed status take the place of. */
const TAKEN_BY_SCREEN: Record<ListPlace['screen'], readonly ApplicantFilter[]> = {
  all_applicants: [],
  position_applicants: ['status', 'stage_id'],
  inactive_applicants: ['status'],
};

export const isTakenByScreen = ({ screen, fixed }: ListPlace, filter: ApplicantFilter): boolean =>
  TAKEN_BY_SCREEN[screen].includes(filter) || filter in fixed;

/** The filters the user chose; the selected tab of a job is not one of them. */
export const narrowingFilters = (place: ListPlace, filters: ApplicantListState['filters']): ApplicantFilter[] =>
  APPLICANT_FILTERS.filter((filter) => filters[filter] !== undefined && !isTakenByScreen(place, filter));

export const nameOf = ({ first_name, last_name }: Pick<ApplicationRow, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ');
