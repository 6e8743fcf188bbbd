// "Confirm it's you": a recent confirmation for the most harmful actions, valid for 10 minutes (IDN-042).
import type { PasskeyAssertion, PasskeyRequest } from '@onward/contract/identity/passkeys';
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { SessionAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { checkPassword } from '../../../platform/crypto/passwords.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import {
  findUser,
  insertOneTimeToken,
  type SignInUser,
  saveConfirmation,
  useOneTimeToken,
} from '../identity.queries.ts';
import { acceptAssertion, askForPasskey } from '../second-factors/passkeys.ts';
import { listFactors } from '../second-factors/second-factors.queries.ts';
import { recordAccountEvent, recordFailure } from './account-events.ts';
import type { Requester } from './requester.ts';
import { acceptAnyCode } from './second-step.ts';

export interface ConfirmationProof {
  password?: string;
  code?: string;
  assertion?: PasskeyAssertion;
}

type Way = 'password' | 'code' | 'passkey' | 'adp';

/** The session is part of what the passkey signs, so a signature cannot be used in another session. */
const challengeHash = (access: SessionAccess, challenge: string): Buffer =>
  hashToken(`${access.sessionId}:${challenge}`);

export async function startConfirmation(
  app: App,
  { tx, now }: Requester,
  access: SessionAccess,
): Promise<{ ways: Way[]; passkey: PasskeyRequest | null }> {
  const user = await findUser(tx, access.userId);
  const factors = await listFactors(tx, access.userId);
  const passkey = await askForPasskey(app.config.publicUrl, factors);
  if (passkey) {
    await insertOneTimeToken(tx, {
      purpose: 'second_factor',
      tokenHash: challengeHash(access, passkey.challenge),
      userId: access.userId,
      expiresAt: addSeconds(now, TOKEN_SECONDS.second_factor),
    });
  }
  const ways: Way[] = [
    ...(passkey ? (['passkey'] as const) : []),
    ...(factors.some(({ kind }) => kind === 'authenticator') ? (['code'] as const) : []),
    ...(user && hasPassword(user) ? (['password'] as const) : []),
  ];
  // Users without a way to confirm here have to sign in again.
  return { ways: ways.length > 0 ? ways : ['adp'], passkey };
}

const hasPassword = (user: SignInUser): boolean => user.password_hash !== null && user.sso_provider === null;

export async function confirmIdentity(
  app: App,
  request: Requester,
  access: SessionAccess,
  proof: ConfirmationProof,
): Promise<void> {
  const { tx, now, address, requestId } = request;
  const secret = proof.password === undefined ? 'code' : 'password';
  const guess = await app.guesses.begin(
    { secret, account: `user:${access.userId}`, address, provenBy: `session:${access.sessionId}` },
    now,
  );
  const field = await refusedField(app, request, access, proof);
  if (field) {
    const { userId } = access;
    await recordFailure(app, { userId, event: 'confirmation_failed', changes: { address }, requestId });
    throw fieldInvalid(field, field === 'password' ? 'current_password_wrong' : `second_factor_${field}`);
  }
  await guess.succeeded();
  await saveConfirmation(tx, access.sessionId, now);
  await recordAccountEvent(tx, { userId: access.userId, event: 'identity_confirmed', requestId });
}

async function refusedField(
  app: App,
  request: Requester,
  access: SessionAccess,
  { password, code, assertion }: ConfirmationProof,
): Promise<'password' | 'code' | 'assertion' | null> {
  const { tx, now } = request;
  const { userId } = access;
  if (assertion) return (await acceptsAssertion(app, request, access, assertion)) ? null : 'assertion';
  if (code !== undefined) return (await acceptAnyCode(app, { tx, now }, userId, code)) ? null : 'code';
  const user = await findUser(tx, userId);
  const hash = user && hasPassword(user) ? user.password_hash : null;
  return (await checkPassword(hash, password ?? '')) ? null : 'password';
}

async function acceptsAssertion(
  app: App,
  { tx, now }: Requester,
  access: SessionAccess,
  assertion: PasskeyAssertion,
): Promise<boolean> {
  const challenge = signedChallenge(assertion);
  if (!challenge) return false;
  const asked = await useOneTimeToken(tx, 'second_factor', challengeHash(access, challenge), now);
  if (asked?.user_id !== access.userId) return false;
  const { userId } = access;
  const factors = await listFactors(tx, userId);
  const { publicUrl } = app.config;
  return (await acceptAssertion(publicUrl, tx, { userId, factors, challenge, assertion, now })) !== null;
}

/** What the browser claims it signed; the challenge and the signature are checked afterwards. */
function signedChallenge({ response }: PasskeyAssertion): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
