// The records before and after one, in the order and with the filters of the list it was opened from (EMP-008).
import type { EmployeeFilters } from '@onward/contract/employees/employees';
import type { SortOrder } from '@onward/domain/platform/lists';
import { personQuery } from '@onward/domain/platform/search/search-words';
import { named } from '../../../platform/database/named-statements.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { EmployeeRow } from '../employees.queries.ts';
import { conditionsOf } from './filter-employees.ts';
import { type EmployeeOrder, orderBy } from './find-page.ts';

export interface Neighbors {
  next_employee_id: number | null;
  previous_employee_id: number | null;
}

const SORT_VALUES: Record<EmployeeOrder, (row: EmployeeRow) => string> = {
  hired_date: ({ hired_date }) => hired_date,
  name: ({ name }) => name,
};
const SORT_COLUMNS: Record<EmployeeOrder, { column: string; bound: string }> = {
  hired_date: { column: 'e.hired_date', bound: '::date' },
  name: { column: 'e.sort_name', bound: '::text' },
};

export async function findNeighbors(
  { tx, access, now }: Pick<CompanyCall, 'tx' | 'access' | 'now'>,
  row: EmployeeRow,
  filters: EmployeeFilters,
  order: SortOrder<EmployeeOrder>,
): Promise<Neighbors> {
  const { where, values } = conditionsOf(access, filters, now);
  const query = personQuery(access.companyId, filters.query);
  const words = query ? ` and e.words @@ $${values.push(query)}::tsquery` : '';
  const { column, bound } = SORT_COLUMNS[order.field];
  const sortValue = `$${values.push(SORT_VALUES[order.field](row))}${bound}`;
  const value = order.field === 'name' ? `lower(${sortValue})` : sortValue;
  const id = `$${values.push(row.id)}::bigint`;
  const beyond = (direction: 'asc' | 'desc') =>
    `(select e.id from employees e where e.company_id = $1 ${where}${words}
       and (${column}, e.id) ${direction === 'asc' ? '>' : '<'} (${value}, ${id})
     order by ${orderBy({ field: order.field, direction })} limit 1)`;
  const back = order.direction === 'asc' ? 'desc' : 'asc';
  const [found] = await tx.prepared<{ next: number | null; previous: number | null }>(
    ...named(`select ${beyond(order.direction)} as next, ${beyond(back)} as previous`),
    values,
  );
  return { next_employee_id: found?.next ?? null, previous_employee_id: found?.previous ?? null };
}
