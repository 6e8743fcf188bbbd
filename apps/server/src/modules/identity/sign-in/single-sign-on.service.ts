// Sign-in with ADP, and linking an account to it (IDN-024).
import { createHash, timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@onward/contract/errors';
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { normalizeEmail } from '@onward/domain/platform/contact/email';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts';
import { conflict, linkExpired, Refusal, wrongState } from '../../../platform/http/errors.ts';
import { Answer, type CompanyCall, redirectTo } from '../../../platform/http/route.ts';
import type { AdpClient, AdpPerson } from '../../../providers/adp/adp-client.ts';
import {
  findOneTimeToken,
  findUser,
  findUserByEmail,
  insertOneTimeToken,
  useOneTimeToken,
  withdrawOneTimeTokens,
} from '../identity.queries.ts';
import { acceptInvitation } from '../passwords/invitations.service.ts';
import { recordAccountEvent } from '../security/account-events.ts';
import { completeSignIn } from '../security/complete-sign-in.ts';
import type { Requester } from '../security/requester.ts';

const STATE_COOKIE = 'onward_sso_state';
/** Used by both the callback and the exchange of the code. */
const COOKIE_PATH = '/v1';

const signInRedirect = (app: App): string => `${app.config.publicUrl}/v1/sso/adp/callback`;
const linkRedirect = (app: App): string => `${app.config.publicUrl}/adp/callback`;

interface Moment {
  tx: Transaction;
  now: Date;
}

/**
 * Redirects to ADP. A cookie ties the callback to this browser, so a sent link cannot sign someone in as another user.
 */
export async function startAdpSignIn(
  app: App,
  adp: AdpClient,
  { tx, now }: Moment,
  invitation: string | undefined,
): Promise<Answer> {
  const { publicUrl } = app.config;
  try {
    const remembered: Record<string, string> = invitation
      ? { invitation: hashToken(invitation).toString('base64url') }
      : {};
    const { url, state } = await prepare(adp, { tx, now }, signInRedirect(app), { userId: null, remembered });
    const lasting = { path: COOKIE_PATH, maxAgeSeconds: TOKEN_SECONDS.sso_state, publicUrl };
    return new Answer(302, null, {
      location: url,
      'set-cookie': writeCookie(STATE_COOKIE, fingerprint(state), lasting),
    });
  } catch (error) {
    app.log.warn({ err: error }, 'failed to reach ADP');
    return failedSignIn(app);
  }
}

export interface SsoAnswer {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

export async function finishAdpSignIn(
  app: App,
  adp: AdpClient,
  { tx, now }: Moment,
  answer: SsoAnswer,
  cookieHeader: string,
): Promise<Answer> {
  const { code, state, iss: issuer } = answer;
  if (!code || !state || !cookieMatches(cookieHeader, state)) return failedSignIn(app);
  try {
    const redirectUri = signInRedirect(app);
    const { person, invitation } = await exchange(adp, { tx, now }, { code, state, issuer, redirectUri }, null);
    const userId = await findUserOfPerson(tx, person);
    if (userId === null) return failedSignIn(app);
    await linkIdentity(tx, userId, person, now);
    if (invitation) await acceptInvited(tx, userId, invitation, now);
    const authToken = await createSignInCode(tx, { userId, browser: fingerprint(state), now });
    return redirectTo(`${app.config.publicUrl}/#/success-login?auth_token=${authToken}&sso=adp`);
  } catch (error) {
    app.log.warn({ err: error }, 'sign-in with ADP failed');
    return failedSignIn(app);
  }
}

/**
 * Signing in through an invitation accepts that one company; other invitations are not accepted automatically
 * (IDN-045).
 */
async function acceptInvited(tx: Transaction, userId: number, invitation: string, now: Date): Promise<void> {
  const tokenHash = Buffer.from(invitation, 'base64url');
  const token = await findOneTimeToken(tx, 'set_password', tokenHash, now);
  if (!token?.company_id || token.user_id !== userId) return;
  await useOneTimeToken(tx, 'set_password', tokenHash, now);
  await acceptInvitation(tx, { userId, companyId: token.company_id });
}

/**
 * Briefly visible in the address bar: useless without the cookie of the browser that started, and after a minute
 * (IDN-008).
 */
async function createSignInCode(
  tx: Transaction,
  { userId, browser, now }: { userId: number; browser: string; now: Date },
): Promise<string> {
  const code = createToken();
  await insertOneTimeToken(tx, {
    purpose: 'sign_in_code',
    tokenHash: hashToken(code),
    userId,
    payload: { browser, sso: 'adp' },
    expiresAt: addSeconds(now, TOKEN_SECONDS.sign_in_code),
  });
  return code;
}

export async function exchangeSignInCode(app: App, request: Requester, code: string): Promise<Answer> {
  const { tx, now } = request;
  const tokenHash = hashToken(code);
  const found = await findOneTimeToken(tx, 'sign_in_code', tokenHash, now);
  // Another browser does not consume the code, because its owner may still arrive.
  if (!found || readCookie(request.cookies, STATE_COOKIE) !== found.payload.browser) throw linkExpired('sso');
  const used = await useOneTimeToken(tx, 'sign_in_code', tokenHash, now);
  const user = used?.user_id ? await findUser(tx, used.user_id) : undefined;
  if (!used || !user) throw linkExpired('sso');
  return completeSignIn(app, request, user, { method: 'sso', sso: used.payload.sso });
}

const failedSignIn = (app: App): Answer => redirectTo(`${app.config.publicUrl}/#/login?error=sso`);

export async function startAdpLink(app: App, adp: AdpClient, { tx, access, now }: CompanyCall): Promise<string> {
  if (!adp.isOffered) throw wrongState('service_off');
  try {
    const { url } = await tx.asSystem(() =>
      prepare(adp, { tx, now }, linkRedirect(app), { userId: access.userId, remembered: {} }),
    );
    return url;
  } catch (error) {
    throw new Refusal(errorCodes.providerFailed, undefined, { cause: error });
  }
}

export async function finishAdpLink(
  app: App,
  adp: AdpClient,
  call: CompanyCall,
  answer: { code: string; state: string },
): Promise<void> {
  const { tx, access, now } = call;
  await tx.asSystem(async () => {
    const { person } = await exchange(adp, { tx, now }, { ...answer, redirectUri: linkRedirect(app) }, access);
    const owner = await findIdentityOwner(tx, person);
    if (owner !== null && owner !== access.userId) throw conflict('sso_identity_taken');
    await linkIdentity(tx, access.userId, person, now);
  });
}

/** What is kept until ADP redirects back; the state itself is the one-time token. */
async function prepare(
  adp: AdpClient,
  { tx, now }: Moment,
  redirectUri: string,
  { userId, remembered }: { userId: number | null; remembered: Record<string, string> },
) {
  const request = await adp.authorize(redirectUri);
  await insertOneTimeToken(tx, {
    purpose: 'sso_state',
    tokenHash: hashToken(request.state),
    userId,
    payload: { nonce: request.nonce, code_verifier: request.codeVerifier, ...remembered },
    expiresAt: addSeconds(now, TOKEN_SECONDS.sso_state),
  });
  return request;
}

async function exchange(
  adp: AdpClient,
  { tx, now }: Moment,
  answer: { code: string; state: string; issuer?: string; redirectUri: string },
  linking: CompanyAccess | null,
): Promise<{ person: AdpPerson; invitation: string | undefined }> {
  const remembered = await useOneTimeToken(tx, 'sso_state', hashToken(answer.state), now);
  const { nonce, code_verifier: codeVerifier } = remembered?.payload ?? {};
  if (!remembered || !nonce || !codeVerifier || remembered.user_id !== (linking?.userId ?? null))
    throw linkExpired('sso');
  const person = await adp.person(answer, { state: answer.state, nonce, codeVerifier }).catch((error: unknown) => {
    throw new Refusal(errorCodes.providerFailed, undefined, { cause: error });
  });
  return { person, invitation: remembered.payload.invitation };
}

/** By the linked identity, else by an email verified by ADP; never by an unverified one. */
async function findUserOfPerson(tx: Transaction, person: AdpPerson): Promise<number | null> {
  const owner = await findIdentityOwner(tx, person);
  if (owner !== null) return (await isWelcome(tx, owner)) ? owner : null;
  if (!person.email || !person.emailVerified) return null;
  const user = await findUserByEmail(tx, normalizeEmail(person.email));
  return user && (await isWelcome(tx, user.id)) ? user.id : null;
}

async function findIdentityOwner(tx: Transaction, { issuer, subject }: AdpPerson): Promise<number | null> {
  const row = await tx.db
    .selectFrom('sso_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Active or invited in some company; a user who is only invited is asked first whether they accept. */
const isWelcome = async (tx: Transaction, userId: number): Promise<boolean> =>
  (await tx.db
    .selectFrom('company_staffs as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .select('s.id')
    .where('s.user_id', '=', userId)
    .where('s.status', 'in', ['active', 'invited'])
    .where('c.status', '=', 'active')
    .executeTakeFirst()) !== undefined;

/**
 * From now on the user signs in with ADP only: passwords, and links to reset them, stop working (IDN-017, IDN-023).
 */
async function linkIdentity(tx: Transaction, userId: number, { issuer, subject }: AdpPerson, now: Date): Promise<void> {
  const linked = await tx.db
    .insertInto('sso_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((identity) => identity.doNothing())
    .returning('user_id')
    .execute();
  await tx.db
    .updateTable('users')
    .set({ sso_provider: 'adp', reset_password_required: false })
    .where('id', '=', userId)
    .where('sso_provider', 'is', null)
    .execute();
  if (linked.length === 0) return;
  await withdrawOneTimeTokens(tx, 'reset_password', userId, now);
  await recordAccountEvent(tx, { userId, event: 'sso_linked', changes: { provider: 'adp' } });
}

const fingerprint = (state: string): string => createHash('sha256').update(state).digest('base64url');

function cookieMatches(cookieHeader: string, state: string): boolean {
  const value = readCookie(cookieHeader, STATE_COOKIE);
  const [given, expected] = [Buffer.from(value ?? ''), Buffer.from(fingerprint(state))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
