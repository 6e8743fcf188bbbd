// The one way to call a tax credit provider for a company (INT-013).
import { errorCodes } from '@onward/contract/errors';
import { definitionOf, type TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { Refusal, wrongState } from '../../platform/http/errors.ts';
import { WotcClient, type WotcCredentials } from '../../providers/wotc/wotc-client.ts';
import { WotcProblem } from '../../providers/wotc/wotc-problem.ts';
import { openCredentials } from './integration-secrets.ts';
import * as integrations from './integrations.queries.ts';
import { notConnected, watchConnection } from './watch-connection.ts';

type Row = integrations.IntegrationRow;

/** Throws 20003 while the provider is not connected, and 30001 with a plain text when the call fails. */
export async function withTaxCredit<Result>(
  app: App,
  companyId: number,
  nickname: TaxCreditNickname,
  work: (client: WotcClient) => Promise<Result>,
): Promise<Result> {
  const row = await inCompany(app.pool, companyId, (tx) => requireConnected(tx, companyId, nickname));
  return callTaxCredit(app, row, nickname, work);
}

async function requireConnected(tx: Transaction, companyId: number, nickname: TaxCreditNickname): Promise<Row> {
  const row = await integrations.findByNickname(tx, companyId, nickname);
  if (row?.status === 'error') throw wrongState('integration_stopped', { name: definitionOf(nickname).name });
  if (row?.status !== 'active') throw notConnected(nickname);
  return row;
}

/** Also for a connection that is being tested. */
export async function callTaxCredit<Result>(
  app: App,
  row: Row,
  nickname: TaxCreditNickname,
  work: (client: WotcClient) => Promise<Result>,
): Promise<Result> {
  if (!row.secrets) throw notConnected(nickname);
  const { client_id: account, client_secret: apiKey } = openCredentials(app, row, row.secrets);
  const client = openTaxCreditClient(app, nickname, { account, apiKey });
  return watchConnection(
    app,
    row,
    () => work(client),
    (error) => (error instanceof WotcProblem ? { kind: countedAs(error) } : null),
  ).catch((error: unknown) => {
    throw error instanceof WotcProblem ? taxCreditRefusal(nickname, error) : error;
  });
}

/** A company that the account doesn't have says nothing about the connection. */
const countedAs = ({ kind }: WotcProblem): string => (kind === 'company_unknown' ? 'refused' : kind);

export function openTaxCreditClient(
  { config }: App,
  nickname: TaxCreditNickname,
  credentials: WotcCredentials,
): WotcClient {
  const settings = config.taxCredits[nickname];
  if (!settings) throw wrongState('service_off');
  return new WotcClient(definitionOf(nickname).name, settings, credentials);
}

export const taxCreditRefusal = (nickname: TaxCreditNickname, problem: WotcProblem): Refusal => {
  const text = { key: `providers.tax_credit_${problem.kind}`, values: { name: definitionOf(nickname).name } };
  return new Refusal(errorCodes.providerFailed, text, { cause: problem });
};

/** The problem behind a refusal of `withTaxCredit`, for jobs that decide whether to try again. */
export const taxCreditProblemBehind = (error: unknown): WotcProblem | null =>
  error instanceof Refusal && error.cause instanceof WotcProblem ? error.cause : null;
