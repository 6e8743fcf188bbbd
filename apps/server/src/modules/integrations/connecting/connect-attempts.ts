// Attempts to connect on a provider's page: begun here, taken once when the browser comes back, or refused there
// (INT-005, INT-006).
import type { Integration } from '@onward/contract/integrations/integrations';
import { definitionOf, type IntegrationNickname } from '@onward/domain/integrations/nicknames';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { presentIntegration } from '../integrations.presenter.ts';
import * as integrations from '../integrations.queries.ts';
import { moveRow } from '../move-integration.ts';

type Row = integrations.IntegrationRow;

export type ConnectCall = Pick<CompanyCall, 'now' | 'language' | 'requestId'> & { access: CompanyAccess };

const ATTEMPT_SECONDS = 30 * SECONDS.minute;

/** The state belongs to this person and company; only its hash is stored. */
export async function beginAttempt(call: CompanyCall, nickname: IntegrationNickname, state: string): Promise<void> {
  const { tx, access, now } = call;
  const row = await integrations.lockOrCreate(tx, access.companyId, nickname);
  if (row.status === 'active') throw wrongState('integration_connected', { name: definitionOf(nickname).name });
  // A connection that worked before stays broken until the new one is complete; a failed first attempt starts over.
  if (row.status !== 'error' || row.secrets === null) await startOver(tx, row, now);
  await integrations.insertAttempt(tx, {
    company_id: access.companyId,
    nickname,
    staff_id: access.staffId,
    state_hash: hashToken(state),
    expires_at: addSeconds(now, ATTEMPT_SECONDS),
  });
  await recordChange(call, {
    event: 'integration_connect_started',
    subjectType: 'integration',
    subjectId: row.id,
    changes: { nickname },
  });
}

export async function startOver(
  tx: Transaction,
  row: Row,
  now: Date,
  set: integrations.IntegrationValues = {},
): Promise<Row> {
  const reset = row.status === 'error' ? await moveRow(tx, row, 'disconnect', { now }) : row;
  return (await moveRow(tx, reset ?? row, 'connect_started', { now, set })) ?? row;
}

/** Committed before the provider is asked, so that nothing can use the state a second time. */
export async function takeAttempt(
  app: App,
  { access, now }: ConnectCall,
  nickname: IntegrationNickname,
  state: string,
): Promise<void> {
  const { companyId, staffId } = access;
  const attempt = { company_id: companyId, nickname, staff_id: staffId, state_hash: hashToken(state) };
  const isOurs = await inCompany(app.pool, companyId, (tx) => integrations.takeAttempt(tx, attempt, now));
  if (!isOurs) throw wrongState('integration_attempt');
}

export const recordRefusal = (app: App, call: ConnectCall, nickname: IntegrationNickname): Promise<Integration> =>
  inCompany(app.pool, call.access.companyId, async (tx) => {
    const row = await integrations.lockOrCreate(tx, call.access.companyId, nickname);
    const moved = await moveRow(tx, row, 'provider_refuses', { now: call.now });
    const subject = { subjectType: 'integration', subjectId: row.id, changes: { nickname } };
    await recordChange({ ...call, tx }, { event: 'integration_refused', ...subject });
    return presentIntegration(app, moved ?? row, call.language);
  });
