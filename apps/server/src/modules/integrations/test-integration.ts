// Calls the provider of an integration now and says whether it works; one that had stopped works again (INT-005).
import type { Integration } from '@onward/contract/integrations/integrations';
import { definitionOf, isPayrollNickname, isTaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { say, translator } from '../../platform/i18n/translate.ts';
import { recordChange } from '../../platform/record-change.ts';
import { callCheckr, problemBehind, storePackages } from './call-checkr.ts';
import { callPayroll, payrollProblemBehind } from './call-payroll.ts';
import { callTaxCredit, taxCreditProblemBehind } from './call-tax-credit.ts';
import { requireRow } from './change-integration.ts';
import { presentIntegration } from './integrations.presenter.ts';
import type { IntegrationRow } from './integrations.queries.ts';
import { keepCompanies } from './list-companies.ts';
import { moveRow } from './move-integration.ts';

export interface TestResult {
  ok: boolean;
  message: string;
  integration: Integration;
}

type TestCall = Pick<CompanyCall, 'now' | 'language' | 'requestId'> & { access: CompanyAccess };

export async function test(app: App, call: TestCall, id: number): Promise<TestResult> {
  const { access, language } = call;
  const row = await inCompany(app.pool, access.companyId, (tx) => requireRow({ tx, access }, id));
  const { name } = definitionOf(row.nickname);
  const outcome = await ask(app, row).then(
    (keep) => ({ ok: true, keep, message: translator(language)('integrations:test.ok', { name }) }),
    (error: unknown) => {
      if (!(error instanceof Refusal) || !isOfProvider(error)) throw error;
      app.log.warn({ err: error.cause, integration_id: id }, 'an integration did not pass its test');
      return { ok: false, keep: null, message: say(error.text, language) };
    },
  );
  return inCompany(app.pool, access.companyId, async (tx) => {
    const current = await requireRow({ tx, access }, id);
    const { ok, keep, message } = outcome;
    const repaired = ok ? await moveRow(tx, current, 'test_succeeds', { now: call.now }) : null;
    const shown = repaired ?? current;
    const stored = keep && shown.status === 'active' ? await keep(tx, shown) : shown;
    const changes = { nickname: row.nickname, ok };
    const subject = { subjectType: 'integration', subjectId: id, changes };
    await recordChange({ ...call, tx }, { event: 'integration_tested', ...subject });
    return { ok, message, integration: presentIntegration(app, stored, language) };
  });
}

const isOfProvider = (error: Refusal): boolean =>
  (problemBehind(error) ?? payrollProblemBehind(error) ?? taxCreditProblemBehind(error)) !== null;

/** Stores what the provider answered in the row, which is locked. */
type Keep = (tx: Transaction, row: IntegrationRow) => Promise<IntegrationRow>;

/**
 * Checkr lists its packages and a tax credit provider its companies, which are kept; a payroll provider is only asked
 * whether the credentials work.
 */
async function ask(app: App, row: IntegrationRow): Promise<Keep | null> {
  const { nickname, config } = row;
  if (isTaxCreditNickname(nickname)) {
    const companies = await callTaxCredit(app, row, nickname, (client) => client.listCompanies());
    return (tx, current) => keepCompanies(app, tx, current, companies);
  }
  if (!isPayrollNickname(nickname)) {
    const packages = await callCheckr(app, row, (client) => client.packages());
    return (tx, current) => storePackages(app, tx, current, packages);
  }
  const hasNoCompany = nickname === 'paychex' && !config.default_company_id;
  await callPayroll(app, row, nickname, async (client): Promise<unknown> => {
    return hasNoCompany ? client.listCompanies() : client.checkConnection();
  });
  return null;
}
