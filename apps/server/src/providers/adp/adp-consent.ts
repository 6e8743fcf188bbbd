// Consent at ADP: an authorization code proves that an administrator of the client agreed, and with its token we read
// the client's own credentials, which every later call uses (INT-012).
import { callOutside, type OutboundAnswer, type OutboundPolicy } from '../../platform/outbound.ts';
import type { AdpPayrollSettings, AdpSettings } from '../../platform/service-settings.ts';
import { jsonIn, problemOf, silenceOf } from '../payroll/payroll-http.ts';
import { PayrollProblem } from '../payroll/payroll-problem.ts';
import { idIn, rowsIn, textIn, valueAt } from '../payroll/read-answer.ts';
import { type HttpRequest, sendRequest } from '../payroll/send-request.ts';

/** Our own client at ADP, with the addresses and the certificate that payroll uses. */
export type ConsentSettings = AdpPayrollSettings & Pick<AdpSettings, 'clientId' | 'clientSecret'>;

/** What ADP gives out for one client that consented. */
export interface AdpSubscription {
  organizationOid: string;
  clientId: string;
  clientSecret: string;
}

const NAME = 'ADP';
const CREDENTIALS = '/events/core/v1/consumer-application-subscription-credentials.read';
const SECRET_MAX = 500;

export function consentAddress({ tokenUrl, clientId }: ConsentSettings, state: string, redirectUri: string): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid',
    state,
  });
  return `${tokenUrl}/auth/oauth/v2/authorize?${query}`;
}

/** Every client that the consent covers; the token is dropped afterwards. */
export async function readSubscriptions(
  settings: ConsentSettings,
  answer: { code: string; redirectUri: string },
  policy?: OutboundPolicy,
): Promise<AdpSubscription[]> {
  const token = await exchangeCode(settings, answer, policy);
  const event = {
    serviceCategoryCode: { codeValue: 'core' },
    eventNameCode: { codeValue: 'consumer-application-subscription-credential.read' },
  };
  const read = await send(settings, 'always', policy, {
    method: 'POST',
    url: `${settings.url}${CREDENTIALS}`,
    headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ events: [event] }),
  });
  const events = valueAt(jsonIn(read), 'events');
  if (!Array.isArray(events)) throw new PayrollProblem('garbled', `${NAME} did not answer with credentials.`);
  return rowsIn(events).flatMap((one) =>
    rowsIn(valueAt(one, 'data', 'output', 'consumerApplicationSubscriptionCredentials')).flatMap(subscriptionIn),
  );
}

function subscriptionIn(row: Record<string, unknown>): AdpSubscription[] {
  const organizationOid = idIn(row.subscriberOrganizationOID);
  const [clientId, clientSecret] = [textIn(row.clientID), textIn(row.clientSecret)];
  const isWhole = [clientId, clientSecret].every((text) => text !== '' && text.length <= SECRET_MAX);
  return organizationOid !== null && isWhole ? [{ organizationOid, clientId, clientSecret }] : [];
}

/** A code works once, so the request is repeated only while it was not sent. */
async function exchangeCode(
  settings: ConsentSettings,
  { code, redirectUri }: { code: string; redirectUri: string },
  policy: OutboundPolicy | undefined,
): Promise<string> {
  const { tokenUrl, clientId, clientSecret } = settings;
  const answer = await send(settings, 'unsent', policy, {
    method: 'POST',
    url: `${tokenUrl}/auth/oauth/v2/token`,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }).toString(),
  });
  const token = textIn(valueAt(jsonIn(answer), 'access_token'));
  if (token === '') throw new PayrollProblem('garbled', `${NAME} did not answer with a token.`);
  return token;
}

async function send(
  { certificate }: ConsentSettings,
  repeats: 'always' | 'unsent',
  policy: OutboundPolicy | undefined,
  request: HttpRequest,
): Promise<OutboundAnswer> {
  const answer = await callOutside({
    provider: NAME,
    repeats,
    policy,
    send: (signal) => sendRequest(request, certificate, signal),
  }).catch((error: unknown) => {
    throw silenceOf(NAME, error);
  });
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw problemOf(NAME, answer);
}
