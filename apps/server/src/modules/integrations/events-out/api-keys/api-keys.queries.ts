// API keys of a company. Their hashes are read only when somebody calls with one, by the platform.
import type { Transaction } from '../../../../platform/database/transaction.ts';

export interface ApiKeyRow {
  id: number;
  name: string;
  last_four: string;
  permissions: string[];
  location_ids: number[];
  staff_id: number;
  staff_name: string;
  is_staff_active: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

/** Those of one person, or of all when null. */
export async function listInUse(tx: Transaction, companyId: number, staffId: number | null): Promise<ApiKeyRow[]> {
  const { rows } = await tx.client.query<ApiKeyRow>(
    `select k.id, k.name, k.last_four, k.permissions, k.location_ids, k.staff_id, s.name as staff_name,
       s.status = 'active' as is_staff_active, k.created_at, k.last_used_at
     from api_keys k join company_staffs s on s.company_id = k.company_id and s.id = k.staff_id
     where k.company_id = $1 and k.ended_at is null and ($2::bigint is null or k.staff_id = $2)
     order by lower(k.name), k.id`,
    [companyId, staffId],
  );
  return rows;
}

export async function countInUse(tx: Transaction, companyId: number): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    'select count(*)::int as count from api_keys where company_id = $1 and ended_at is null',
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

export interface NewApiKey {
  company_id: number;
  name: string;
  token_hash: Buffer;
  last_four: string;
  staff_id: number;
  permissions: string[];
  location_ids: number[];
}

export const insert = (tx: Transaction, key: NewApiKey, now: Date): Promise<number> =>
  tx.asIdentity(async () => {
    const { id } = await tx.db
      .insertInto('api_keys')
      .values({ ...key, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

/** False when there is none that the caller may end. */
export async function end(
  tx: Transaction,
  { companyId, id, owner, endedBy }: { companyId: number; id: number; owner: number | null; endedBy: number },
  now: Date,
): Promise<{ name: string } | undefined> {
  const { rows } = await tx.client.query<{ name: string }>(
    `update api_keys set ended_at = $4, ended_by = $5
     where company_id = $1 and id = $2 and ended_at is null and ($3::bigint is null or staff_id = $3) returning name`,
    [companyId, id, owner, now, endedBy],
  );
  return rows[0];
}

export const recordKeyUse = (tx: Transaction, companyId: number, keyId: number, now: Date): Promise<unknown> =>
  tx.client.query('update api_keys set last_used_at = $3 where company_id = $1 and id = $2', [companyId, keyId, now]);
