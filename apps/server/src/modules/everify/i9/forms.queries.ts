// Forms I-9 as stored, and what happened to them.
import type { CaseStatus } from '@onward/domain/everify/case-states';
import type { I9Section } from '@onward/domain/everify/i9-changes';
import type { I9Due } from '@onward/domain/everify/i9-clock';
import type { I9Status } from '@onward/domain/everify/i9-states';
import type { WorkStatus } from '@onward/domain/everify/work-statuses';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface I9Row {
  company_id: number;
  id: number;
  employee_id: number;
  status: I9Status;
  uses_everify: boolean;
  first_day: string;
  is_short_job: boolean;
  work_status: WorkStatus | null;
  is_minor: boolean;
  section1: Buffer | null;
  section1_signature: string | null;
  section1_signed_at: Date | null;
  section1_signed_from: string | null;
  section2: Buffer | null;
  section2_signature: string | null;
  section2_signed_at: Date | null;
  section2_signed_by: number | null;
  section2_signed_from: string | null;
  receipt_until: string | null;
  reverify_by: string | null;
  reverify_warned: number | null;
  due_what: I9Due | null;
  due_on: string | null;
  attachment_id: number | null;
  is_unfiled: boolean;
  purged_at: Date | null;
  version: number;
  created_at: Date;
}

const COLUMNS = `f.company_id, f.id, f.employee_id, f.status, f.uses_everify, f.first_day::text, f.is_short_job, f.work_status,
  f.is_minor, f.section1, f.section1_signature, f.section1_signed_at, f.section1_signed_from, f.section2,
  f.section2_signature, f.section2_signed_at, f.section2_signed_by, f.section2_signed_from, f.receipt_until::text,
  f.reverify_by::text, f.reverify_warned, f.due_what, f.due_on::text, f.attachment_id, f.is_unfiled, f.purged_at,
  f.version, f.created_at`;

const one = async (
  tx: Transaction,
  name: string,
  statement: string,
  values: readonly unknown[],
): Promise<I9Row | undefined> => (await tx.prepared<I9Row & Record<string, unknown>>(name, statement, [...values]))[0];

export const findForm = (tx: Transaction, companyId: number, id: number): Promise<I9Row | undefined> =>
  one(tx, 'i9_form', `select ${COLUMNS} from i9_forms f where f.company_id = $1 and f.id = $2`, [companyId, id]);

export const findFormOf = (tx: Transaction, companyId: number, employeeId: number): Promise<I9Row | undefined> =>
  one(tx, 'i9_form_of', `select ${COLUMNS} from i9_forms f where f.company_id = $1 and f.employee_id = $2`, [
    companyId,
    employeeId,
  ]);

export const lockForm = (tx: Transaction, companyId: number, id: number): Promise<I9Row | undefined> =>
  one(tx, 'i9_form_locked', `select ${COLUMNS} from i9_forms f where f.company_id = $1 and f.id = $2 for update`, [
    companyId,
    id,
  ]);

/** The employee's only form; made when there is none. */
export async function lockOrInsertForm(
  tx: Transaction,
  form: { companyId: number; employeeId: number; firstDay: string; usesEverify: boolean; now: Date },
): Promise<{ form: I9Row; isNew: boolean }> {
  const { rowCount } = await tx.client.query(
    `insert into i9_forms (company_id, employee_id, first_day, uses_everify, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5) on conflict (company_id, employee_id) do nothing`,
    [form.companyId, form.employeeId, form.firstDay, form.usesEverify, form.now],
  );
  const row = await one(
    tx,
    'i9_form_of_locked',
    `select ${COLUMNS} from i9_forms f where f.company_id = $1 and f.employee_id = $2 for update`,
    [form.companyId, form.employeeId],
  );
  if (!row) throw new Error(`Employee ${form.employeeId} has no Form I-9.`);
  return { form: row, isNew: rowCount === 1 };
}

export type I9Change = Partial<Omit<I9Row, 'company_id' | 'id' | 'employee_id' | 'version' | 'created_at'>>;

/** For changes that an editor has to notice. */
export const updateForm = (tx: Transaction, form: I9Row, change: I9Change, now: Date): Promise<I9Row> =>
  store(tx, form, { ...change, version: form.version + 1 }, now);

/** For what is derived from the form: deadlines, warnings, and its PDF. */
export const noteForm = (
  tx: Transaction,
  form: I9Row,
  change: Pick<I9Change, 'due_what' | 'due_on' | 'reverify_warned' | 'attachment_id' | 'is_unfiled'>,
  now: Date,
): Promise<I9Row> => store(tx, form, change, now);

async function store(tx: Transaction, form: I9Row, change: I9Change & { version?: number }, now: Date): Promise<I9Row> {
  await tx.db
    .updateTable('i9_forms')
    .set({ ...change, updated_at: now })
    .where('company_id', '=', form.company_id)
    .where('id', '=', form.id)
    .execute();
  return { ...form, ...change };
}

export type I9EventKind =
  | 'created'
  | 'section1_signed'
  | 'section1_returned'
  | 'section2_signed'
  | 'viewed'
  | 'revealed'
  | 'corrected'
  | 'receipt_replaced'
  | 'reverification'
  | 'rehire'
  | 'exported'
  | 'first_day_moved'
  | 'purged';

export interface NewI9Event {
  kind: I9EventKind;
  section?: I9Section | null;
  field?: string | null;
  sealed?: Buffer | null;
  seal_key?: string | null;
  reason?: string | null;
  signature_name?: string | null;
  staff_id?: number | null;
  address?: string | null;
  at: Date;
}

export async function insertEvents(
  tx: Transaction,
  { company_id, id }: Pick<I9Row, 'company_id' | 'id'>,
  events: readonly NewI9Event[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.db
    .insertInto('i9_events')
    .values(events.map((event) => ({ company_id, i9_form_id: id, ...event })))
    .execute();
}

export interface I9EventRow extends Required<NewI9Event> {
  id: number;
  company_id: number;
  staff_name: string | null;
}

export async function listEvents(tx: Transaction, companyId: number, formId: number): Promise<I9EventRow[]> {
  return tx.prepared<I9EventRow & Record<string, unknown>>(
    'i9_events',
    `select v.company_id, v.id, v.kind, v.section, v.field, v.sealed, v.seal_key, v.reason, v.signature_name, v.staff_id,
       v.address, v.at, s.name as staff_name
     from i9_events v left join company_staffs s on s.company_id = v.company_id and s.id = v.staff_id
     where v.company_id = $1 and v.i9_form_id = $2 order by v.id`,
    [companyId, formId],
  );
}

export interface CaseFacts {
  id: number;
  status: CaseStatus;
  case_number: string | null;
  mismatch_on: string | null;
  referred_on: string | null;
}

/** The newest case of an employee. */
export async function findNewestCase(
  tx: Transaction,
  companyId: number,
  employeeId: number,
): Promise<CaseFacts | undefined> {
  const [row] = await tx.prepared<CaseFacts & Record<string, unknown>>(
    'i9_newest_case',
    `select id, status, case_number, mismatch_on::text, referred_on::text from everify_cases
     where company_id = $1 and employee_id = $2 order by id desc limit 1`,
    [companyId, employeeId],
  );
  return row;
}
