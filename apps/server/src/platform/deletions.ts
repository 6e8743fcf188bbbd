// Deletions that can be undone for a minute. The room that deletes a record lists what was deleted with it and restores
// it.
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { canUndoDeletion } from '@onward/domain/platform/undo';
import { escapeIdentifier } from 'pg';
import type { DB } from './database/schema.gen.ts';
import type { Transaction } from './database/transaction.ts';
import { notFound, wrongState } from './http/errors.ts';
import type { CompanyCall } from './http/route.ts';

export async function keepDeletion(
  { tx, access, now }: CompanyCall,
  kind: string,
  subjectId: number,
  content: object = {},
): Promise<void> {
  const { companyId } = access;
  const kept = { content: JSON.stringify(content), deleted_at: now };
  await tx.db
    .insertInto('deletions')
    .values({ company_id: companyId, kind, subject_id: subjectId, ...kept })
    .onConflict((again) => again.columns(['company_id', 'kind', 'subject_id']).doUpdateSet(kept))
    .execute();
  // Kept for a day, so that a late undo gets a clear error.
  await tx.db
    .deleteFrom('deletions')
    .where('company_id', '=', companyId)
    .where('deleted_at', '<', addSeconds(now, -SECONDS.day))
    .execute();
}

/** Returns what was kept for the undo; a deletion can be undone only once. */
export async function takeDeletion<Content extends object>(
  { tx, access, now }: CompanyCall,
  kind: string,
  subjectId: number,
): Promise<Content> {
  const deletion = await tx.db
    .deleteFrom('deletions')
    .where('company_id', '=', access.companyId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .returning(['content', 'deleted_at'])
    .executeTakeFirst();
  if (!deletion) throw notFound();
  if (!canUndoDeletion(deletion.deleted_at, now)) throw wrongState('undo_too_late');
  return deletion.content as Content;
}

/** Rows of a table as they are now, to be restored later; generated columns are skipped. */
export type DeletedRows = Record<string, unknown>[];

export async function keepRows(
  tx: Transaction,
  table: keyof DB,
  column: string,
  { companyId, id }: { companyId: number; id: number },
): Promise<DeletedRows> {
  const { rows } = await tx.client.query<{ row: DeletedRows[number] }>(
    `select to_jsonb(t) - array(
       select attname::text from pg_attribute where attrelid = $3::regclass and attgenerated <> ''
     ) as row from "${table}" t where company_id = $1 and "${column}" = $2`,
    [companyId, id, table],
  );
  return rows.map(({ row }) => row);
}

/** Restores rows with their original ids; false when one of them conflicts now, e.g. its name is taken. */
export async function putRowsBack(tx: Transaction, table: keyof DB, rows: DeletedRows): Promise<boolean> {
  const [first] = rows;
  if (!first) return true;
  const columns = Object.keys(first).map(escapeIdentifier).join(', ');
  const { rowCount } = await tx.client.query(
    `insert into "${table}" (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  return rowCount === rows.length;
}
