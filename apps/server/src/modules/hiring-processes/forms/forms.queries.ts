// Queries on forms and quizzes, each kind in its own table.
import type { QuizQuestion } from '@onward/domain/questions/questions';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface FormRow {
  id: number;
  name: string;
  questions: QuizQuestion[];
  /** Only for quizzes. */
  pass_score?: number;
  time_limit_minutes?: number | null;
  stages_count: number;
  version: number;
  updated_at: Date;
}

/** The writable fields: the questions, and the two numbers of a quiz. */
export type FormValues = Pick<FormRow, 'name' | 'pass_score' | 'time_limit_minutes'> & {
  questions: readonly unknown[];
};

export interface FormTable {
  name: 'forms' | 'online_quizzes';
  ownColumns: readonly ('pass_score' | 'time_limit_minutes')[];
  /** The stages that use it, as indexed. */
  stageType: 'online_form' | 'online_quiz';
  configField: 'form_id' | 'quiz_id';
}

export const FORMS: FormTable = {
  name: 'forms',
  ownColumns: [],
  stageType: 'online_form',
  configField: 'form_id',
};

export const QUIZZES: FormTable = {
  name: 'online_quizzes',
  ownColumns: ['pass_score', 'time_limit_minutes'],
  stageType: 'online_quiz',
  configField: 'quiz_id',
};

const columnsOf = ({ ownColumns, stageType, configField }: FormTable): string =>
  [
    ...['id', 'name', 'questions', ...ownColumns, 'version', 'updated_at'].map((column) => `s.${column}`),
    `(select count(*) from stages st where st.company_id = s.company_id and st.deleted_at is null
        and st.stage_type = '${stageType}' and (st.config ->> '${configField}')::bigint = s.id) as stages_count`,
  ].join(', ');

const LIVE = 's.company_id = $1 and s.deleted_at is null';
const ORDER = { name: 'lower(s.name)', updated_at: 's.updated_at' } as const;

export async function listPage(
  tx: Transaction,
  table: FormTable,
  { companyId, search }: { companyId: number; search: string },
  { order, perPage, offset }: PageWindow<keyof typeof ORDER>,
): Promise<{ rows: FormRow[]; totalCount: number }> {
  const found = `from ${table.name} s where ${LIVE} and position($2 in lower(s.name)) > 0`;
  const sorted = `order by ${ORDER[order.field]} ${order.direction}, s.id ${order.direction}`;
  const { rows } = await tx.client.query<FormRow>(`select ${columnsOf(table)} ${found} ${sorted} limit $3 offset $4`, [
    companyId,
    search,
    perPage,
    offset,
  ]);
  const counted = await tx.client.query<{ count: number }>(`select count(*) as count ${found}`, [companyId, search]);
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

export async function find(
  tx: Transaction,
  table: FormTable,
  companyId: number,
  id: number,
): Promise<FormRow | undefined> {
  const { rows } = await tx.client.query<FormRow>(
    `select ${columnsOf(table)} from ${table.name} s where ${LIVE} and s.id = $2`,
    [companyId, id],
  );
  return rows[0];
}

/** The ids that exist, locked until the transaction ends. */
export async function findIds(
  tx: Transaction,
  table: FormTable,
  companyId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    `select s.id from ${table.name} s where ${LIVE} and s.id = any($2) order by s.id for share`,
    [companyId, ids],
  );
  return rows.map(({ id }) => id);
}

const written = (table: FormTable): string[] => ['name', 'questions', ...table.ownColumns];

const valuesOf = (table: FormTable, values: FormValues): unknown[] => [
  values.name,
  JSON.stringify(values.questions),
  ...table.ownColumns.map((column) => values[column] ?? null),
];

/** Undefined when the name is taken. */
export async function insert(
  tx: Transaction,
  table: FormTable,
  companyId: number,
  values: FormValues,
): Promise<number | undefined> {
  const columns = written(table);
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into ${table.name} (company_id, ${columns.join(', ')})
     values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')}) on conflict do nothing returning id`,
    [companyId, ...valuesOf(table, values)],
  );
  return rows[0]?.id;
}

export async function isNameTaken(
  tx: Transaction,
  table: FormTable,
  companyId: number,
  { name, exceptId }: { name: string; exceptId: number },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from ${table.name} s where ${LIVE} and lower(s.name) = lower($2) and s.id <> $3`,
    [companyId, name, exceptId],
  );
  return rowCount !== 0;
}

/** False when someone else changed it first. */
export async function update(
  tx: Transaction,
  table: FormTable,
  { companyId, id, version, now }: { companyId: number; id: number; version: number; now: Date },
  values: FormValues,
): Promise<boolean> {
  const set = written(table).map((column, index) => `${column} = $${index + 5}`);
  const { rowCount } = await tx.client.query(
    `update ${table.name} s set ${set.join(', ')}, version = s.version + 1, updated_at = $4
     where ${LIVE} and s.id = $2 and s.version = $3`,
    [companyId, id, version, now, ...valuesOf(table, values)],
  );
  return rowCount === 1;
}

/** Waits for concurrent requests that are adding it to a stage. */
export const lock = (tx: Transaction, table: FormTable, companyId: number, id: number): Promise<unknown> =>
  tx.client.query(`select from ${table.name} s where ${LIVE} and s.id = $2 for update`, [companyId, id]);

export const remove = (
  tx: Transaction,
  table: FormTable,
  { companyId, id, now }: { companyId: number; id: number; now: Date },
): Promise<unknown> =>
  tx.client.query(`update ${table.name} s set deleted_at = $3 where ${LIVE} and s.id = $2`, [companyId, id, now]);

/** False when its name was taken in the meantime. */
export async function putBack(tx: Transaction, table: FormTable, companyId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update ${table.name} t set deleted_at = null
     where t.company_id = $1 and t.id = $2 and not exists (
       select from ${table.name} s where ${LIVE} and lower(s.name) = lower(t.name))`,
    [companyId, id],
  );
  return rowCount === 1;
}
