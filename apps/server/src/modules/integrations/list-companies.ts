// The companies at a provider that the credentials may use: read anew each time they are shown, and kept, so that a choice
// among them can be checked (INT-005, INT-011, INT-013).
import { isTaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import { callPayroll } from './call-payroll.ts';
import { callTaxCredit } from './call-tax-credit.ts';
import * as integrations from './integrations.queries.ts';

type Row = integrations.IntegrationRow;
type ProviderCompany = { id: string; name: string };

export async function listCompanies(
  app: App,
  { access }: { access: CompanyAccess },
  id: number,
): Promise<ProviderCompany[]> {
  const { companyId } = access;
  const row = await inCompany(app.pool, companyId, (tx) => integrations.find(tx, companyId, id));
  if (!row) throw notFound();
  const companies = await askCompanies(app, row);
  if (companies === null) return [];
  await inCompany(app.pool, companyId, async (tx) => {
    const current = await integrations.lock(tx, companyId, id);
    if (current) await keepCompanies(app, tx, current, companies);
  });
  return companies;
}

/** Null where the credentials belong to a single company. */
function askCompanies(app: App, row: Row): Promise<ProviderCompany[] | null> {
  const { nickname } = row;
  if (nickname === 'paychex') return callPayroll(app, row, nickname, (client) => client.listCompanies());
  if (isTaxCreditNickname(nickname)) return callTaxCredit(app, row, nickname, (client) => client.listCompanies());
  return Promise.resolve(null);
}

/** The caller holds the row's lock. */
export async function keepCompanies(app: App, tx: Transaction, row: Row, companies: ProviderCompany[]): Promise<Row> {
  const isSame = JSON.stringify(row.target.companies?.map(comparable)) === JSON.stringify(companies.map(comparable));
  if (row.status === 'not_connected' || isSame) return row;
  return integrations.update(tx, row, { target: { ...row.target, companies } }, app.clock());
}

/** The database stores objects with their keys in another order. */
const comparable = ({ id, name }: ProviderCompany) => [id, name];
