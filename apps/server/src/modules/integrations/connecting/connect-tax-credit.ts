// Connects a tax credit provider with the company's account there and its API key, which are tried before anything is
// stored (INT-005, INT-006, INT-013).
import type { BodyOf } from '@onward/contract/endpoint';
import type { connectByCredentials, Integration } from '@onward/contract/integrations/integrations';
import type { TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { WotcProblem } from '../../../providers/wotc/wotc-problem.ts';
import type { WotcCompany } from '../../../providers/wotc/wotc-resources.ts';
import { openTaxCreditClient, taxCreditRefusal } from '../call-tax-credit.ts';
import { sealSecrets } from '../integration-secrets.ts';
import { presentIntegration } from '../integrations.presenter.ts';
import * as integrations from '../integrations.queries.ts';
import { isSetUp } from '../list-integrations.ts';
import { activateRow } from '../move-integration.ts';
import type { ConnectCall } from './connect-attempts.ts';
import { requireConnectable } from './connect-integration.ts';

type Given = BodyOf<typeof connectByCredentials>;

interface Credentials {
  account: string;
  apiKey: string;
}

export async function connectTaxCredit(
  app: App,
  call: ConnectCall,
  nickname: TaxCreditNickname,
  given: Given,
): Promise<Integration> {
  requireConnectable(call.access, nickname);
  if (!isSetUp(app.config, nickname)) throw wrongState('service_off');
  const credentials = { account: given.client_id.trim(), apiKey: given.client_secret.trim() };
  return store(app, call, nickname, { credentials, companies: await tryOut(app, nickname, credentials) });
}

/** The list of companies is what proves the credentials. */
async function tryOut(app: App, nickname: TaxCreditNickname, credentials: Credentials): Promise<WotcCompany[]> {
  try {
    return await openTaxCreditClient(app, nickname, credentials).listCompanies();
  } catch (error) {
    throw error instanceof WotcProblem ? taxCreditRefusal(nickname, error) : error;
  }
}

const store = (
  app: App,
  call: ConnectCall,
  nickname: TaxCreditNickname,
  { credentials, companies }: { credentials: Credentials; companies: WotcCompany[] },
): Promise<Integration> =>
  inCompany(app.pool, call.access.companyId, async (tx) => {
    const { access, now, language } = call;
    const row = await integrations.lockOrCreate(tx, access.companyId, nickname);
    const { account, apiKey } = credentials;
    const stored = await activateRow(tx, row, now, {
      secrets: sealSecrets(app, row, { client_id: account, client_secret: apiKey }),
      provider_account: account,
      config: { default_company_id: keptCompany(row.config.default_company_id ?? null, companies) },
      target: { companies },
      connected_at: now,
      connected_by: access.staffId,
    });
    const subject = { subjectType: 'integration', subjectId: row.id, changes: { nickname, account } };
    await recordChange({ ...call, tx }, { event: 'integration_connected', ...subject });
    return presentIntegration(app, stored, language);
  });

/** A single company is no choice, and one that was chosen before stays while the account still has it. */
const keptCompany = (chosen: string | null, companies: readonly WotcCompany[]): string | null => {
  const [only, ...others] = companies;
  if (only && others.length === 0) return only.id;
  return companies.some(({ id }) => id === chosen) ? chosen : null;
};
