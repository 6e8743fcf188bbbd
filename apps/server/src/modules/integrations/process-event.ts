// Processes an event of Checkr: whose account it is, what it means for the connection, or which room it concerns
// (INT-015, CHK-012).
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../platform/app.ts';
import { placeIn } from '../../platform/crypto/sealed-columns.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type CheckrEvent, readEvent } from '../../providers/checkr/checkr-events.ts';
import { openToken } from './integration-secrets.ts';
import { findByAccount, lock } from './integrations.queries.ts';
import { moveRow } from './move-integration.ts';
import { findEvent, insertEvent, markProcessed, type WebhookOutcome } from './webhook-events.queries.ts';

export const EVENT_TASK = 'integrations.webhook_event';
const CHECKR = 'checkr';

export interface EventJobPayload {
  id: number;
  attempt: number;
}

/** An event of one company's account, for the room that orders checks. */
export interface CompanyCheckrEvent extends CheckrEvent {
  companyId: number;
}

/** True when the event was about something the room knows; others are ignored. */
export type OnCheckrEvent = (app: App, event: CompanyCheckrEvent) => Promise<boolean>;

const placeOfBody = (event_id: string) =>
  placeIn('webhook_events.body', { company_id: null, provider: CHECKR, event_id });

/** Stored once, however often it is delivered. */
export const takeEvent = (app: App, event: CheckrEvent, body: string): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    const id = await insertEvent(tx, {
      provider: CHECKR,
      event_id: event.id,
      body: app.encryption.encrypt(body, placeOfBody(event.id)),
      received_at: app.clock(),
    });
    if (id === null) return;
    const job: EventJobPayload = { id, attempt: 0 };
    await enqueue(tx, EVENT_TASK, job);
  });

/** An account's first event can arrive before we have stored its token. */
const RETRY_SECONDS = [1, 5, 30, 120];

export async function processEvent(app: App, onEvent: OnCheckrEvent, { id, attempt }: EventJobPayload): Promise<void> {
  const stored = await inSystem(app.pool, (tx) => findEvent(tx, id));
  if (!stored?.body || stored.processed_at) return;
  const event = readEvent(app.encryption.decrypt(stored.body, placeOfBody(stored.event_id)));
  const owners = event?.accountId
    ? await inSystem(app.pool, (tx) => findByAccount(tx, CHECKR, event.accountId ?? ''))
    : [];
  const wait = RETRY_SECONDS[attempt];
  if (event && owners.length === 0 && event.type.startsWith('account.') && wait !== undefined) {
    const later = { runAt: addSeconds(app.clock(), wait) };
    return inSystem(app.pool, (tx) => enqueue(tx, EVENT_TASK, { id, attempt: attempt + 1 }, later));
  }
  const concerned: number[] = [];
  for (const owner of owners) {
    if (event && (await handle(app, onEvent, event, owner))) concerned.push(owner.company_id);
  }
  const outcome: WebhookOutcome = concerned.length > 0 ? 'handled' : owners.length > 0 ? 'ignored' : 'unknown_account';
  const [first] = concerned.length > 0 ? concerned : owners.map(({ company_id }) => company_id);
  const result = { outcome, company_id: first ?? null, processed_at: app.clock() };
  await inSystem(app.pool, (tx) => markProcessed(tx, id, result));
}

interface Owner {
  company_id: number;
  id: number;
}

function handle(app: App, onEvent: OnCheckrEvent, event: CheckrEvent, owner: Owner): Promise<boolean> {
  switch (event.type) {
    case 'account.credentialed':
      return inCompany(app.pool, owner.company_id, (tx) => confirmAccount(app, tx, owner));
    case 'token.deauthorized':
      return inCompany(app.pool, owner.company_id, (tx) => endAccess(app, tx, owner, event));
    default:
      return onEvent(app, { ...event, companyId: owner.company_id });
  }
}

async function confirmAccount(app: App, tx: Transaction, { company_id, id }: Owner): Promise<boolean> {
  const row = await lock(tx, company_id, id);
  return row !== undefined && (await moveRow(tx, row, 'provider_confirms', { now: app.clock() })) !== null;
}

/** Compared by token: the end of an earlier connection must not end the present one. */
async function endAccess(
  app: App,
  tx: Transaction,
  { company_id, id }: Owner,
  { object }: CheckrEvent,
): Promise<boolean> {
  const row = await lock(tx, company_id, id);
  if (!row?.secrets || openToken(app, row, row.secrets) !== object.access_code) return false;
  return (await moveRow(tx, row, 'auth_fails', { now: app.clock(), set: { secrets: null } })) !== null;
}
