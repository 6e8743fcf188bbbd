// The one way to call a payroll provider for a company (INT-011).
import { errorCodes } from '@onward/contract/errors';
import { definitionOf } from '@onward/domain/integrations/nicknames';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { Refusal, wrongState } from '../../platform/http/errors.ts';
import type { PayrollClient, PayrollCredentials } from '../../providers/payroll/payroll-client.ts';
import { openPayrollClient } from '../../providers/payroll/payroll-clients.ts';
import { PayrollProblem } from '../../providers/payroll/payroll-problem.ts';
import { openCredentials } from './integration-secrets.ts';
import * as integrations from './integrations.queries.ts';
import { notConnected, watchConnection } from './watch-connection.ts';

type Row = integrations.IntegrationRow;

/**
 * Throws 20003 while the provider is not connected or no company is chosen there, and 30001 with a plain text when the
 * call fails.
 */
export async function withPayroll<Result>(
  app: App,
  companyId: number,
  provider: PayrollProvider,
  work: (client: PayrollClient) => Promise<Result>,
): Promise<Result> {
  const row = await inCompany(app.pool, companyId, (tx) => requireConnected(tx, companyId, provider));
  return callPayroll(app, row, provider, work);
}

/** For what a client knows without a call. */
export async function payrollClientFor(
  app: App,
  tx: Transaction,
  companyId: number,
  provider: PayrollProvider,
): Promise<PayrollClient> {
  return clientOf(app, await requireConnected(tx, companyId, provider), provider);
}

async function requireConnected(tx: Transaction, companyId: number, provider: PayrollProvider): Promise<Row> {
  const row = await integrations.findByNickname(tx, companyId, provider);
  const { name } = definitionOf(provider);
  if (row?.status === 'error') throw wrongState('integration_stopped', { name });
  if (row?.status !== 'active') throw notConnected(provider);
  if (needsCompany(provider) && !row.config.default_company_id) throw wrongState('payroll_company_missing', { name });
  return row;
}

const needsCompany = (provider: PayrollProvider): boolean => provider === 'paychex' || provider === 'paylocity';

/** Also for a connection that is being tested, or whose company is not chosen yet. */
export async function callPayroll<Result>(
  app: App,
  row: Row,
  provider: PayrollProvider,
  work: (client: PayrollClient) => Promise<Result>,
): Promise<Result> {
  const client = clientOf(app, row, provider);
  return watchConnection(
    app,
    row,
    () => work(client),
    (error) => (error instanceof PayrollProblem ? error : null),
  ).catch((error: unknown) => {
    throw error instanceof PayrollProblem ? payrollRefusal(provider, error) : error;
  });
}

function clientOf(app: App, row: Row, provider: PayrollProvider): PayrollClient {
  if (!row.secrets) throw notConnected(provider);
  const { client_id: clientId, client_secret: clientSecret } = openCredentials(app, row, row.secrets);
  const { default_company_id: companyId = null, template_code: templateCode, payroll_group: payrollGroup } = row.config;
  return openClient(app, provider, { clientId, clientSecret, companyId, templateCode, payrollGroup });
}

export function openClient({ config }: App, provider: PayrollProvider, credentials: PayrollCredentials): PayrollClient {
  const client = openPayrollClient(provider, config.payroll, credentials);
  if (!client) throw wrongState('service_off');
  return client;
}

export const payrollRefusal = (provider: PayrollProvider, problem: PayrollProblem): Refusal => {
  const text = { key: `providers.payroll_${problem.kind}`, values: { name: definitionOf(provider).name } };
  return new Refusal(errorCodes.providerFailed, text, { cause: problem });
};

/** The problem behind a refusal of `withPayroll`, for jobs that decide whether to try again. */
export const payrollProblemBehind = (error: unknown): PayrollProblem | null =>
  error instanceof Refusal && error.cause instanceof PayrollProblem ? error.cause : null;
