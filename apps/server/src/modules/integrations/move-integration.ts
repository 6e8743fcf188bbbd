// Every change of an integration's state goes through here: the rule decides, open screens and other rooms are told.
import type { IntegrationNickname } from '@onward/domain/integrations/nicknames';
import { errorOfEvent, type IntegrationEvent, moveIntegration } from '@onward/domain/integrations/states';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { type IntegrationRow, type IntegrationValues, lockOrCreate, update } from './integrations.queries.ts';

export const INTEGRATION_CHANGED = 'integration_changed';

/** Null when the state doesn't allow the event. The caller holds the row's lock. */
export async function moveRow(
  tx: Transaction,
  row: IntegrationRow,
  event: IntegrationEvent,
  { now, set = {} }: { now: Date; set?: IntegrationValues },
): Promise<IntegrationRow | null> {
  const move = moveIntegration(row.status, event);
  if (!move.allowed) return null;
  const error = errorOfEvent(event);
  const moved = await update(
    tx,
    row,
    { ...set, status: move.status, error_message: error, error_at: error && now, failed_calls: 0 },
    now,
  );
  await announceIntegration(tx, moved);
  return moved;
}

/** For credentials that the provider has accepted already: every state leads to `active` at once. */
export async function activateRow(
  tx: Transaction,
  row: IntegrationRow,
  now: Date,
  set: IntegrationValues,
): Promise<IntegrationRow> {
  if (row.status === 'active') {
    const stored = await update(tx, row, { ...set, failed_calls: 0 }, now);
    await announceIntegration(tx, stored);
    return stored;
  }
  if (row.status === 'error') return (await moveRow(tx, row, 'reconnects', { now, set })) ?? row;
  const started = await moveRow(tx, row, 'connect_started', { now });
  return (await moveRow(tx, started ?? row, 'provider_confirms', { now, set })) ?? row;
}

/** For what a company connects on a page of its own: active while anything there is, such as an E-Verify account. */
export async function keepOwnConnection(
  tx: Transaction,
  companyId: number,
  nickname: IntegrationNickname,
  { isActive, now }: { isActive: boolean; now: Date },
): Promise<void> {
  const row = await lockOrCreate(tx, companyId, nickname);
  if (isActive === (row.status === 'active')) return;
  if (isActive) await activateRow(tx, row, now, { connected_at: now });
  else await moveRow(tx, row, 'disconnect', { now, set: { connected_at: null } });
}

export const announceIntegration = (
  tx: Transaction,
  { company_id, id }: Pick<IntegrationRow, 'company_id' | 'id'>,
): Promise<void> =>
  recordEvent(tx, { companyId: company_id, name: INTEGRATION_CHANGED, subjectId: id, actorStaffId: null });
