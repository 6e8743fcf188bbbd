// All jobs of all companies that search engines may index.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface ListedPosting {
  company_key: string;
  digest_key: string;
  title: string;
  friendly_id: string;
  location_id: number;
  city: string | null;
  is_remote: boolean;
  updated_at: Date;
}

const LISTED = `from positions p
  join companies c on c.id = p.company_id and c.status = 'active'
  join locations l on l.company_id = p.company_id and l.id = p.location_id and l.deleted_at is null
  join brands b on b.company_id = l.company_id and b.id = l.brand_id and b.status = 'active'
  where p.status = 'published' and p.access = 'public' and p.review_status = 'approved'`;

export async function countPublicPostings(tx: Transaction): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(`select count(*) as count ${LISTED}`);
  return rows[0]?.count ?? 0;
}

export async function listPublicPostings(tx: Transaction, most: number, offset: number): Promise<ListedPosting[]> {
  const { rows } = await tx.client.query<ListedPosting>(
    `select c.digest_key as company_key, p.digest_key, p.title, b.friendly_id, l.id as location_id, l.city, l.is_remote,
       p.updated_at ${LISTED} order by p.company_id, p.id limit $1 offset $2`,
    [most, offset],
  );
  return rows;
}
