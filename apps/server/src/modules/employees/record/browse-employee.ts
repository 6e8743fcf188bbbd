// Everything the page of a record shows, in three statements of one packet (EMP-002, EMP-005).
import type { EmployeeFilters, EmployeeProfile } from '@onward/contract/employees/employees';
import { parseOrder } from '@onward/domain/platform/lists';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { listAttachments } from '../documents/attachments.queries.ts';
import {
  presentAttachment,
  presentEmployee,
  presentInformation,
  presentIssue,
  presentStateTax,
} from '../employees.presenter.ts';
import type { EmployeeRow } from '../employees.queries.ts';
import { findInformation, type InformationRow } from '../information/informations.queries.ts';
import { findStateTax } from '../information/state-tax.queries.ts';
import { findNeighbors } from '../list/find-neighbors.ts';
import { EMPLOYEE_ORDERS, NEWEST } from '../list/find-page.ts';
import { loadEmployee } from './load-employee.ts';
import { findOpenIssues } from './refresh-issues.ts';

type Query = EmployeeFilters & { order?: string; include?: string };

export async function browseEmployee(
  app: App,
  call: CompanyCall,
  id: number,
  { order, include, ...filters }: Query,
): Promise<EmployeeProfile> {
  const { tx, access, now, language } = call;
  const sort = order === undefined ? NEWEST : parseOrder(order, EMPLOYEE_ORDERS);
  if (!sort) throw fieldInvalid('order', 'order_unknown', { fields: EMPLOYEE_ORDERS.join(', ') });
  const row = await loadEmployee(call, id);
  const { companyId } = access;
  const wantsIssues = include?.split(',').includes('open_issues') ?? false;
  const [information, tax, attachments, application, neighbors, issues, module] = await tx.inOnePacket(() =>
    Promise.all([
      requireInformation(tx, row),
      findStateTax(tx, companyId, id),
      listAttachments(tx, companyId, id),
      findApplication(tx, row),
      findNeighbors(call, row, filters, sort),
      wantsIssues ? findOpenIssues(tx, companyId, id, now) : null,
      findBasicModule(tx, row),
    ]),
  );
  const mayView = holdsPermission(access.permissions, 'view_sensitive_pii');
  return {
    employee: presentEmployee(
      row,
      issues?.map((issue) => presentIssue(issue, language)),
    ),
    application,
    ...neighbors,
    employee_information: presentInformation(app, row, information, mayView),
    employee_state_income_tax: presentStateTax(id, workStateOf(row, information), tax),
    basic_information_module: module,
    attachments: attachments.map(presentAttachment),
  };
}

/** Where the person works decides about the tax; remote work may be in another state than the location. */
export const workStateOf = (
  row: Pick<EmployeeRow, 'location_state'>,
  { work_state }: Pick<InformationRow, 'work_state'>,
): string | null => work_state ?? row.location_state;

export async function requireInformation(tx: Transaction, { company_id, id }: EmployeeRow): Promise<InformationRow> {
  const found = await findInformation(tx, company_id, id);
  if (!found) throw new Error(`Employee ${id} has no information.`);
  return found;
}

/** Of the onboarding under way (EMP-013). */
async function findBasicModule(
  tx: Transaction,
  { company_id, id }: EmployeeRow,
): Promise<EmployeeProfile['basic_information_module']> {
  const [row] = await tx.prepared<NonNullable<EmployeeProfile['basic_information_module']> & Record<string, unknown>>(
    'employees_basic_module',
    `select m.id, m.status, o.digest_key as process_key,
       exists (select from employee_onboarding_actions a
         where a.company_id = m.company_id and a.module_id = m.id and a.side = 'employee'
           and a.status <> 'completed') as waits_for_employee
     from employee_onboarding_processes o
     join employee_onboarding_modules m on m.company_id = o.company_id and m.process_id = o.id
     where o.company_id = $1 and o.employee_id = $2 and o.ended_at is null and m.module_type = 'basic_information'`,
    [company_id, id],
  );
  return row ?? null;
}

async function findApplication(
  tx: Transaction,
  { company_id, application_id }: EmployeeRow,
): Promise<EmployeeProfile['application']> {
  if (application_id === null) return null;
  const [row] = await tx.prepared<NonNullable<EmployeeProfile['application']> & { applied: Date }>(
    'employees_application',
    `select a.id, a.digest_key, p.digest_key as position_key, p.title as position_title, a.applied_at as applied
     from applications a join positions p on p.company_id = a.company_id and p.id = a.position_id
     where a.company_id = $1 and a.id = $2`,
    [company_id, application_id],
  );
  if (!row) return null;
  const { applied, ...application } = row;
  return { ...application, applied_at: applied.toISOString() };
}
