// Transfers of employees to payroll providers, always within one company; lists for a user also within their scope.
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import type { TransferEvent, TransferStatus } from '@onward/domain/payroll/transfers';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../employees/employees.service.ts';

/** The provider's own words, or the name of a reason of ours, with the word it is about. Never a sensitive value. */
export interface StoredError {
  field: string | null;
  message?: string;
  reason?: string;
  word?: string | null;
}

export interface TransferRow {
  company_id: number;
  id: number;
  employee_id: number;
  provider: PayrollProvider;
  status: TransferStatus;
  reference: string;
  external_id: string | null;
  errors: StoredError[];
  attempts: number;
  requested_by: number | null;
  next_attempt_at: Date | null;
  sent_at: Date | null;
  created_at: Date;
  updated_at: Date;
  employee_name: string;
}

export interface EventRow {
  id: number;
  transfer_id: number;
  event: TransferEvent;
  errors: StoredError[];
  staff_name: string | null;
  happened_at: Date;
}

const COLUMNS = `t.company_id, t.id, t.employee_id, t.provider, t.status, t.reference, t.external_id, t.errors, t.attempts,
  t.requested_by, t.next_attempt_at, t.sent_at, t.created_at, t.updated_at, e.name as employee_name`;

const TABLES = `payroll_transfers t join employees e on e.company_id = t.company_id and e.id = t.employee_id`;

const select = async (tx: Transaction, rest: string, values: unknown[]): Promise<TransferRow[]> =>
  (await tx.client.query<TransferRow>(`select ${COLUMNS} from ${TABLES} ${rest}`, values)).rows;

export const listOfEmployee = (tx: Transaction, companyId: number, employeeId: number): Promise<TransferRow[]> =>
  select(tx, 'where t.company_id = $1 and t.employee_id = $2 order by t.updated_at desc, t.id desc', [
    companyId,
    employeeId,
  ]);

export const findOfEmployee = async (
  tx: Transaction,
  companyId: number,
  employeeId: number,
  provider: PayrollProvider,
): Promise<TransferRow | undefined> =>
  (
    await select(tx, 'where t.company_id = $1 and t.employee_id = $2 and t.provider = $3', [
      companyId,
      employeeId,
      provider,
    ])
  )[0];

export const lock = async (tx: Transaction, companyId: number, id: number): Promise<TransferRow | undefined> =>
  (await select(tx, 'where t.company_id = $1 and t.id = $2 for update of t', [companyId, id]))[0];

export const find = async (tx: Transaction, companyId: number, id: number): Promise<TransferRow | undefined> =>
  (await select(tx, 'where t.company_id = $1 and t.id = $2', [companyId, id]))[0];

export interface NewTransfer {
  companyId: number;
  employeeId: number;
  provider: PayrollProvider;
  reference: string;
  requestedBy: number;
  now: Date;
}

/** Null when there is one already, which a simultaneous request may just have made. */
export async function insert(tx: Transaction, transfer: NewTransfer): Promise<number | null> {
  const { companyId, employeeId, provider, reference, requestedBy, now } = transfer;
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into payroll_transfers (company_id, employee_id, provider, status, reference, requested_by,
       next_attempt_at, created_at, updated_at)
     values ($1, $2, $3, 'queued', $4, $5, $6, $6, $6) on conflict do nothing returning id`,
    [companyId, employeeId, provider, reference, requestedBy, now],
  );
  return rows[0]?.id ?? null;
}

export type TransferValues = Partial<
  Pick<
    TransferRow,
    'status' | 'external_id' | 'errors' | 'attempts' | 'requested_by' | 'next_attempt_at' | 'sent_at' | 'updated_at'
  >
>;

/** The row is locked by the caller, and still has the status that the change was decided for. */
export async function update(tx: Transaction, row: TransferRow, { errors, ...values }: TransferValues): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('payroll_transfers')
    .set({ ...values, ...(errors && { errors: JSON.stringify(errors) }) })
    .where('company_id', '=', row.company_id)
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Transfer ${row.id} is no longer ${row.status}.`);
}

export async function insertEvent(
  tx: Transaction,
  { company_id, id }: Pick<TransferRow, 'company_id' | 'id'>,
  {
    event,
    errors = [],
    staffId = null,
    now,
  }: { event: TransferEvent; errors?: readonly StoredError[]; staffId?: number | null; now: Date },
): Promise<void> {
  await tx.db
    .insertInto('payroll_transfer_events')
    .values({
      company_id,
      transfer_id: id,
      event,
      errors: JSON.stringify(errors),
      staff_id: staffId,
      happened_at: now,
    })
    .execute();
}

/** Newest first. */
export async function listEvents(tx: Transaction, companyId: number, ids: readonly number[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<EventRow>(
    `select v.id, v.transfer_id, v.event, v.errors, s.name as staff_name, v.happened_at
     from payroll_transfer_events v
     left join company_staffs s on s.company_id = v.company_id and s.id = v.staff_id
     where v.company_id = $1 and v.transfer_id = any($2::bigint[]) order by v.id desc`,
    [companyId, ids],
  );
  return rows;
}

export const TRANSFER_ORDERS = ['updated_at'] as const;
type TransferOrder = (typeof TRANSFER_ORDERS)[number];

export interface TransferFilters {
  provider?: PayrollProvider | undefined;
  status?: TransferStatus | undefined;
}

const SCOPED = `left join locations l on l.company_id = e.company_id and l.id = e.location_id
  where ${IN_SCOPE} and ($6::text is null or t.provider = $6) and ($7::text is null or t.status = $7)`;

export async function findPage(
  tx: Transaction,
  access: CompanyAccess,
  { provider, status }: TransferFilters,
  { perPage, offset, order }: PageWindow<TransferOrder>,
): Promise<{ rows: TransferRow[]; total: number }> {
  const direction = order.direction === 'asc' ? 'asc' : 'desc';
  const values = [...scopeValues(access), provider ?? null, status ?? null];
  const rows = await select(
    tx,
    `${SCOPED} order by t.updated_at ${direction}, t.id ${direction} limit ${Number(perPage)} offset ${Number(offset)}`,
    values,
  );
  const { rows: counted } = await tx.client.query<{ total: number }>(
    `select count(*)::int as total from ${TABLES} ${SCOPED}`,
    values,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

/** What is under way at a provider, shown before it is disconnected. */
export async function countRunning(tx: Transaction, companyId: number, provider: PayrollProvider): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from payroll_transfers
     where company_id = $1 and provider = $2 and status in ('queued', 'sending')`,
    [companyId, provider],
  );
  return rows[0]?.count ?? 0;
}

/** Across companies: attempts that are overdue, because their process died or their job got lost. */
export async function listOverdue(
  tx: Transaction,
  before: Date,
): Promise<Pick<TransferRow, 'company_id' | 'id' | 'provider'>[]> {
  const { rows } = await tx.client.query<Pick<TransferRow, 'company_id' | 'id' | 'provider'>>(
    'select company_id, id, provider from payroll_transfers where next_attempt_at < $1 order by next_attempt_at limit 500',
    [before],
  );
  return rows;
}

/** Fields of a record that somebody changed since, so that an earlier refusal says nothing about them any more. */
export async function listChangedSince(
  tx: Transaction,
  companyId: number,
  employeeId: number,
  since: Date,
): Promise<string[]> {
  const { rows } = await tx.client.query<{ field: string }>(
    `select distinct field from employee_changes
     where company_id = $1 and employee_id = $2 and changed_at > $3 and event = 'changed' and field is not null`,
    [companyId, employeeId, since],
  );
  return rows.map(({ field }) => field);
}
