// Connects a payroll provider with the company's own credentials, which are tried before anything is stored
// (INT-005, INT-006, INT-011).
import type { BodyOf } from '@onward/contract/endpoint';
import type { connectByCredentials, Integration } from '@onward/contract/integrations/integrations';
import { definitionOf, type IntegrationNickname, isPayrollNickname } from '@onward/domain/integrations/nicknames';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import { recordChange } from '../../../platform/record-change.ts';
import type { PayrollCredentials, ProviderCompany } from '../../../providers/payroll/payroll-client.ts';
import { PayrollProblem } from '../../../providers/payroll/payroll-problem.ts';
import { openClient, payrollRefusal } from '../call-payroll.ts';
import { sealSecrets } from '../integration-secrets.ts';
import { presentIntegration } from '../integrations.presenter.ts';
import * as integrations from '../integrations.queries.ts';
import { isSetUp } from '../list-integrations.ts';
import { activateRow } from '../move-integration.ts';
import type { ConnectCall } from './connect-attempts.ts';
import { requireConnectable } from './connect-integration.ts';

type Given = BodyOf<typeof connectByCredentials>;

export async function connectPayroll(
  app: App,
  call: ConnectCall,
  provider: IntegrationNickname,
  given: Given,
): Promise<Integration> {
  requireConnectable(call.access, provider);
  if (!isPayrollNickname(provider)) throw wrongState('integration_not_here', { name: definitionOf(provider).name });
  if (!isSetUp(app.config, provider)) throw wrongState('service_off');
  const credentials = readCredentials(provider, given);
  const companies = await tryOut(app, provider, credentials);
  return store(
    app,
    call,
    provider,
    { ...credentials, companyId: chosenCompany(provider, credentials, companies) },
    companies,
  );
}

const tidy = (text: string | null | undefined): string | null => text?.trim() || null;

function readCredentials(provider: PayrollProvider, given: Given): PayrollCredentials {
  const companyId = provider === 'paychex' || provider === 'paylocity' ? tidy(given.company_id) : null;
  if (provider === 'paylocity' && companyId === null) throw fieldInvalid('company_id', 'required');
  return {
    clientId: given.client_id.trim(),
    clientSecret: given.client_secret.trim(),
    companyId,
    templateCode: provider === 'adp' ? tidy(given.template_code) : null,
    payrollGroup: provider === 'adp' ? tidy(given.payroll_group) : null,
  };
}

/** Without a company the list of companies is what proves the credentials. */
async function tryOut(
  app: App,
  provider: PayrollProvider,
  credentials: PayrollCredentials,
): Promise<ProviderCompany[]> {
  const client = openClient(app, provider, credentials);
  try {
    if (provider !== 'paychex' || credentials.companyId !== null) await client.checkConnection();
    return (await client.listCompanies()) ?? [];
  } catch (error) {
    throw error instanceof PayrollProblem ? payrollRefusal(provider, error) : error;
  }
}

/** A single company is no choice. */
const chosenCompany = (
  provider: PayrollProvider,
  { companyId }: PayrollCredentials,
  companies: readonly ProviderCompany[],
): string | null => {
  const only = provider === 'paychex' && companies.length === 1 ? companies[0] : undefined;
  return companyId ?? only?.id ?? null;
};

const store = (
  app: App,
  call: ConnectCall,
  provider: PayrollProvider,
  { clientId, clientSecret, companyId, templateCode, payrollGroup }: PayrollCredentials,
  companies: ProviderCompany[],
): Promise<Integration> =>
  inCompany(app.pool, call.access.companyId, async (tx) => {
    const { access, now, language } = call;
    const row = await integrations.lockOrCreate(tx, access.companyId, provider);
    const stored = await activateRow(tx, row, now, {
      secrets: sealSecrets(app, row, { client_id: clientId, client_secret: clientSecret }),
      provider_account: companyId,
      config: { default_company_id: companyId, template_code: templateCode, payroll_group: payrollGroup },
      target: { companies },
      connected_at: now,
      connected_by: access.staffId,
    });
    const changes = { nickname: provider, account: companyId };
    const subject = { subjectType: 'integration', subjectId: row.id, changes };
    await recordChange({ ...call, tx }, { event: 'integration_connected', ...subject });
    return presentIntegration(app, stored, language);
  });
