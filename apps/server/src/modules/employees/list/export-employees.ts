// The listed employees as CSV. Sensitive data are not part of it (EMP-018).
import type { EmployeeFilters } from '@onward/contract/employees/employees';
import { errorCodes } from '@onward/contract/errors';
import { csvLine, csvStart } from '@onward/domain/imports/csv-writer';
import { formatPhoneNumber } from '@onward/domain/platform/contact/phone';
import { parseOrder } from '@onward/domain/platform/lists';
import { fieldInvalid, Refusal } from '../../../platform/http/errors.ts';
import { Answer, type CompanyCall } from '../../../platform/http/route.ts';
import { type Translate, translator } from '../../../platform/i18n/translate.ts';
import { companyDay } from '../../company/company.service.ts';
import { COLUMNS, type EmployeeRow, IN_SCOPE, scopeValues, TABLES } from '../employees.queries.ts';
import { EMPLOYEE_ORDERS, findAllIds, NEWEST } from './find-page.ts';

const EXPORT_MAX = 50_000;
const BATCH = 1000;

type Cell = (row: EmployeeRow, t: Translate) => string;

const CELLS: Record<string, Cell> = {
  employee_number: ({ employee_number }) => employee_number,
  name: ({ name }) => name,
  email: ({ email }) => email ?? '',
  phone: ({ phone, region_number }) => (phone ? formatPhoneNumber({ phone, region_number: region_number ?? '1' }) : ''),
  position: ({ job_title, position_title }) => job_title ?? position_title ?? '',
  location: ({ location_name }) => location_name ?? '',
  department: ({ department_name }) => department_name ?? '',
  status: ({ status }, t) => t(`employee-records:statuses.${status}`),
  hired_date: ({ hired_date }) => hired_date,
  start_date: ({ start_date }) => start_date ?? '',
  end_date: ({ end_date }) => end_date ?? '',
};

export async function exportEmployees(
  call: CompanyCall,
  { order, ids, ...filters }: EmployeeFilters & { order?: string; ids?: string },
): Promise<Answer> {
  const sort = order === undefined ? NEWEST : parseOrder(order, EMPLOYEE_ORDERS);
  if (!sort) throw fieldInvalid('order', 'order_unknown', { fields: EMPLOYEE_ORDERS.join(', ') });
  const wanted = ids?.split(',').map(Number) ?? (await findAllIds(call, filters, sort, EXPORT_MAX + 1));
  if (wanted.length > EXPORT_MAX) throw new Refusal(errorCodes.tooManyItems);
  const t = translator(call.language);
  const names = Object.keys(CELLS);
  const parts = [csvStart(names.map((name) => t(`employee-records:columns.${name}`)))];
  for (let at = 0; at < wanted.length; at += BATCH) {
    const rows = await rowsOf(call, wanted.slice(at, at + BATCH));
    for (const row of rows) parts.push(csvLine(names.map((name) => CELLS[name]?.(row, t) ?? '')));
  }
  const day = await companyDay(call.tx, call.access.companyId, call.now);
  return new Answer(200, parts.join(''), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="employees-${day}.csv"`,
    'cache-control': 'private, no-store',
  });
}

/** In the order of the ids; those out of scope are left out. */
async function rowsOf({ tx, access }: CompanyCall, ids: readonly number[]): Promise<EmployeeRow[]> {
  const { rows } = await tx.client.query<EmployeeRow>(
    `select ${COLUMNS} from ${TABLES} where ${IN_SCOPE} and e.id = any($6::bigint[])
     order by array_position($6::bigint[], e.id)`,
    [...scopeValues(access), ids],
  );
  return rows;
}
