// A company's flags and support tickets.
import { sql } from 'kysely';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

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
