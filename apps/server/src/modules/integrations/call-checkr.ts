// The one way to call Checkr for a company.
import { errorCodes } from '@onward/contract/errors';
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { Refusal, wrongState } from '../../platform/http/errors.ts';
import type { CheckrSettings } from '../../platform/service-settings.ts';
import { CheckrClient } from '../../providers/checkr/checkr-client.ts';
import { CheckrProblem } from '../../providers/checkr/checkr-http.ts';
import { openToken } from './integration-secrets.ts';
import * as integrations from './integrations.queries.ts';
import { announceIntegration } from './move-integration.ts';
import { notConnected, watchConnection } from './watch-connection.ts';

type Row = integrations.IntegrationRow;

export function requireCheckr({ config }: App): CheckrSettings {
  if (!config.checkr) throw wrongState('service_off');
  return config.checkr;
}

/** Throws 20003 while Checkr is not connected, and 30001 with a plain text when the call fails. */
export async function withCheckr<Result>(
  app: App,
  companyId: number,
  work: (client: CheckrClient) => Promise<Result>,
): Promise<Result> {
  const row = await inCompany(app.pool, companyId, (tx) => integrations.findByNickname(tx, companyId, 'checkr'));
  if (row?.status !== 'active') throw notConnected('checkr');
  return callCheckr(app, row, work);
}

/** Also for a connection that is being tested. */
export async function callCheckr<Result>(
  app: App,
  row: Row,
  work: (client: CheckrClient) => Promise<Result>,
): Promise<Result> {
  const settings = requireCheckr(app);
  if (!row.secrets) throw notConnected('checkr');
  const client = new CheckrClient(settings, openToken(app, row, row.secrets));
  return watchConnection(
    app,
    row,
    () => work(client),
    (error) => (error instanceof CheckrProblem ? error : null),
  ).catch((error: unknown) => {
    throw error instanceof CheckrProblem ? providerRefusal(error) : error;
  });
}

export const providerRefusal = (problem: CheckrProblem): Refusal =>
  new Refusal(errorCodes.providerFailed, { key: `providers.checkr_${problem.kind}` }, { cause: problem });

/** The problem behind a refusal of `withCheckr`, for jobs that decide whether to try again. */
export const problemBehind = (error: unknown): CheckrProblem | null =>
  error instanceof Refusal && error.cause instanceof CheckrProblem ? error.cause : null;

/** Reads the account's packages again; screens and nodes follow when they changed. */
export async function refreshCheckrPackages(app: App, companyId: number): Promise<CheckPackage[]> {
  const packages = await withCheckr(app, companyId, (client) => client.packages());
  await inCompany(app.pool, companyId, async (tx) => {
    const row = await integrations.lockOrCreate(tx, companyId, 'checkr');
    if (row.status === 'active') await storePackages(app, tx, row, packages);
  });
  return packages;
}

export async function storePackages(app: App, tx: Transaction, row: Row, packages: CheckPackage[]): Promise<Row> {
  if (sameJson(row.target.company_checker_packages, packages)) return row;
  const known = packages.map(({ slug }) => slug);
  const usual = row.config.default_package;
  const config = usual && !known.includes(usual) ? { ...row.config, default_package: null } : row.config;
  const target = { ...row.target, company_checker_packages: packages };
  const stored = await integrations.update(tx, row, { config, target }, app.clock());
  await announceIntegration(tx, stored);
  return stored;
}

/** The database stores objects with their keys in another order. */
const sameJson = (one: CheckPackage[] | undefined, other: CheckPackage[]): boolean =>
  JSON.stringify(one?.map(comparable)) === JSON.stringify(other.map(comparable));

const comparable = ({ slug, name, price, turnaround, screenings }: CheckPackage) => [
  slug,
  name,
  price,
  turnaround.min_days,
  turnaround.max_days,
  screenings,
];
