// Changes the settings of an integration, tests it, and disconnects it (INT-005).
import type { BodyOf } from '@onward/contract/endpoint';
import type { Integration, updateIntegration } from '@onward/contract/integrations/integrations';
import { definitionOf, type IntegrationNickname } from '@onward/domain/integrations/nicknames';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { App } from '../../platform/app.ts';
import { changesBetween } from '../../platform/audit.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { changedMeanwhile, fieldInvalid, notFound, Refusal } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { say, translator } from '../../platform/i18n/translate.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { recordChange } from '../../platform/record-change.ts';
import { CheckrClient } from '../../providers/checkr/checkr-client.ts';
import { callCheckr, notConnected, openToken, problemBehind, storePackages } from './call-checkr.ts';
import { presentIntegration } from './integrations.presenter.ts';
import * as integrations from './integrations.queries.ts';
import { announceIntegration, moveRow } from './move-integration.ts';

type Row = integrations.IntegrationRow;

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

async function requireRow({ tx, access }: Pick<CompanyCall, 'tx' | 'access'>, id: number): Promise<Row> {
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
  const current = { default_package: row.config.default_package ?? null };
  if (version !== undefined && version !== row.version) {
    throw changedMeanwhile({ ...current, version: row.version }, config);
  }
  const known = (row.target.company_checker_packages ?? []).map(({ slug }) => slug);
  if (config.default_package !== null && !known.includes(config.default_package)) {
    throw fieldInvalid('config.default_package', 'unknown_package');
  }
  const changed = await integrations.update(call.tx, row, { config: { ...row.config, ...config } }, app.clock());
  await announceIntegration(call.tx, changed);
  await recordChange(call, {
    event: 'integration_updated',
    subjectType: 'integration',
    subjectId: id,
    changes: changesBetween(current, config),
  });
  return presentIntegration(changed, call.language);
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

/** The provider is told by a job, so that disconnecting works while it is down. */
export async function disconnect(call: CompanyCall, id: number): Promise<void> {
  const { tx, now } = call;
  const row = await requireRow(call, id);
  if (row.status === 'not_connected') throw notConnected(row.nickname);
  const { company_id, nickname, secrets } = row;
  await moveRow(tx, row, 'disconnect', {
    now,
    set: { secrets: null, provider_account: null, connected_at: null, connected_by: null, target: {} },
  });
  if (secrets) {
    const job: RevokeJob = { company_id, nickname, secrets: secrets.toString('base64') };
    await enqueue(tx, REVOKE_TASK, job);
  }
  const subject = { subjectType: 'integration', subjectId: id, changes: { nickname } };
  await recordChange(call, { event: 'integration_disconnected', ...subject });
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

export interface TestResult {
  ok: boolean;
  message: string;
  integration: Integration;
}

type TestCall = Pick<CompanyCall, 'now' | 'language' | 'requestId'> & { access: CompanyAccess };

/** Reads the packages, which every account has; an integration that had stopped works again when that succeeds. */
export async function test(app: App, call: TestCall, id: number): Promise<TestResult> {
  const { access, language } = call;
  const row = await inCompany(app.pool, access.companyId, (tx) => requireRow({ tx, access }, id));
  const { name } = definitionOf(row.nickname);
  const outcome = await callCheckr(app, row, (client) => client.packages()).then(
    (packages) => ({ packages, message: translator(language)('integrations:test.ok', { name }) }),
    (error: unknown) => {
      if (!(error instanceof Refusal) || !problemBehind(error)) throw error;
      app.log.warn({ err: error.cause, integration_id: id }, 'an integration did not pass its test');
      return { packages: null, message: say(error.text, language) };
    },
  );
  return inCompany(app.pool, access.companyId, async (tx) => {
    const current = await requireRow({ tx, access }, id);
    const { packages, message } = outcome;
    const repaired = packages && (await moveRow(tx, current, 'test_succeeds', { now: call.now }));
    const shown = repaired ?? current;
    const stored = packages && shown.status === 'active' ? await storePackages(app, tx, shown, packages) : shown;
    await recordChange(
      { ...call, tx },
      {
        event: 'integration_tested',
        subjectType: 'integration',
        subjectId: id,
        changes: { nickname: row.nickname, ok: packages !== null },
      },
    );
    return { ok: packages !== null, message, integration: presentIntegration(stored, language) };
  });
}
