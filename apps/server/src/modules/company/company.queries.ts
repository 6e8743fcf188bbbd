// Brands, flags and tickets of a company.
import type { Brand } from '@onward/contract/company';
import { sql } from 'kysely';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

const BRANDS_SQL = `
  select b.id, b.name, b.nickname, b.friendly_id, b.industry, b.status,
    (select count(*) from locations l where l.company_id = b.company_id and l.brand_id = b.id and l.deleted_at is null)
      as location_counts,
    coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name) from location_groups g
      where g.company_id = b.company_id and g.brand_id = b.id), '[]') as location_groups
  from brands b
  where b.company_id = $1 and (cardinality($2::bigint[]) = 0 or b.id = any($2))
  order by lower(b.name), b.id`;

export const listPermittedBrands = (tx: Transaction, access: CompanyAccess): Promise<Brand[]> =>
  tx.prepared<Brand>('company_brands', BRANDS_SQL, [access.companyId, access.scope.brand]);

export const listFlags = (tx: Transaction, companyId: number, kind: 'beta' | 'growth') =>
  tx.db
    .selectFrom('company_flags')
    .select(['flag', 'value'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .orderBy('flag')
    .execute();

export interface NewTicket {
  subject: string;
  body: string;
  page_url?: string;
  request_url?: string;
  error_reference?: string | null;
}

export const insertTicket = (tx: Transaction, access: CompanyAccess, ticket: NewTicket): Promise<{ id: number }> =>
  tx.db
    .insertInto('support_tickets')
    .values({
      company_id: access.companyId,
      user_id: access.userId,
      subject: ticket.subject,
      body: ticket.body,
      page_url: ticket.page_url ?? null,
      request_url: ticket.request_url ?? null,
      error_reference: ticket.error_reference ?? null,
    })
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirstOrThrow();
