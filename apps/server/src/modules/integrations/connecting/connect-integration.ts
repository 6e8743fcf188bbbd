// Connects Checkr: to its page and back with a code, which is exchanged for a token. The account can be used once Checkr
// has confirmed it by an event (CHK-003, INT-006).
import type { BodyOf } from '@onward/contract/endpoint';
import type { connectIntegration, Integration } from '@onward/contract/integrations/integrations';
import { definitionOf, type IntegrationNickname, isApprovedThere } from '@onward/domain/integrations/nicknames';
import { decideAccess } from '@onward/domain/staff/access';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { createToken } from '../../../platform/crypto/tokens.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { accessRefused, wrongState } from '../../../platform/http/errors.ts';
import { type Answer, type CompanyCall, redirectTo } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { approvalAddress, exchangeCode } from '../../../providers/checkr/checkr-client.ts';
import { CheckrProblem } from '../../../providers/checkr/checkr-http.ts';
import type { CheckrGrant } from '../../../providers/checkr/checkr-resources.ts';
import { providerRefusal, requireCheckr } from '../call-checkr.ts';
import { sealSecrets } from '../integration-secrets.ts';
import { presentIntegration } from '../integrations.presenter.ts';
import * as integrations from '../integrations.queries.ts';
import { announceIntegration, moveRow } from '../move-integration.ts';
import { beginAttempt, type ConnectCall, recordRefusal, startOver, takeAttempt } from './connect-attempts.ts';

type Row = integrations.IntegrationRow;

const callbackAddress = ({ config }: App, nickname: IntegrationNickname): string =>
  `${config.publicUrl}/v1/integrations/${nickname}/callback`;

export function requireConnectable(access: CompanyAccess, nickname: IntegrationNickname): void {
  const { kind, module, name } = definitionOf(nickname);
  if (kind !== 'connected_here') throw wrongState('integration_not_here', { name });
  const decision = decideAccess({ module: module ?? undefined }, access);
  if (!decision.allowed) throw accessRefused(decision);
}

/** The others have no page for an approval: they are connected with credentials. */
function requireApprovable(access: CompanyAccess, nickname: IntegrationNickname): void {
  requireConnectable(access, nickname);
  if (!isApprovedThere(nickname)) throw wrongState('integration_not_here', { name: definitionOf(nickname).name });
}

export async function authorize(app: App, call: CompanyCall, nickname: IntegrationNickname): Promise<{ url: string }> {
  requireApprovable(call.access, nickname);
  const settings = requireCheckr(app);
  const state = createToken();
  await beginAttempt(call, nickname, state);
  return { url: approvalAddress(settings, state, callbackAddress(app, nickname)) };
}

/** The page completes the connection, because only it has the user's session. */
export function returnToPage({ config }: App, nickname: string, answer: Record<string, string | undefined>): Answer {
  const given = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return redirectTo(`${config.publicUrl}/#/integration/${nickname}?${new URLSearchParams(given)}`);
}

export async function connect(
  app: App,
  call: ConnectCall,
  nickname: IntegrationNickname,
  { state, code, error }: BodyOf<typeof connectIntegration>,
): Promise<Integration> {
  requireApprovable(call.access, nickname);
  const settings = requireCheckr(app);
  await takeAttempt(app, call, nickname, state);
  if (code === undefined || error !== undefined) return recordRefusal(app, call, nickname);
  try {
    const grant = await exchangeCode(settings, code);
    return await storeGrant(app, call, nickname, grant);
  } catch (problem) {
    if (!(problem instanceof CheckrProblem)) throw problem;
    if (problem.kind === 'refused' || problem.kind === 'unauthorized') await recordRefusal(app, call, nickname);
    throw providerRefusal(problem);
  }
}

/** The account that was connected before is confirmed already; any other waits for the provider to confirm it. */
const storeGrant = (
  app: App,
  call: ConnectCall,
  nickname: IntegrationNickname,
  grant: CheckrGrant,
): Promise<Integration> =>
  inCompany(app.pool, call.access.companyId, async (tx) => {
    const { access, now } = call;
    const row = await integrations.lockOrCreate(tx, access.companyId, nickname);
    const set = {
      secrets: sealSecrets(app, row, { access_token: grant.accessToken }),
      provider_account: grant.accountId,
      connected_at: now,
      connected_by: access.staffId,
    };
    const isKnown = row.status === 'error' && row.provider_account === grant.accountId;
    const stored = isKnown
      ? await moveRow(tx, row, 'reconnects', { now, set })
      : await waitForProvider(tx, row, now, set);
    await recordChange(
      { ...call, tx },
      {
        event: 'integration_connected',
        subjectType: 'integration',
        subjectId: row.id,
        changes: { nickname, account: grant.accountId },
      },
    );
    return presentIntegration(app, stored ?? row, call.language);
  });

async function waitForProvider(
  tx: Transaction,
  row: Row,
  now: Date,
  set: integrations.IntegrationValues,
): Promise<Row> {
  if (row.status !== 'active') return startOver(tx, row, now, set);
  // Connected in two windows at once: the newer token counts.
  const stored = await integrations.update(tx, row, set, now);
  await announceIntegration(tx, stored);
  return stored;
}
