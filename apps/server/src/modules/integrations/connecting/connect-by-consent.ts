// Connects ADP by a consent on its page: the code that comes back is exchanged for the company's own credentials, which
// are tried before they are stored, as if they had been entered (INT-012).
import type { BodyOf } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import type { finishConsent as finishEndpoint, Integration } from '@onward/contract/integrations/integrations';
import { type ConsentNickname, consentState, isServiceFailure } from '@onward/domain/integrations/consent';
import { definitionOf } from '@onward/domain/integrations/nicknames';
import type { App } from '../../../platform/app.ts';
import { createToken } from '../../../platform/crypto/tokens.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { Refusal, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import {
  type AdpSubscription,
  type ConsentSettings,
  consentAddress,
  readSubscriptions,
} from '../../../providers/adp/adp-consent.ts';
import { PayrollProblem } from '../../../providers/payroll/payroll-problem.ts';
import { openClient, payrollRefusal } from '../call-payroll.ts';
import { sealSecrets } from '../integration-secrets.ts';
import { presentIntegration } from '../integrations.presenter.ts';
import * as integrations from '../integrations.queries.ts';
import { activateRow } from '../move-integration.ts';
import { beginAttempt, type ConnectCall, recordRefusal, takeAttempt } from './connect-attempts.ts';
import { requireConnectable } from './connect-integration.ts';
import { consentSettings } from './offer-consent.ts';

const returnAddress = ({ config }: App): string => `${config.publicUrl}/adp/redirect`;

function requireConsent({ config }: App, nickname: ConsentNickname): ConsentSettings {
  const settings = consentSettings(config, nickname);
  if (!settings) throw wrongState('service_off');
  return settings;
}

export async function startConsent(app: App, call: CompanyCall, nickname: ConsentNickname): Promise<{ url: string }> {
  requireConnectable(call.access, nickname);
  const settings = requireConsent(app, nickname);
  const state = consentState(nickname, createToken());
  await beginAttempt(call, nickname, state);
  return { url: consentAddress(settings, state, returnAddress(app)) };
}

export async function finishConsent(
  app: App,
  call: ConnectCall,
  nickname: ConsentNickname,
  { state, code, error, organization_oid: organizationOid }: BodyOf<typeof finishEndpoint>,
): Promise<Integration> {
  requireConnectable(call.access, nickname);
  const settings = requireConsent(app, nickname);
  await takeAttempt(app, call, nickname, state);
  if (error !== undefined && isServiceFailure(error)) {
    throw payrollRefusal(nickname, new PayrollProblem('unavailable', 'ADP could not ask for the consent.'));
  }
  if (code === undefined || error !== undefined) return recordRefusal(app, call, nickname);
  try {
    const redirectUri = returnAddress(app);
    const subscription = chosenOf(await readSubscriptions(settings, { code, redirectUri }), organizationOid);
    await tryOut(app, nickname, subscription);
    return await store(app, call, nickname, subscription);
  } catch (problem) {
    if (!(problem instanceof PayrollProblem)) throw problem;
    // A service that fails says nothing about the consent, which stays open.
    if (problem.kind !== 'refused' && problem.kind !== 'unauthorized') throw payrollRefusal(nickname, problem);
    await recordRefusal(app, call, nickname);
    throw consentRefusal(nickname, problem);
  }
}

/** The address in the browser only chooses among the companies that ADP itself names for this consent. */
function chosenOf(subscriptions: AdpSubscription[], organizationOid: string | undefined): AdpSubscription {
  const found = subscriptions.filter((one) => organizationOid === undefined || one.organizationOid === organizationOid);
  const [only] = found;
  if (!only || found.length > 1) throw new PayrollProblem('refused', 'ADP named no single company for the consent.');
  return only;
}

const tryOut = (app: App, nickname: ConsentNickname, { clientId, clientSecret }: AdpSubscription): Promise<void> =>
  openClient(app, nickname, { clientId, clientSecret, companyId: null }).checkConnection();

const consentRefusal = (nickname: ConsentNickname, cause: PayrollProblem): Refusal => {
  const text = { key: 'providers.consent_refused', values: { name: definitionOf(nickname).name } };
  return new Refusal(errorCodes.providerFailed, text, { cause });
};

/** The hire template and company code, which ADP's consent doesn't know, stay as they are. */
const store = (
  app: App,
  call: ConnectCall,
  nickname: ConsentNickname,
  { organizationOid, clientId, clientSecret }: AdpSubscription,
): Promise<Integration> =>
  inCompany(app.pool, call.access.companyId, async (tx) => {
    const { access, now, language } = call;
    const row = await integrations.lockOrCreate(tx, access.companyId, nickname);
    const stored = await activateRow(tx, row, now, {
      secrets: sealSecrets(app, row, { client_id: clientId, client_secret: clientSecret }),
      provider_account: organizationOid,
      target: {},
      connected_at: now,
      connected_by: access.staffId,
    });
    const changes = { nickname, account: organizationOid };
    const subject = { subjectType: 'integration', subjectId: row.id, changes };
    await recordChange({ ...call, tx }, { event: 'integration_connected', ...subject });
    return presentIntegration(app, stored, language);
  });
