// Keeps what is missing or wrong in each record up to date, so that lists can show and filter it (EMP-007).
import { type ExpiryState, expiryState } from '@onward/domain/employees/document-expiry';
import { type IssueCode, type OpenIssue, openIssues } from '@onward/domain/employees/open-issues';
import type { EmployeeStatus } from '@onward/domain/employees/statuses';
import { CASE_STATUSES, waitsForHr } from '@onward/domain/everify/case-states';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { DEFAULT_ZONE } from '../employees.queries.ts';
import type { InformationValues } from '../information/informations.queries.ts';

interface FactsRow {
  id: number;
  status: EmployeeStatus;
  location_id: number | null;
  issues: IssueCode[];
  has_ssn: boolean;
  has_address: boolean;
  has_pay: boolean;
  payroll_failed: boolean;
  everify_needs_action: boolean;
  expiries: string[] | null;
  time_zone: string;
}

const FACTS = `select e.id, e.status, e.location_id, e.issues, i.ssn is not null as has_ssn,
    i.address_line_1 is not null and i.city is not null and i.state is not null and i.postal_code is not null
      as has_address,
    i.pay_rate is not null and i.pay_unit is not null as has_pay,
    exists (select from payroll_transfers t where t.company_id = e.company_id and t.employee_id = e.id
      and t.status = 'failed') as payroll_failed,
    exists (select from everify_cases k where k.company_id = e.company_id and k.employee_id = e.id
      and k.status = any($3)) as everify_needs_action,
    (select array_agg(a.expires_on::text) from employee_attachments a
      where a.company_id = e.company_id and a.employee_id = e.id and a.expires_on is not null) as expiries,
    coalesce(l.time_zone, '${DEFAULT_ZONE}') as time_zone
  from employees e
  join employee_informations i on i.company_id = e.company_id and i.employee_id = e.id
  left join locations l on l.company_id = e.company_id and l.id = e.location_id
  where e.company_id = $1 and e.id = any($2::bigint[])`;

async function issuesOf(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<{ row: FactsRow; issues: OpenIssue[] }[]> {
  const rows = await tx.prepared<FactsRow & Record<string, unknown>>('employees_issue_facts', FACTS, [
    companyId,
    ids,
    CASE_STATUSES.filter(waitsForHr),
  ]);
  return rows.map((row) => ({ row, issues: openIssues(factsOf(row, dayIn(now, row.time_zone))) }));
}

const factsOf = (row: FactsRow, today: string) => ({
  status: row.status,
  locationId: row.location_id,
  hasSsn: row.has_ssn,
  hasAddress: row.has_address,
  hasPay: row.has_pay,
  payrollFailed: row.payroll_failed,
  i9Overdue: false,
  everifyNeedsAction: row.everify_needs_action,
  documents: (row.expiries ?? []).map((day): ExpiryState => expiryState(day, today)),
});

/** Of a record that is about to be stored; it has no documents and no transfers yet. */
export const issuesOfDraft = (locationId: number | null, information: InformationValues): IssueCode[] =>
  openIssues({
    status: 'active',
    locationId,
    hasSsn: Boolean(information.ssn),
    hasAddress: ADDRESS.every((field) => Boolean(information[field])),
    hasPay: Boolean(information.pay_rate && information.pay_unit),
    payrollFailed: false,
    i9Overdue: false,
    everifyNeedsAction: false,
    documents: [],
  }).map(({ code }) => code);

const ADDRESS = ['address_line_1', 'city', 'state', 'postal_code'] as const;

/** As of this moment, with the field that fixes each. */
export async function findOpenIssues(tx: Transaction, companyId: number, id: number, now: Date): Promise<OpenIssue[]> {
  return (await issuesOf(tx, companyId, [id], now))[0]?.issues ?? [];
}

/** Called with every change that can affect them. */
export async function refreshIssues(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const changed = (await issuesOf(tx, companyId, ids, now))
    .map(({ row, issues }) => ({ id: row.id, before: row.issues, issues: issues.map(({ code }) => code) }))
    .filter(({ before, issues }) => before.join() !== issues.join());
  if (changed.length === 0) return;
  await tx.client.query(
    `update employees e set issues = n.issues from (
       select id, array(select jsonb_array_elements_text(n.issues)) as issues
       from jsonb_to_recordset($2::jsonb) as n (id bigint, issues jsonb)) n
     where e.company_id = $1 and e.id = n.id`,
    [companyId, JSON.stringify(changed.map(({ id, issues }) => ({ id, issues })))],
  );
}
