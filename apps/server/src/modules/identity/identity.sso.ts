// Signing in with ADP and linking an account to it (IDN-024).
import { createHash, timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@onward/contract/errors';
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { normaliseEmail } from '@onward/domain/platform/email';
import { addSeconds } from '@onward/domain/platform/time-units';
import type { CompanyAccess } from '../../platform/access/access.ts';
import { recordAudit } from '../../platform/audit.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { conflict, linkExpired, Refusal, wrongState } from '../../platform/http/errors.ts';
import { Answer, type CompanyCall, redirectTo } from '../../platform/http/route.ts';
import type { AdpClient, AdpPerson } from '../../providers/adp/adp-client.ts';
import { acceptInvitation } from './identity.invitations.ts';
import { findUserByEmail, insertOneTimeToken, useOneTimeToken } from './identity.queries.ts';
import { openSession } from './identity.sessions.ts';

const STATE_COOKIE = 'onward_sso_state';
const COOKIE_PATH = '/v1/sso';

const signInRedirect = (house: House): string => `${house.config.publicUrl}/v1/sso/adp/callback`;
const linkRedirect = (house: House): string => `${house.config.publicUrl}/adp/callback`;

interface Moment {
  tx: Transaction;
  now: Date;
}

/** Off to ADP. A cookie ties the way back to this browser, so nobody can be signed in as someone else by a sent link. */
export async function startAdpSignIn(house: House, adp: AdpClient, { tx, now }: Moment): Promise<Answer> {
  try {
    const { url, state } = await prepare(adp, { tx, now }, signInRedirect(house), null);
    const cookie = `${STATE_COOKIE}=${fingerprint(state)}; Path=${COOKIE_PATH}; HttpOnly; SameSite=Lax; Max-Age=${TOKEN_SECONDS.sso_state}`;
    return new Answer(302, null, {
      location: url,
      'set-cookie': house.config.publicUrl.startsWith('https') ? `${cookie}; Secure` : cookie,
    });
  } catch (error) {
    house.log.warn({ err: error }, 'ADP could not be reached');
    return failedSignIn(house);
  }
}

export interface SsoAnswer {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

export async function finishAdpSignIn(
  house: House,
  adp: AdpClient,
  { tx, now }: Moment,
  answer: SsoAnswer,
  cookieHeader: string,
): Promise<Answer> {
  const { code, state, iss: issuer } = answer;
  if (!code || !state || !cookieMatches(cookieHeader, state)) return failedSignIn(house);
  try {
    const person = await exchange(adp, { tx, now }, { code, state, issuer, redirectUri: signInRedirect(house) }, null);
    const userId = await findUserOfPerson(tx, person);
    if (userId === null) return failedSignIn(house);
    await linkIdentity(tx, userId, person);
    await acceptInvitation(tx, { userId });
    const { token } = await openSession(tx, { userId, sso: 'adp', now });
    return redirectTo(`${house.config.publicUrl}/#/success-login?auth_token=${token}&sso=adp`);
  } catch (error) {
    house.log.warn({ err: error }, 'sign-in with ADP failed');
    return failedSignIn(house);
  }
}

const failedSignIn = (house: House): Answer => redirectTo(`${house.config.publicUrl}/#/login?error=sso`);

export async function startAdpLink(house: House, adp: AdpClient, { tx, access, now }: CompanyCall): Promise<string> {
  if (!adp.isOffered) throw wrongState('service_off');
  try {
    const { url } = await tx.asSystem(() => prepare(adp, { tx, now }, linkRedirect(house), access.userId));
    return url;
  } catch (error) {
    throw new Refusal(errorCodes.providerFailed, undefined, { cause: error });
  }
}

export async function finishAdpLink(
  house: House,
  adp: AdpClient,
  call: CompanyCall,
  answer: { code: string; state: string },
): Promise<void> {
  const { tx, access, now } = call;
  await tx.asSystem(async () => {
    const person = await exchange(adp, { tx, now }, { ...answer, redirectUri: linkRedirect(house) }, access);
    const owner = await findIdentityOwner(tx, person);
    if (owner !== null && owner !== access.userId) throw conflict('sso_identity_taken');
    await linkIdentity(tx, access.userId, person);
  });
  await recordAudit(tx, {
    companyId: access.companyId,
    userId: access.userId,
    event: 'sso_linked',
    subjectType: 'company_staff',
    subjectId: access.staffId,
    changes: { provider: 'adp' },
    requestId: call.requestId,
  });
}

/** What must be remembered until ADP sends the person back; the state itself is the one-use token. */
async function prepare(adp: AdpClient, { tx, now }: Moment, redirectUri: string, linkingUserId: number | null) {
  const request = await adp.authorize(redirectUri);
  await insertOneTimeToken(tx, {
    purpose: 'sso_state',
    tokenHash: hashToken(request.state),
    userId: linkingUserId,
    payload: { nonce: request.nonce, code_verifier: request.codeVerifier },
    expiresAt: addSeconds(now, TOKEN_SECONDS.sso_state),
  });
  return request;
}

async function exchange(
  adp: AdpClient,
  { tx, now }: Moment,
  answer: { code: string; state: string; issuer?: string; redirectUri: string },
  linking: CompanyAccess | null,
): Promise<AdpPerson> {
  const remembered = await useOneTimeToken(tx, 'sso_state', hashToken(answer.state), now);
  const { nonce, code_verifier: codeVerifier } = remembered?.payload ?? {};
  if (!remembered || !nonce || !codeVerifier || remembered.user_id !== (linking?.userId ?? null))
    throw linkExpired('sso');
  return adp.person(answer, { state: answer.state, nonce, codeVerifier }).catch((error: unknown) => {
    throw new Refusal(errorCodes.providerFailed, undefined, { cause: error });
  });
}

/** By the linked identity, else by an e-mail ADP vouches for; never by one it does not. */
async function findUserOfPerson(tx: Transaction, person: AdpPerson): Promise<number | null> {
  const owner = await findIdentityOwner(tx, person);
  if (owner !== null) return (await isWelcome(tx, owner)) ? owner : null;
  if (!person.email || !person.emailVerified) return null;
  const user = await findUserByEmail(tx, normaliseEmail(person.email));
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

/** Active or invited somewhere: a first sign-in accepts the invitation. */
const isWelcome = async (tx: Transaction, userId: number): Promise<boolean> =>
  (await tx.db
    .selectFrom('company_staffs as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .select('s.id')
    .where('s.user_id', '=', userId)
    .where('s.status', 'in', ['active', 'invited'])
    .where('c.status', '=', 'active')
    .executeTakeFirst()) !== undefined;

const linkIdentity = (tx: Transaction, userId: number, { issuer, subject }: AdpPerson): Promise<unknown> =>
  tx.db
    .insertInto('sso_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((identity) => identity.doNothing())
    .execute();

const fingerprint = (state: string): string => createHash('sha256').update(state).digest('base64url');

function cookieMatches(cookieHeader: string, state: string): boolean {
  const value = cookieHeader
    .split(/;\s*/)
    .find((part) => part.startsWith(`${STATE_COOKIE}=`))
    ?.slice(STATE_COOKIE.length + 1);
  const [given, expected] = [Buffer.from(value ?? ''), Buffer.from(fingerprint(state))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
