// The one way to call Checkr for a company. What happens to the call decides about the connection: a refused token or
// five failed calls in a row stop it, a success resets the count (INT-006).
import { errorCodes } from '@onward/contract/errors';
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import { definitionOf, type IntegrationNickname } from '@onward/domain/integrations/nicknames';
import { FAILED_CALLS_MAX } from '@onward/domain/integrations/states';
import type { App } from '../../platform/app.ts';
import { placeIn } from '../../platform/crypto/sealed-columns.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { Refusal, wrongState } from '../../platform/http/errors.ts';
import type { CheckrSettings } from '../../platform/service-settings.ts';
import { CheckrClient } from '../../providers/checkr/checkr-client.ts';
import { CheckrProblem } from '../../providers/checkr/checkr-http.ts';
import * as integrations from './integrations.queries.ts';
import { announceIntegration, moveRow } from './move-integration.ts';

type Row = integrations.IntegrationRow;

export function requireCheckr({ config }: App): CheckrSettings {
  if (!config.checkr) throw wrongState('service_off');
  return config.checkr;
}

export const notConnected = (nickname: IntegrationNickname): Refusal =>
  wrongState('integration_not_connected', { name: definitionOf(nickname).name });

interface Secrets {
  access_token: string;
}

const placeOfSecrets = (row: Pick<Row, 'company_id' | 'nickname'>) => placeIn('integrations.secrets', row);

export const sealSecrets = (app: App, row: Pick<Row, 'company_id' | 'nickname'>, secrets: Secrets): Buffer =>
  app.encryption.encrypt(JSON.stringify(secrets), placeOfSecrets(row));

export const openToken = (app: App, row: Pick<Row, 'company_id' | 'nickname'>, secrets: Buffer): string =>
  (JSON.parse(app.encryption.decrypt(secrets, placeOfSecrets(row))) as Secrets).access_token;

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
  try {
    const result = await work(new CheckrClient(settings, openToken(app, row, row.secrets)));
    if (row.failed_calls > 0) await recordSuccess(app, row);
    return result;
  } catch (error) {
    if (!(error instanceof CheckrProblem)) throw error;
    await recordProblem(app, row, error);
    throw providerRefusal(error);
  }
}

export const providerRefusal = (problem: CheckrProblem): Refusal =>
  new Refusal(errorCodes.providerFailed, { key: `providers.checkr_${problem.kind}` }, { cause: problem });

/** The problem behind a refusal of `withCheckr`, for jobs that decide whether to try again. */
export const problemBehind = (error: unknown): CheckrProblem | null =>
  error instanceof Refusal && error.cause instanceof CheckrProblem ? error.cause : null;

/** The row as it is now; null when it was reconnected since, so that the call says nothing about it. */
const withSameSecrets = (
  app: App,
  { company_id, id, secrets }: Row,
  work: (tx: Transaction, row: Row) => Promise<unknown>,
): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const row = await integrations.lock(tx, company_id, id);
    if (row?.secrets && secrets?.equals(row.secrets)) await work(tx, row);
  });

const recordSuccess = (app: App, row: Row): Promise<void> =>
  withSameSecrets(app, row, (tx, current) => integrations.countFailedCalls(tx, current, 0));

/** A refused order says nothing about the connection, and a busy service asks to wait. */
async function recordProblem(app: App, row: Row, { kind }: CheckrProblem): Promise<void> {
  if (kind === 'refused') return row.failed_calls > 0 ? recordSuccess(app, row) : undefined;
  if (kind === 'busy') return;
  await withSameSecrets(app, row, async (tx, current) => {
    const now = app.clock();
    if (kind === 'unauthorized') return moveRow(tx, current, 'auth_fails', { now });
    const failed = current.failed_calls + 1;
    if (failed >= FAILED_CALLS_MAX) return moveRow(tx, current, 'calls_fail', { now });
    return integrations.countFailedCalls(tx, current, failed);
  });
}

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
