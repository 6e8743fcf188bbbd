// Connects an external calendar through the provider's consent page (SCH-014). The OAuth state is stored as a hash,
// works once, and is tied to the browser by a cookie and to the session that started it; the verifier stays on the
// server.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { CalendarProvider, ConnectResult } from '@onward/domain/interviews/external-calendars';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { recordAudit } from '../../../platform/audit.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { inCompany, inSystem } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import { Answer, type CompanyCall, redirectTo } from '../../../platform/http/route.ts';
import type { Grant } from '../../../providers/calendars/calendar-client.ts';
import { createAuthorization } from '../../../providers/calendars/oauth.ts';
import { askToSync, type CalendarContext } from './calendar-context.ts';
import { insertAttempt, putLink, type ReturnedAttempt, takeAttempt } from './links.queries.ts';
import { announceCalendar } from './notify-link.ts';
import { sealTokens } from './refresh-tokens.ts';

const CALLBACK_PATH = '/v1/calendar_callback';
const COOKIE = 'onward_calendar_state';
const ATTEMPT_SECONDS = 15 * SECONDS.minute;

const redirectUriOf = ({ app }: CalendarContext): string => `${app.config.publicUrl}${CALLBACK_PATH}`;
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const placeOfVerifier = ({ company_id, state_hash }: { company_id: number; state_hash: Buffer }) =>
  placeIn('calendar_link_attempts.code_verifier', { company_id, state: state_hash.toString('hex') });

export async function beginConnecting(
  context: CalendarContext,
  { tx, access, now }: CompanyCall,
  provider: CalendarProvider,
): Promise<Answer> {
  const { app, clients } = context;
  const client = clients[provider];
  if (!client) throw wrongState('service_off');
  const { state, codeVerifier, codeChallenge } = await createAuthorization();
  const attempt = { company_id: access.companyId, state_hash: hashToken(state) };
  await insertAttempt(tx, {
    ...attempt,
    staff_id: access.staffId,
    session_id: access.sessionId,
    provider,
    code_verifier: app.encryption.encrypt(codeVerifier, placeOfVerifier(attempt)),
    expires_at: addSeconds(now, ATTEMPT_SECONDS),
  });
  const url = client.authorizeUrl({
    state,
    codeChallenge,
    redirectUri: redirectUriOf(context),
    loginHint: access.email,
  });
  const cookie = `${COOKIE}=${digest(state)}; Path=${CALLBACK_PATH}; HttpOnly; SameSite=Lax; Max-Age=${ATTEMPT_SECONDS}`;
  return new Answer(
    200,
    { url },
    { 'set-cookie': app.config.publicUrl.startsWith('https') ? `${cookie}; Secure` : cookie },
  );
}

export interface ProviderAnswer {
  code?: string;
  state?: string;
  error?: string;
}

export async function finishConnecting(
  context: CalendarContext,
  answer: ProviderAnswer,
  call: { cookies: string; now: Date; requestId: string },
): Promise<Answer> {
  const { app } = context;
  const { state } = answer;
  const isOurs = state !== undefined && cookieMatches(call.cookies, state);
  const attempt = isOurs ? await inSystem(app.pool, (tx) => takeAttempt(tx, hashToken(state), call.now)) : undefined;
  if (!attempt) return backToAccount(context, 'failed');
  const result = await connect(context, attempt, answer, call.requestId).catch((error: unknown): ConnectResult => {
    app.log.warn({ err: error, provider: attempt.provider }, 'failed to connect a calendar');
    return 'failed';
  });
  return backToAccount(context, result, attempt.provider);
}

async function connect(
  context: CalendarContext,
  attempt: ReturnedAttempt,
  { code, error }: ProviderAnswer,
  requestId: string,
): Promise<ConnectResult> {
  if (error === 'access_denied') return 'declined';
  const { app, clients } = context;
  const client = clients[attempt.provider];
  if (!code || !client) return 'failed';
  const codeVerifier = app.encryption.decrypt(attempt.code_verifier, placeOfVerifier(attempt));
  const grant = await client.exchange({ code, codeVerifier, redirectUri: redirectUriOf(context) });
  if (!grant.coversCalendar || grant.refreshToken === null || grant.account === null) return 'incomplete';
  await storeLink(context, attempt, { ...grant, account: grant.account, refreshToken: grant.refreshToken }, requestId);
  return 'connected';
}

/** From now on it is read and written: right away, and on every change. */
const storeLink = (
  context: CalendarContext,
  { company_id, staff_id, provider, user_id }: ReturnedAttempt,
  grant: Grant & { account: string; refreshToken: string },
  requestId: string,
): Promise<void> =>
  inCompany(context.app.pool, company_id, async (tx) => {
    const { account } = grant;
    const owner = { company_id, staff_id, provider };
    const id = await putLink(tx, { ...owner, account, ...sealTokens(context, owner, grant, grant.refreshToken) });
    await askToSync(tx, { company_id, id, attempt: 0, is_awaited: true });
    await announceCalendar(tx, company_id, staff_id);
    await recordAudit(tx, {
      companyId: company_id,
      userId: user_id,
      requestId,
      event: 'calendar_connected',
      subjectType: 'company_staff',
      subjectId: staff_id,
      changes: { provider },
    });
  });

function backToAccount({ app }: CalendarContext, result: ConnectResult, provider?: CalendarProvider): Answer {
  const query = new URLSearchParams({ calendar: result, ...(provider && { provider }) });
  return redirectTo(`${app.config.publicUrl}/#/account/calendar?${query}`);
}

function cookieMatches(header: string, state: string): boolean {
  const value = header
    .split(/;\s*/)
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  const [given, expected] = [Buffer.from(value ?? ''), Buffer.from(digest(state))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
