// Changes the settings of an integration, and disconnects it (INT-005).
import type { BodyOf } from '@onward/contract/endpoint';
import type { Integration, updateIntegration } from '@onward/contract/integrations/integrations';
import { definitionOf, type IntegrationNickname, isTaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { App } from '../../platform/app.ts';
import { changesBetween } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { changedMeanwhile, fieldInvalid, notFound, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { recordChange } from '../../platform/record-change.ts';
import { CheckrClient } from '../../providers/checkr/checkr-client.ts';
import { openToken } from './integration-secrets.ts';
import { presentIntegration } from './integrations.presenter.ts';
import * as integrations from './integrations.queries.ts';
import { announceIntegration, moveRow } from './move-integration.ts';
import { notConnected } from './watch-connection.ts';

type Row = integrations.IntegrationRow;
type Config = BodyOf<typeof updateIntegration>['config'];

export const REVOKE_TASK = 'integrations.revoke';

export interface RevokeJob {
  company_id: number;
  nickname: IntegrationNickname;
  /** Encrypted like the column it comes from. */
  secrets: string;
}

/** What is under way at a provider, counted by the rooms that started it. */
export interface RunningWork {
  kind: string;
  count: number;
}

export interface IntegrationPorts {
  runningWork: Partial<Record<IntegrationNickname, (tx: Transaction, companyId: number) => Promise<RunningWork[]>>>;
}

export async function requireRow({ tx, access }: Pick<CompanyCall, 'tx' | 'access'>, id: number): Promise<Row> {
  const row = await integrations.lock(tx, access.companyId, id);
  if (!row) throw notFound();
  return row;
}

export async function change(
  app: App,
  call: CompanyCall,
  id: number,
  { config, version }: BodyOf<typeof updateIntegration>,
): Promise<Integration> {
  const row = await requireRow(call, id);
  const { default_package = null, default_company_id = null } = row.config;
  const current = { default_package, default_company_id };
  if (version !== undefined && version !== row.version) {
    throw changedMeanwhile({ ...current, version: row.version }, config);
  }
  requireOffered(row, config);
  // At Paychex the company is the account; a tax credit account has several companies.
  const isAccount = config.default_company_id && row.nickname === 'paychex';
  const account = isAccount && { provider_account: config.default_company_id };
  const values = { config: { ...row.config, ...config }, ...account };
  const changed = await integrations.update(call.tx, row, values, app.clock());
  await announceIntegration(call.tx, changed);
  await recordChange(call, {
    event: 'integration_updated',
    subjectType: 'integration',
    subjectId: id,
    changes: changesBetween(current, config),
  });
  return presentIntegration(app, changed, call.language);
}

/** Only what the provider offers to this account can be chosen. */
function requireOffered({ target, nickname }: Row, config: Config): void {
  const packages = (target.company_checker_packages ?? []).map(({ slug }) => slug);
  const { default_package, default_company_id } = config;
  if (default_package && !packages.includes(default_package)) {
    throw fieldInvalid('config.default_package', 'unknown_package');
  }
  if (default_company_id === undefined) return;
  const chooses = nickname === 'paychex' || isTaxCreditNickname(nickname);
  const companies = chooses ? (target.companies ?? []) : [];
  if (!companies.some((company) => company.id === default_company_id)) {
    throw fieldInvalid('config.default_company_id', 'unknown_record');
  }
}

export async function listRunningWork(
  { tx, access }: CompanyCall,
  { runningWork }: IntegrationPorts,
  id: number,
): Promise<RunningWork[]> {
  const row = await integrations.find(tx, access.companyId, id);
  if (!row) throw notFound();
  const work = (await runningWork[row.nickname]?.(tx, access.companyId)) ?? [];
  return work.filter(({ count }) => count > 0);
}

/** Checkr is told by a job, so that disconnecting works while it is down; credentials for payroll cannot be revoked. */
export async function disconnect(call: CompanyCall, id: number): Promise<void> {
  const { tx, now } = call;
  const row = await requireRow(call, id);
  requireOwnPage(row.nickname);
  if (row.status === 'not_connected') throw notConnected(row.nickname);
  const { company_id, nickname, secrets } = row;
  await moveRow(tx, row, 'disconnect', {
    now,
    set: { secrets: null, provider_account: null, connected_at: null, connected_by: null, target: {} },
  });
  if (secrets && nickname === 'checkr') {
    const job: RevokeJob = { company_id, nickname, secrets: secrets.toString('base64') };
    await enqueue(tx, REVOKE_TASK, job);
  }
  const subject = { subjectType: 'integration', subjectId: id, changes: { nickname } };
  await recordChange(call, { event: 'integration_disconnected', ...subject });
}

/** What is connected on another page is disconnected there. */
function requireOwnPage(nickname: IntegrationNickname): void {
  const { kind, name } = definitionOf(nickname);
  if (kind === 'connected_on_own_page') throw wrongState('integration_not_here', { name });
}

/** A token that Checkr no longer knows needs no revocation. */
export async function revoke(app: App, { secrets, ...row }: RevokeJob): Promise<void> {
  const { checkr } = app.config;
  if (!checkr) return;
  const client = new CheckrClient(checkr, openToken(app, row, Buffer.from(secrets, 'base64')));
  await client.deauthorize().catch((problem: unknown) => {
    const { kind } = problem as { kind?: string };
    if (kind !== 'unauthorized' && kind !== 'refused') throw problem;
  });
}
