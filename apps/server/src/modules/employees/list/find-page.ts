// Finds a page of employees and the total (EMP-004). Rare words use the index of words; a common word is found faster by
// walking down the list itself.
import { EMPLOYEE_ORDERS, type EmployeeFilters } from '@onward/contract/employees/employees';
import type { SortOrder } from '@onward/domain/platform/lists';
import { personQuery } from '@onward/domain/platform/search/search-words';
import type { PageWindow } from '../../../platform/database/lists.ts';
import { named } from '../../../platform/database/named-statements.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { COLUMNS, joinedTables } from '../employees.queries.ts';
import { type Conditions, conditionsOf } from './filter-employees.ts';
import { ONBOARDING_COLUMNS, ONBOARDING_TABLE, type OnboardedRow } from './onboarding-columns.ts';

export type EmployeeOrder = (typeof EMPLOYEE_ORDERS)[number];
export { EMPLOYEE_ORDERS };

export const NEWEST: SortOrder<EmployeeOrder> = { field: 'hired_date', direction: 'desc' };

const ORDER_COLUMNS: Record<EmployeeOrder, string> = { hired_date: 'e.hired_date', name: 'e.sort_name' };

/** Above this count, a list says "more than". */
const COUNT_MAX = 1000;

export const orderBy = ({ field, direction }: SortOrder<EmployeeOrder>): string =>
  `${ORDER_COLUMNS[field]} ${direction}, e.id ${direction}`;

export interface EmployeePage {
  rows: OnboardedRow[];
  total: number;
  /** False when there are more than were counted. */
  exact: boolean;
}

type Call = Pick<CompanyCall, 'tx' | 'access' | 'now'>;

export async function findPage(
  { tx, access, now }: Call,
  filters: EmployeeFilters,
  window: Pick<PageWindow<EmployeeOrder>, 'order' | 'perPage' | 'offset'>,
): Promise<EmployeePage> {
  const conditions = conditionsOf(access, filters, now);
  if (filters.query?.trim()) return findByWords(tx, access.companyId, conditions, filters.query, window);
  const [rows, counted] = await tx.inOnePacket(() =>
    Promise.all([
      rowsOf(tx, `where e.company_id = $1 ${conditions.where}`, conditions.values, window),
      count(tx, conditions),
    ]),
  );
  return { rows, ...counted };
}

type Window = Pick<PageWindow<EmployeeOrder>, 'order' | 'perPage' | 'offset'>;

/** The page is found by index first; only its rows are joined with what they show. */
const rowsOf = (
  tx: Transaction,
  condition: string,
  values: unknown[],
  { order, perPage, offset }: Window,
): Promise<OnboardedRow[]> =>
  tx.prepared<OnboardedRow & Record<string, unknown>>(
    ...named(
      `select ${COLUMNS}, ${ONBOARDING_COLUMNS} from (
         select e.company_id, e.id from employees e ${condition}
         order by ${orderBy(order)} limit ${Number(perPage)} offset ${Number(offset)}) page
       join ${joinedTables('page')} ${ONBOARDING_TABLE}
       order by ${orderBy(order)}`,
    ),
    values,
  );

async function count(
  tx: Transaction,
  { where, values, counted }: Conditions,
): Promise<{ total: number; exact: boolean }> {
  if (counted) {
    const [row] = await tx.prepared<{ total: number }>(
      ...named(`select coalesce(sum(c.employees), 0)::int as total from employee_counts c
        where c.company_id = $1 ${counted.where}`),
      counted.values,
    );
    return { total: row?.total ?? 0, exact: true };
  }
  return countUpTo(tx, `select from employees e where e.company_id = $1 ${where}`, values);
}

async function countUpTo(
  tx: Transaction,
  select: string,
  values: unknown[],
): Promise<{ total: number; exact: boolean }> {
  const [row] = await tx.prepared<{ total: number }>(
    ...named(`select count(*)::int as total from (${select} limit ${COUNT_MAX + 1}) found`),
    values,
  );
  const total = row?.total ?? 0;
  return { total: Math.min(total, COUNT_MAX), exact: total <= COUNT_MAX };
}

/** How far the list is walked before the index of words is asked. */
const WALKED = 200;

async function findByWords(
  tx: Transaction,
  companyId: number,
  { where, values }: Conditions,
  text: string,
  window: Window,
): Promise<EmployeePage> {
  const query = personQuery(companyId, text);
  if (query === null) return { rows: [], total: 0, exact: true };
  const bound = [...values, query];
  const common = `where e.company_id = $1 ${where} and e.words @@ $${bound.length}::tsquery`;
  // Numbers of phones and employees are rare.
  const mayBeCommon = !/\d/.test(text);
  if (
    mayBeCommon &&
    (await areMany(tx, { where, values: bound, needed: window.offset + window.perPage, order: window.order }))
  ) {
    return { rows: await rowsOf(tx, common, bound, window), total: COUNT_MAX, exact: false };
  }
  const { rows: hits } = await tx.client.query<{ id: number }>('select onward.find_employees($1::tsquery, $2) as id', [
    query,
    COUNT_MAX + 1,
  ]);
  if (hits.length > COUNT_MAX) {
    return { rows: await rowsOf(tx, common, bound, window), total: COUNT_MAX, exact: false };
  }
  const found = `where e.company_id = $1 ${where} and e.id = any($${values.length + 1}::bigint[])`;
  const among = [...values, hits.map(({ id }) => id)];
  const rows = await rowsOf(tx, found, among, window);
  return { rows, ...(await countUpTo(tx, `select from employees e ${found}`, among)) };
}

interface Walk {
  where: string;
  /** With the words last. */
  values: unknown[];
  needed: number;
  order: SortOrder<EmployeeOrder>;
}

/** Whether the top of the list shows that far more match than are counted: then the index would only slow it down. */
async function areMany(tx: Transaction, { where, values, needed, order }: Walk): Promise<boolean> {
  const [row] = await tx.prepared<{ hits: number; all: number }>(
    ...named(
      `select (select count(*)::int from (
           select e.words from employees e where e.company_id = $1 ${where}
           order by ${orderBy(order)} limit ${WALKED}) top where top.words @@ $${values.length}::tsquery) as hits,
         (select coalesce(sum(c.employees), 0)::int from employee_counts c where c.company_id = $1) as all`,
    ),
    values,
  );
  const { hits = 0, all = 0 } = row ?? {};
  return hits >= needed && (hits / WALKED) * all >= 2 * COUNT_MAX;
}

/** Every matching employee, for exports and actions on many. */
export async function findAllIds(
  { tx, access, now }: Call,
  filters: EmployeeFilters,
  order: SortOrder<EmployeeOrder>,
  limit: number,
): Promise<number[]> {
  const { where, values } = conditionsOf(access, filters, now);
  const query = personQuery(access.companyId, filters.query);
  if (filters.query?.trim() && query === null) return [];
  const words = query ? ` and e.words @@ $${values.push(query)}::tsquery` : '';
  const { rows } = await tx.client.query<{ id: number }>(
    `select e.id from employees e where e.company_id = $1 ${where}${words}
     order by ${orderBy(order)} limit ${Number(limit)}`,
    values,
  );
  return rows.map(({ id }) => id);
}
