// Reports whose time has come, of all companies.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { TemplateRow } from '../templates/templates.queries.ts';

export async function listDue(tx: Transaction, now: Date): Promise<{ company_id: number; id: number }[]> {
  const { rows } = await tx.client.query<{ company_id: number; id: number }>(
    'select company_id, id from custom_report_templates where next_run_at <= $1 order by next_run_at limit 1000',
    [now],
  );
  return rows;
}

export async function lockDue(
  tx: Transaction,
  companyId: number,
  id: number,
  now: Date,
): Promise<TemplateRow | undefined> {
  const { rows } = await tx.client.query<TemplateRow>(
    `select * from custom_report_templates where company_id = $1 and id = $2 and next_run_at <= $3
     for update skip locked`,
    [companyId, id, now],
  );
  return rows[0];
}
