// Photos of documents that are kept with a Form I-9.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { I9Row } from './forms.queries.ts';

export interface CopyRow {
  id: number;
  i9_form_id: number;
  upload_id: number;
  list: 'a' | 'b' | 'c' | null;
  is_own: boolean;
  file_name: string;
  content_type: string;
  storage_key: string;
}

const COLUMNS = `c.id, c.i9_form_id, c.upload_id, c.list, c.is_own, u.file_name, u.content_type, u.storage_key`;
const TABLES = `i9_copies c join uploads u on u.company_id = c.company_id and u.id = c.upload_id`;

/** The same photo is kept once. */
export async function keepCopies(
  tx: Transaction,
  { company_id, id }: Pick<I9Row, 'company_id' | 'id'>,
  uploadIds: readonly number[],
  { isOwn, list = null, now }: { isOwn: boolean; list?: CopyRow['list']; now: Date },
): Promise<number[]> {
  if (uploadIds.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into i9_copies (company_id, i9_form_id, upload_id, list, is_own, created_at)
     select $1, $2, u.id, $4, $5, $6 from uploads u where u.company_id = $1 and u.id = any($3::bigint[])
     on conflict (company_id, i9_form_id, upload_id) do nothing returning id`,
    [company_id, id, uploadIds, list, isOwn, now],
  );
  return rows.map((row) => row.id);
}

export const listCopies = (tx: Transaction, companyId: number, formId: number): Promise<CopyRow[]> =>
  tx.prepared<CopyRow & Record<string, unknown>>(
    'i9_copies',
    `select ${COLUMNS} from ${TABLES} where c.company_id = $1 and c.i9_form_id = $2 order by c.id`,
    [companyId, formId],
  );

export async function findCopy(tx: Transaction, companyId: number, id: number): Promise<CopyRow | undefined> {
  const [row] = await tx.prepared<CopyRow & Record<string, unknown>>(
    'i9_copy',
    `select ${COLUMNS} from ${TABLES} where c.company_id = $1 and c.id = $2`,
    [companyId, id],
  );
  return row;
}

export async function deleteCopy(tx: Transaction, companyId: number, id: number): Promise<void> {
  await tx.client.query('delete from i9_copies where company_id = $1 and id = $2', [companyId, id]);
}

/** Returns the files, which nothing refers to any more. */
export async function deleteCopies(tx: Transaction, companyId: number, formIds: readonly number[]): Promise<string[]> {
  const { rows } = await tx.client.query<{ storage_key: string }>(
    `delete from i9_copies c using uploads u where c.company_id = $1 and c.i9_form_id = any($2::bigint[])
       and u.company_id = c.company_id and u.id = c.upload_id returning u.storage_key`,
    [companyId, formIds],
  );
  return rows.map(({ storage_key }) => storage_key);
}
