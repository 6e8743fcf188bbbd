// Work on many onboardings at once, as stored.

import type { Transaction } from '../../../platform/database/transaction.ts';
import type { LocalizedText } from '../../../platform/http/errors.ts';
import type { LinkInput } from '../portal/portal-links.ts';

export interface BatchParams extends LinkInput {
  processId: number | null;
}

export interface BatchRow {
  company_id: number;
  id: number;
  kind: 'start' | 'remind';
  staff_id: number;
  params: BatchParams;
  status: 'running' | 'done' | 'undone';
  finished_at: Date | null;
  undo_until: Date | null;
}

export interface PersonRow {
  place: number;
  employee_id: number | null;
  application_id: number | null;
  name: string;
  start_date: string | null;
  status: 'waiting' | 'done' | 'refused' | 'undone';
  refusal: LocalizedText | null;
  process_id: number | null;
  process_key: string | null;
  made_record: boolean;
}

export type NewPerson = Pick<PersonRow, 'employee_id' | 'application_id' | 'name' | 'start_date'>;

export async function insertBatch(
  tx: Transaction,
  { company_id, kind, staff_id, params }: Pick<BatchRow, 'company_id' | 'kind' | 'staff_id' | 'params'>,
  people: readonly NewPerson[],
  now: Date,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('onboarding_batches')
    .values({ company_id, kind, staff_id, params: JSON.stringify(params), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.client.query(
    `insert into onboarding_batch_people (company_id, batch_id, place, employee_id, application_id, name, start_date)
     select $1, $2, n.place, n.employee_id, n.application_id, n.name, n.start_date
     from jsonb_to_recordset($3::jsonb) as n (place integer, employee_id bigint, application_id bigint, name text,
       start_date date)`,
    [company_id, id, JSON.stringify(people.map((person, place) => ({ ...person, place })))],
  );
  return id;
}

const BATCH = 'company_id, id, kind, staff_id, params, status, finished_at, undo_until';

export async function findBatch(tx: Transaction, companyId: number, id: number): Promise<BatchRow | undefined> {
  const { rows } = await tx.client.query<BatchRow>(
    `select ${BATCH} from onboarding_batches where company_id = $1 and id = $2`,
    [companyId, id],
  );
  return rows[0];
}

export async function lockBatch(tx: Transaction, companyId: number, id: number): Promise<BatchRow | undefined> {
  const { rows } = await tx.client.query<BatchRow>(
    `select ${BATCH} from onboarding_batches where company_id = $1 and id = $2 for update`,
    [companyId, id],
  );
  return rows[0];
}

export const listPeople = async (tx: Transaction, companyId: number, batchId: number): Promise<PersonRow[]> => {
  const { rows } = await tx.client.query<PersonRow>(
    `select b.place, b.employee_id, b.application_id, b.name, b.start_date::text, b.status, b.refusal, b.process_id,
       o.digest_key as process_key, b.made_record
     from onboarding_batch_people b
     left join employee_onboarding_processes o on o.company_id = b.company_id and o.id = b.process_id
     where b.company_id = $1 and b.batch_id = $2 order by b.place`,
    [companyId, batchId],
  );
  return rows;
};

/** The next one that waits, locked: two workers never take the same person. */
export async function takePerson(tx: Transaction, companyId: number, batchId: number): Promise<PersonRow | undefined> {
  const { rows } = await tx.client.query<PersonRow>(
    `select place, employee_id, application_id, name, start_date::text, status, refusal, process_id,
       null as process_key, made_record
     from onboarding_batch_people where company_id = $1 and batch_id = $2 and status = 'waiting'
     order by place limit 1 for update skip locked`,
    [companyId, batchId],
  );
  return rows[0];
}

export async function hasWaiting(tx: Transaction, companyId: number, batchId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from onboarding_batch_people where company_id = $1 and batch_id = $2 and status = 'waiting' limit 1`,
    [companyId, batchId],
  );
  return rowCount !== 0;
}

export type PersonResult = Pick<PersonRow, 'status'> &
  Partial<Pick<PersonRow, 'employee_id' | 'refusal' | 'process_id' | 'made_record'>>;

export async function updatePerson(
  tx: Transaction,
  { companyId, batchId, place }: { companyId: number; batchId: number; place: number },
  { refusal, ...values }: PersonResult,
): Promise<void> {
  await tx.db
    .updateTable('onboarding_batch_people')
    .set({ ...values, ...(refusal && { refusal: JSON.stringify(refusal) }) })
    .where('company_id', '=', companyId)
    .where('batch_id', '=', batchId)
    .where('place', '=', place)
    .execute();
}

export async function updateBatch(
  tx: Transaction,
  { company_id, id }: Pick<BatchRow, 'company_id' | 'id'>,
  values: Partial<Pick<BatchRow, 'status' | 'finished_at' | 'undo_until'>>,
): Promise<void> {
  await tx.db
    .updateTable('onboarding_batches')
    .set(values)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}
