// E-Verify cases as stored; lists for a user within their scope.
import type {
  ClosedResult,
  ClosureReason,
  DelayReason,
  DuplicateReason,
  EarlierCase,
} from '@onward/domain/everify/case-rules';
import { CASE_STATUSES, type CaseEvent, type CaseStatus, waitsForHr } from '@onward/domain/everify/case-states';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../../employees/employees.service.ts';

export interface CaseRow {
  company_id: number;
  id: number;
  employee_id: number;
  i9_form_id: number;
  everify_company_id: number;
  status: CaseStatus;
  case_number: string | null;
  reference: string;
  ssn_hash: Buffer | null;
  delay_reason: DelayReason | null;
  delay_text: string | null;
  duplicate_reason: DuplicateReason | null;
  duplicate_text: string | null;
  submitted_at: Date | null;
  submitted_by: number | null;
  unconfirmed_fields: string[];
  photo: Buffer | null;
  mismatch_reason: string | null;
  mismatch_on: string | null;
  notice_given_at: Date | null;
  notice_given_by: number | null;
  notice_language: string | null;
  notice_signed_at: Date | null;
  contests: boolean | null;
  referred_on: string | null;
  referral_id: string | null;
  closure_reason: ClosureReason | null;
  closure_text: string | null;
  closed_result: ClosedResult | null;
  closed_at: Date | null;
  closed_by: number | null;
  replaces_id: number | null;
  replaced_by: number | null;
  problem: string | null;
  next_poll_at: Date | null;
  failed_polls: number;
  version: number;
  created_at: Date;
}

const COLUMNS = `k.company_id, k.id, k.employee_id, k.i9_form_id, k.everify_company_id, k.status, k.case_number, k.reference,
  k.ssn_hash, k.delay_reason, k.delay_text, k.duplicate_reason, k.duplicate_text, k.submitted_at, k.submitted_by,
  k.unconfirmed_fields, k.photo, k.mismatch_reason, k.mismatch_on::text, k.notice_given_at, k.notice_given_by,
  k.notice_language, k.notice_signed_at, k.contests, k.referred_on::text, k.referral_id, k.closure_reason, k.closure_text,
  k.closed_result, k.closed_at, k.closed_by, k.replaces_id,
  (select n.id from everify_cases n where n.company_id = k.company_id and n.replaces_id = k.id limit 1) as replaced_by,
  k.problem, k.next_poll_at, k.failed_polls, k.version, k.created_at`;

const one = async (tx: Transaction, name: string, rest: string, companyId: number, id: number) =>
  (
    await tx.prepared<CaseRow & Record<string, unknown>>(
      name,
      `select ${COLUMNS} from everify_cases k where k.company_id = $1 and ${rest}`,
      [companyId, id],
    )
  )[0];

export const find = (tx: Transaction, companyId: number, id: number): Promise<CaseRow | undefined> =>
  one(tx, 'everify_case', 'k.id = $2', companyId, id);

export const lock = (tx: Transaction, companyId: number, id: number): Promise<CaseRow | undefined> =>
  one(tx, 'everify_case_locked', 'k.id = $2 for update of k', companyId, id);

export type NewCase = Pick<CaseRow, 'company_id' | 'employee_id' | 'i9_form_id' | 'everify_company_id' | 'reference'> &
  Partial<Pick<CaseRow, 'replaces_id' | 'duplicate_reason' | 'delay_reason'>>;

export async function insert(tx: Transaction, draft: NewCase, now: Date): Promise<number> {
  const { id } = await tx.db
    .insertInto('everify_cases')
    .values({ ...draft, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type CaseValues = Partial<
  Omit<CaseRow, 'company_id' | 'id' | 'employee_id' | 'i9_form_id' | 'replaced_by' | 'version' | 'created_at'>
>;

/** The caller holds the row's lock. */
export async function update(
  tx: Transaction,
  { company_id, id, version }: Pick<CaseRow, 'company_id' | 'id' | 'version'>,
  values: CaseValues,
  now: Date,
): Promise<void> {
  await tx.db
    .updateTable('everify_cases')
    .set({ ...values, version: version + 1, updated_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export interface CaseEventRow {
  id: number;
  event: CaseEvent;
  from_status: CaseStatus | null;
  status: CaseStatus;
  staff_name: string | null;
  at: Date;
}

export async function insertEvent(
  tx: Transaction,
  { company_id, id }: Pick<CaseRow, 'company_id' | 'id'>,
  event: { event: CaseEvent; from_status: CaseStatus; status: CaseStatus; staff_id: number | null; at: Date },
): Promise<number> {
  const row = await tx.db
    .insertInto('everify_case_events')
    .values({ company_id, case_id: id, ...event })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const listEvents = (tx: Transaction, companyId: number, caseId: number): Promise<CaseEventRow[]> =>
  tx.prepared<CaseEventRow & Record<string, unknown>>(
    'everify_case_events',
    `select v.id, v.event, v.from_status, v.status, s.name as staff_name, v.at from everify_case_events v
     left join company_staffs s on s.company_id = v.company_id and s.id = v.staff_id
     where v.company_id = $1 and v.case_id = $2 order by v.id`,
    [companyId, caseId],
  );

/** Other cases of the employee, and of anybody with the same Social Security number at the same employer. */
export async function listEarlier(
  tx: Transaction,
  { company_id, id, employee_id, everify_company_id }: CaseRow,
  ssnHashes: readonly Buffer[],
): Promise<EarlierCase[]> {
  const { rows } = await tx.client.query<EarlierCase>(
    `select status, created_at::date::text as "createdOn" from everify_cases
     where company_id = $1 and id <> $2
       and (employee_id = $3 or (everify_company_id = $4 and ssn_hash = any($5)))
       and submitted_at is not null`,
    [company_id, id, employee_id, everify_company_id, ssnHashes],
  );
  return rows;
}

export interface ListedCase {
  id: number;
  employee_id: number;
  employee_name: string;
  location_id: number | null;
  location_name: string | null;
  case_number: string | null;
  status: CaseStatus;
  first_day: string;
  mismatch_on: string | null;
  referred_on: string | null;
  submitted_at: Date | null;
  closed_result: ClosedResult | null;
}

export interface CaseFilters {
  status?: CaseStatus | 'open' | 'waiting_for_hr' | undefined;
  employee_id?: number | undefined;
  query?: string | undefined;
}

export const CASE_ORDERS = ['id'] as const;

function statusesOf(status: CaseFilters['status']): readonly CaseStatus[] | null {
  if (status === undefined) return null;
  if (status === 'open') return CASE_STATUSES.filter((each) => each !== 'CLOSED');
  return status === 'waiting_for_hr' ? CASE_STATUSES.filter(waitsForHr) : [status];
}

const LISTED = `everify_cases k
  join employees e on e.company_id = k.company_id and e.id = k.employee_id
  join i9_forms f on f.company_id = k.company_id and f.id = k.i9_form_id
  left join locations l on l.company_id = e.company_id and l.id = e.location_id
  where ${IN_SCOPE} and ($6::text[] is null or k.status = any($6)) and ($7::bigint is null or k.employee_id = $7)
    and ($8::text is null or strpos(lower(e.name), lower($8)) > 0 or k.case_number = upper($8))`;

/** What HR has to do comes first, and what is closed last. */
export async function findPage(
  tx: Transaction,
  access: CompanyAccess,
  { status, employee_id, query }: CaseFilters,
  { perPage, offset, order }: PageWindow<(typeof CASE_ORDERS)[number]>,
): Promise<{ rows: ListedCase[]; total: number }> {
  const direction = order.direction === 'asc' ? 'asc' : 'desc';
  const values = [...scopeValues(access), statusesOf(status), employee_id ?? null, query?.trim() || null];
  const { rows } = await tx.client.query<ListedCase>(
    `select k.id, k.employee_id, e.name as employee_name, e.location_id, l.name as location_name, k.case_number, k.status,
       f.first_day::text, k.mismatch_on::text, k.referred_on::text, k.submitted_at, k.closed_result
     from ${LISTED}
     order by k.status = any($9) desc, k.status = 'CLOSED', k.id ${direction}
     limit ${Number(perPage)} offset ${Number(offset)}`,
    [...values, CASE_STATUSES.filter(waitsForHr)],
  );
  const { rows: counted } = await tx.client.query<{ total: number }>(
    `select count(*)::int as total from ${LISTED}`,
    values,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Across companies: cases that the government should be asked about by now. */
export async function listDue(tx: Transaction, now: Date): Promise<Pick<CaseRow, 'company_id' | 'id'>[]> {
  const { rows } = await tx.client.query<Pick<CaseRow, 'company_id' | 'id'>>(
    'select company_id, id from everify_cases where next_poll_at <= $1 order by next_poll_at limit 500',
    [now],
  );
  return rows;
}

/** Staff who may act on cases; their scope is checked when they are notified. */
export async function listCaseStaff(tx: Transaction, companyId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select s.id from company_staffs s
     join company_roles r on r.company_id = s.company_id and r.id = s.role_id
     where s.company_id = $1 and s.status = 'active'
       and (r.reserved_key is not distinct from 'super_admin' or 'manage_everify' = any(r.permissions))`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/** The newest case of an employee decides whether they are protected. */
export async function findNewestStatus(
  tx: Transaction,
  companyId: number,
  employeeId: number,
): Promise<CaseStatus | null> {
  const { rows } = await tx.client.query<{ status: CaseStatus }>(
    'select status from everify_cases where company_id = $1 and employee_id = $2 order by id desc limit 1',
    [companyId, employeeId],
  );
  return rows[0]?.status ?? null;
}
