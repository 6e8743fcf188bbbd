// The filters of a list of employees as SQL conditions (EMP-004, ONB-016). The order of a list walks an index, so only
// the conditions that are asked for are written.
import type { EmployeeFilters } from '@onward/contract/employees/employees';
import { DOCUMENTS_EXPIRE_WITHIN_DAYS, STARTED_LATELY_DAYS } from '@onward/domain/employees/lists';
import { EMPLOYEE_STATUSES, type EmployeeStatus } from '@onward/domain/employees/statuses';
import { ONBOARDING_STATES, type OnboardingState, statesListed } from '@onward/domain/onboarding/states';
import { dayIn, isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import type { Membership } from '../../../platform/access/access.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import { DEFAULT_ZONE } from '../employees.queries.ts';

export interface Conditions {
  /** Start with `e.company_id = $1`; values are bound in this order. */
  where: string;
  values: unknown[];
  /** How the stored counts give the total; null when rows have to be counted. */
  counted: { where: string; values: unknown[] } | null;
}

const STARTED = 'coalesce(e.start_date, e.hired_date)';

export function conditionsOf({ companyId, scope }: Membership, filters: EmployeeFilters, now: Date): Conditions {
  const rows = new ConditionList(companyId);
  const counts = new ConditionList(companyId);
  const both = (build: (list: ConditionList, table: 'e' | 'c') => void): void => {
    build(rows, 'e');
    build(counts, 'c');
  };

  both((list, table) => limitPlaces(list, table, scope));
  const locations = idsOf(filters.location_id);
  if (locations) both((list, table) => list.add(`${table}.location_id`, locations));
  const departments = idsOf(filters.department_id);
  if (departments) both((list, table) => list.add(`${table}.department_id`, departments));
  const statuses = wordsOf('employee_status', filters.employee_status, EMPLOYEE_STATUSES);
  if (statuses) both((list, table) => list.addText(statusCondition(table, statuses)));

  const onboarding = wordsOf('status', filters.status, ONBOARDING_STATES);
  if (onboarding) both((list, table) => list.addText(onboardingCondition(table, statesListed(onboarding))));

  const before = rows.length;
  if (scope.position.length > 0) rows.add('e.position_id', scope.position);
  const positions = idsOf(filters.position_id);
  if (positions) rows.add('e.position_id', positions);
  const brands = idsOf(filters.brand);
  if (brands) rows.addText(`e.location_id in ${locationsOf(rows.bind(brands))}`);
  const { onboarding_completed_from: from, onboarding_completed_to: to } = filters;
  if (from !== undefined || to !== undefined) rows.addText(completedBetween(rows, from, to));
  const processes = idsOf(filters.onboarding_process_id);
  if (processes) rows.add('e.onboarding_process_id', processes);
  if (filters.has_open_issues) rows.addText("e.issues <> '{}'");
  const today = dayIn(now, DEFAULT_ZONE);
  if (filters.started_lately) {
    const from = rows.bind(dayAfter(today, -STARTED_LATELY_DAYS));
    rows.addText(`${STARTED} between ${from}::date and ${rows.bind(today)}::date and e.status <> 'terminated'`);
  }
  if (filters.has_expiring_documents) {
    const until = rows.bind(dayAfter(today, DOCUMENTS_EXPIRE_WITHIN_DAYS));
    rows.addText(`e.status <> 'terminated' and e.id in (select a.employee_id from employee_attachments a
      where a.company_id = $1 and a.expires_on <= ${until}::date)`);
  }
  const isCounted = rows.length === before;
  return {
    where: rows.where,
    values: rows.values,
    counted: isCounted ? { where: counts.where, values: counts.values } : null,
  };
}

class ConditionList {
  readonly values: unknown[];
  readonly #conditions: string[];

  constructor(companyId: number) {
    this.values = [companyId];
    this.#conditions = [];
  }

  get length(): number {
    return this.#conditions.length;
  }

  get where(): string {
    return this.#conditions.map((condition) => ` and ${condition}`).join('');
  }

  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  add(column: string, ids: readonly number[]): void {
    const [only, ...more] = ids;
    this.addText(more.length === 0 ? `${column} = ${this.bind(only)}` : `${column} = any(${this.bind(ids)}::bigint[])`);
  }

  addText(condition: string): void {
    this.#conditions.push(condition);
  }
}

/** In stored counts, 0 means no department; everybody sees records without one. */
function limitPlaces(list: ConditionList, table: 'e' | 'c', scope: Membership['scope']): void {
  if (scope.location.length > 0) list.add(`${table}.location_id`, scope.location);
  if (scope.brand.length > 0) {
    list.addText(`${table}.location_id in ${locationsOf(list.bind(scope.brand))}`);
  }
  if (scope.department.length > 0) {
    const none = table === 'e' ? 'e.department_id is null' : 'c.department_id = 0';
    list.addText(`(${none} or ${table}.department_id = any(${list.bind(scope.department)}::bigint[]))`);
  }
}

const locationsOf = (brands: string): string =>
  `(select b.id from locations b where b.company_id = $1 and b.brand_id = any(${brands}::bigint[]))`;

function completedBetween(rows: ConditionList, from: string | undefined, to: string | undefined): string {
  for (const [field, day] of Object.entries({ onboarding_completed_from: from, onboarding_completed_to: to })) {
    if (day !== undefined && !isCalendarDay(day)) throw fieldInvalid(field, 'invalid');
  }
  const completedOn = '(o.completed_at at time zone (select c.time_zone from companies c where c.id = $1))::date';
  const days = [
    ...(from === undefined ? [] : [`and ${completedOn} >= ${rows.bind(from)}::date`]),
    ...(to === undefined ? [] : [`and ${completedOn} <= ${rows.bind(to)}::date`]),
  ];
  return `e.id in (select o.employee_id from employee_onboarding_processes o where o.company_id = $1
    and o.ended_at is null and o.status = 'completed' ${days.join(' ')})`;
}

/** Inlined, because they are our own words and lists have an index per status. */
const statusCondition = (table: string, statuses: readonly EmployeeStatus[]): string =>
  `${table}.status in (${statuses.map((status) => `'${status}'`).join(', ')})`;

/** Without one, the stored counts say `none`. */
const onboardingCondition = (table: 'e' | 'c', states: readonly OnboardingState[]): string => {
  const column = `${table}.onboarding_state`;
  if (states.length === ONBOARDING_STATES.length)
    return table === 'e' ? `${column} is not null` : `${column} <> 'none'`;
  return `${column} in (${states.map((state) => `'${state}'`).join(', ')})`;
};

const idsOf = (text: string | undefined): number[] | null => (text === undefined ? null : text.split(',').map(Number));

function wordsOf<Word extends string>(field: string, text: string | undefined, known: readonly Word[]): Word[] | null {
  if (text === undefined) return null;
  const asked = [...new Set(text.split(','))];
  const found = asked.filter((word): word is Word => known.some((each) => each === word));
  if (found.length < asked.length) throw fieldInvalid(field, 'one_of', { options: known.join(', ') });
  return found;
}
