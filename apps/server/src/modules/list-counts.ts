// Counts how many records each list shows with a saved view's filters, using the lists of the rooms themselves.
import { STAGE_STATUSES } from '@onward/domain/applicants/stages/stage-statuses';
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { EMPLOYEE_STATUSES } from '@onward/domain/employees/statuses';
import { ONBOARDING_STATES, PROCESS_STATUSES } from '@onward/domain/onboarding/states';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { holdsPermission } from '@onward/domain/staff/permissions';
import { STAFF_STATUSES } from '@onward/domain/staff/states';
import { Refusal } from '../platform/http/errors.ts';
import { showPanel } from './analytics/show-panel.ts';
import { findPage, NEWEST } from './applicants/list/find-page.ts';
import { findEmployeePage, NEWEST_EMPLOYEES } from './employees/employees.service.ts';
import { listDepartments } from './locations/departments/departments.service.ts';
import { listPage as listLocations } from './locations/locations/locations.queries.ts';
import { listPage as listPostings } from './positions/postings/find-page.ts';
import type { CountRecords, ListCounts, RecordCount } from './saved-views/saved-views.service.ts';
import { listStaff } from './staff/staff.service.ts';

const byName = { field: 'name', direction: 'asc' } as const;
/** One row is enough, because the list returns its total. */
const window = { page: 1, perPage: 1, offset: 0, order: byName };

/** Removed staff are in no list. */
const LISTED_STATUSES = STAFF_STATUSES.filter((status) => status !== 'removed');

const STAGE_STATUS_WORDS = Object.values(STAGE_STATUSES).flat();
const POSITIVE_IDS = /^\d{1,15}(,\d{1,15})*$/;

/** Ids as in links, `3,8,-1`. */
const ID_LIST = /^-?\d{1,15}(,-?\d{1,15})*$/;

const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined =>
  words.find((word) => word === text);

const exactly = (count: number): RecordCount => ({ count, exact: true });

/** Unknown filters are ignored; a filter that names a deleted record finds nothing. */
export const listCounts: ListCounts = {
  departments: async (call, { query }) => exactly((await listDepartments(call, query || undefined, window)).totalCount),
  locations: async ({ tx, access }, { query, brand_id, state, tax_info }) => {
    const filters = {
      query,
      brand_id: number(brand_id),
      state: state || undefined,
      tax_info: oneOf(['complete', 'missing'] as const, tax_info),
    };
    return exactly((await listLocations(tx, access, filters, window)).totalCount);
  },
  job_postings: noneWhenRefused(async ({ tx, access }, filters) => {
    const ids = (text: string | undefined) => (text && ID_LIST.test(text) ? text : undefined);
    const code = filters.access_with_status_code;
    const found = {
      query: filters.query,
      status: filters.status,
      brand: ids(filters.brand_id),
      location: ids(filters.location_id),
      department: ids(filters.department_id),
      position_template: ids(filters.position_template_id),
      hiring_process_template: ids(filters.hiring_process_template_id),
      access_with_status_code: code && /^[0-4]$/.test(code) ? Number(code) : undefined,
    };
    const order = { field: 'title', direction: 'asc' } as const;
    return exactly((await listPostings(tx, access, found, { ...window, order })).totalCount);
  }),
  applicants: noneWhenRefused(async (call, filters) => {
    const ids = (text: string | undefined) => (text && POSITIVE_IDS.test(text) ? text : undefined);
    const stars = number(filters.rating);
    const found = {
      query: filters.query,
      status: oneOf(APPLICANT_STATUSES, filters.status),
      stage_status: oneOf(STAGE_STATUS_WORDS, filters.stage_status),
      source: filters.source,
      rating: stars !== undefined && stars <= 5 ? stars : undefined,
      brand: ids(filters.brand),
      location_id: ids(filters.location_id),
      department_id: ids(filters.department_id),
      is_new: filters.is_new === 'true' ? true : undefined,
      stay_in_touch: filters.stay_in_touch === 'true' ? true : undefined,
    };
    const { total: count, exact } = await findPage(call, found, { ...window, order: NEWEST });
    return { count, exact };
  }),
  employees: noneWhenRefused(async (call, filters) => {
    const ids = (text: string | undefined) => (text && POSITIVE_IDS.test(text) ? text : undefined);
    const isOn = (text: string | undefined) => (text === 'true' ? true : undefined);
    const found = {
      query: filters.query,
      position_id: ids(filters.position_id),
      location_id: ids(filters.location_id),
      department_id: ids(filters.department_id),
      employee_status: oneOf(EMPLOYEE_STATUSES, filters.employee_status),
      has_open_issues: isOn(filters.has_open_issues),
      started_lately: isOn(filters.started_lately),
      has_expiring_documents: isOn(filters.has_expiring_documents),
    };
    if (!holdsPermission(call.access.permissions, 'view_employee')) return exactly(0);
    const { total: count, exact } = await findEmployeePage(call, found, { ...window, order: NEWEST_EMPLOYEES });
    return { count, exact };
  }),
  onboarding: noneWhenRefused(async (call, filters) => {
    const ids = (text: string | undefined) => (text && POSITIVE_IDS.test(text) ? text : undefined);
    const found = {
      query: filters.query,
      position_id: ids(filters.position_id),
      location_id: ids(filters.location_id),
      onboarding_process_id: ids(filters.onboarding_process_id),
      // Without a state everybody who has an onboarding is in the list.
      status: oneOf(ONBOARDING_STATES, filters.status) ?? PROCESS_STATUSES.join(','),
    };
    if (!holdsPermission(call.access.permissions, 'manage_onboarding')) return exactly(0);
    const { total: count, exact } = await findEmployeePage(call, found, { ...window, order: NEWEST_EMPLOYEES });
    return { count, exact };
  }),
  /** Everybody who applied in the days of the view. */
  analytics: noneWhenRefused(async (call, filters) => {
    const day = (text: string | undefined) => (text && isCalendarDay(text) ? text : undefined);
    // As on the page: a malformed filter finds nobody instead of everybody.
    const ids = (text: string | undefined) => (text && !POSITIVE_IDS.test(text) ? '0' : text || undefined);
    const found = {
      from: day(filters.from),
      to: day(filters.to),
      brand: ids(filters.brand),
      location_id: ids(filters.location_id),
      department_id: ids(filters.department_id),
      position_key: filters.position_key,
    };
    if (!holdsPermission(call.access.permissions, 'view_analytics')) return exactly(0);
    return exactly((await showPanel(call, 'sources', found)).totals.count);
  }),
  staff: noneWhenRefused(async (call, { query, status, company_role_id, location_id }) => {
    const filters = {
      query,
      status: oneOf(LISTED_STATUSES, status),
      company_role_id: number(company_role_id),
      location_id: number(location_id),
    };
    return exactly((await listStaff(call, filters, window)).totalCount);
  }),
};

function noneWhenRefused(count: CountRecords): CountRecords {
  return async (call, filters) => {
    try {
      return await count(call, filters);
    } catch (error) {
      if (error instanceof Refusal) return exactly(0);
      throw error;
    }
  };
}
