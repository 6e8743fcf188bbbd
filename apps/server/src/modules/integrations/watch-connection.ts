// What happens to a call decides about the connection: a refused token or five failed calls in a row stop it, a success
// resets the count (INT-006).
import { definitionOf, type IntegrationNickname } from '@onward/domain/integrations/nicknames';
import { FAILED_CALLS_MAX } from '@onward/domain/integrations/states';
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { type Refusal, wrongState } from '../../platform/http/errors.ts';
import * as integrations from './integrations.queries.ts';
import { moveRow } from './move-integration.ts';

type Row = integrations.IntegrationRow;

export const notConnected = (nickname: IntegrationNickname): Refusal =>
  wrongState('integration_not_connected', { name: definitionOf(nickname).name });

/** What went wrong; providers have further kinds, which count as failed calls. */
type Problem = { kind: string };

/** Errors that are not a problem of the provider are passed on without any effect. */
export async function watchConnection<Result>(
  app: App,
  row: Row,
  call: () => Promise<Result>,
  problemOf: (error: unknown) => Problem | null,
): Promise<Result> {
  try {
    const result = await call();
    if (row.failed_calls > 0) await recordSuccess(app, row);
    return result;
  } catch (error) {
    const problem = problemOf(error);
    if (problem) await recordProblem(app, row, problem);
    throw error;
  }
}

/** The row as it is now, unless it was reconnected since: then the call says nothing about it. */
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

/** A refused request says nothing about the connection, and a busy service asks to wait. */
async function recordProblem(app: App, row: Row, { kind }: Problem): Promise<void> {
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
