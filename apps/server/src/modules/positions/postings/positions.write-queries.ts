// Writes job postings.
import { randomBytes } from 'node:crypto';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import type { PositionStatus } from '@onward/domain/positions/statuses';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { PositionValues } from './read-entry.ts';

const stored = ({ questions, ...values }: PositionValues) => ({ ...values, questions: JSON.stringify(questions) });

export async function insert(
  tx: Transaction,
  companyId: number,
  values: PositionValues,
  editedByHand: boolean,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('positions')
    .values({
      company_id: companyId,
      digest_key: digestKey(randomBytes(DIGEST_KEY_BYTES)),
      edited_by_hand: editedByHand,
      ...stored(values),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Writing {
  companyId: number;
  id: number;
  now: Date;
}

/** The reader has locked the row, so nothing has changed since it was read. */
export async function update(
  tx: Transaction,
  { companyId, id, now }: Writing,
  values: PositionValues,
  editedByHand: boolean,
): Promise<void> {
  await tx.db
    .updateTable('positions')
    .set((eb) => ({
      ...stored(values),
      edited_by_hand: editedByHand,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export interface StatusChange {
  from: PositionStatus;
  to: PositionStatus;
  publishedAt?: Date;
  closedAt: Date | null;
  keyword?: string;
}

/** False when its status has changed since the decision. */
export async function changeStatus(
  tx: Transaction,
  { companyId, id, now }: Writing,
  { from, to, publishedAt, closedAt, keyword }: StatusChange,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update positions set status = $4, published_at = coalesce($5, published_at), closed_at = $6,
       keyword = coalesce(keyword, $7), version = version + 1, updated_at = $8
     where company_id = $1 and id = $2 and status = $3`,
    [companyId, id, from, to, publishedAt ?? null, closedAt, keyword ?? null, now],
  );
  return rowCount === 1;
}

export async function replaceManagers(
  tx: Transaction,
  { companyId, id }: Pick<Writing, 'companyId' | 'id'>,
  staffIds: readonly number[],
): Promise<void> {
  await tx.client.query('delete from position_managers where company_id = $1 and position_id = $2', [companyId, id]);
  await tx.client.query(
    'insert into position_managers (company_id, position_id, staff_id) select $1, $2, unnest($3::bigint[])',
    [companyId, id, staffIds],
  );
}

/** Empties the department: closed postings leave it, open ones prevent its deletion. Returns the ones that left. */
export async function leaveDepartment(tx: Transaction, companyId: number, departmentId: number): Promise<number[]> {
  const closed = await tx.db
    .updateTable('positions')
    .set({ department_id: null })
    .where('company_id', '=', companyId)
    .where('department_id', '=', departmentId)
    .where('status', 'in', ['closed', 'deleted'])
    .returning('id')
    .execute();
  return closed.map(({ id }) => id);
}

/** Postings that left the department when it was deleted, unless they were opened or moved since. */
export async function returnToDepartment(
  tx: Transaction,
  companyId: number,
  departmentId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.client.query(
    `update positions set department_id = $2
     where company_id = $1 and id = any($3) and department_id is null and status in ('closed', 'deleted')`,
    [companyId, departmentId, ids],
  );
}
