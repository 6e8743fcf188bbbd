// Webhooks of a company: made, changed, switched off and on, deleted; their secrets shown and renewed (AHD-018).
import { randomUUID } from 'node:crypto';
import type { Webhook, WebhookInput } from '@onward/contract/integrations/webhooks';
import { addressProblem } from '@onward/domain/integrations/events-out/addresses';
import { SECRET_OVERLAP_SECONDS, WEBHOOKS_MAX } from '@onward/domain/integrations/events-out/delivery-rules';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../../platform/app.ts';
import { changesBetween } from '../../../../platform/audit.ts';
import { changedMeanwhile, notFound, validationFailed, wrongState } from '../../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../../platform/http/route.ts';
import { recordChange } from '../../../../platform/record-change.ts';
import { makeSecret, openSecret, sealAsEarlier, sealSecret } from './webhook-secrets.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import * as webhooks from './webhooks.queries.ts';

export async function listWebhooks({ tx, access, now }: CompanyCall): Promise<Webhook[]> {
  const rows = await webhooks.listAll(tx, access.companyId, now);
  return rows.map((row) => presentWebhook(row, now));
}

export async function createWebhook(
  app: App,
  call: CompanyCall,
  input: WebhookInput,
): Promise<{ webhook: Webhook; secret: string }> {
  const { tx, access, now } = call;
  const values = checkedValues(app, input);
  if ((await webhooks.count(tx, access.companyId)) >= WEBHOOKS_MAX) {
    throw wrongState('too_many_webhooks', { max: WEBHOOKS_MAX });
  }
  const secret = makeSecret();
  const owner = { company_id: access.companyId, endpoint_key: randomUUID() };
  const row = { ...owner, ...values, secret: sealSecret(app, owner, secret), created_by: access.staffId };
  const id = await webhooks.insert(tx, row, now);
  await record(call, 'created', id, values);
  return { webhook: await present(call, id), secret };
}

export async function updateWebhook(app: App, call: CompanyCall, id: number, input: WebhookInput): Promise<Webhook> {
  const row = await requireWebhook(call, id);
  const { name, url, event_types, enabled } = row;
  const current = { name, url, event_types, enabled };
  const values = checkedValues(app, input, current);
  if (input.version !== undefined && input.version !== row.version) {
    throw changedMeanwhile({ ...current, version: row.version }, values);
  }
  await webhooks.update(call.tx, row, values, call.now);
  await record(call, 'updated', id, changesBetween(current, values));
  return present(call, id);
}

export async function deleteWebhook(call: CompanyCall, id: number): Promise<void> {
  const { name, url } = await requireWebhook(call, id);
  await webhooks.markDeleted(call.tx, call.access.companyId, id, call.now);
  await record(call, 'deleted', id, { name, url });
}

/** Who saw a secret is in the audit log. */
export async function revealSecret(app: App, call: CompanyCall, id: number): Promise<string> {
  const row = await requireWebhook(call, id);
  await record(call, 'secret_shown', id, {});
  return openSecret(app, row, row.secret);
}

export async function rotateSecret(
  app: App,
  call: CompanyCall,
  id: number,
): Promise<{ webhook: Webhook; secret: string }> {
  const row = await requireWebhook(call, id);
  const secret = makeSecret();
  const secrets = {
    secret: sealSecret(app, row, secret),
    earlier: sealAsEarlier(app, row, row.secret),
    until: addSeconds(call.now, SECRET_OVERLAP_SECONDS),
  };
  await webhooks.setSecrets(call.tx, row, secrets, call.now);
  await record(call, 'secret_renewed', id, {});
  return { webhook: await present(call, id), secret };
}

export async function requireWebhook(
  { tx, access }: Pick<CompanyCall, 'tx' | 'access'>,
  id: number,
): Promise<webhooks.WebhookRow> {
  const row = await webhooks.lock(tx, access.companyId, id);
  if (!row) throw notFound();
  return row;
}

async function present({ tx, access, now }: CompanyCall, id: number): Promise<Webhook> {
  const row = await webhooks.findWithFigures(tx, access.companyId, id, now);
  if (!row) throw notFound();
  return presentWebhook(row, now);
}

function checkedValues(app: App, input: WebhookInput, current?: { enabled: boolean }): webhooks.WebhookValues {
  const url = input.url.trim();
  const problem = addressProblem(url, { allowPrivate: app.config.webhooksAllowPrivate });
  if (problem) throw validationFailed({ url: [{ key: `webhooks.${problem}` }] });
  return {
    name: input.name.trim(),
    url,
    event_types: input.event_types.toSorted(),
    enabled: input.enabled ?? current?.enabled ?? true,
  };
}

const record = (call: CompanyCall, what: string, id: number, changes: object): Promise<void> =>
  recordChange(call, {
    event: `webhook_${what}`,
    subjectType: 'webhook',
    subjectId: id,
    changes: { ...changes },
  });
