// The second step of sign-in: a passkey, a code, or a recovery code (IDN-041).
import type { PasskeyAssertion } from '@onward/contract/identity/passkeys';
import type { App } from '../../../platform/app.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { fieldInvalid, linkExpired } from '../../../platform/http/errors.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { findOneTimeToken, findUser, useOneTimeToken } from '../identity.queries.ts';
import { acceptCode } from '../second-factors/authenticator.ts';
import { acceptAssertion } from '../second-factors/passkeys.ts';
import { acceptRecoveryCode } from '../second-factors/recovery-codes.ts';
import { countRecoveryCodes, listFactors } from '../second-factors/second-factors.queries.ts';
import { notifyUser, recordAccountEvent, recordFailure } from './account-events.ts';
import { enter, type SignInMethod } from './complete-sign-in.ts';
import { knownBrowser } from './known-browsers.ts';
import type { Requester } from './requester.ts';

export interface SecondStepProof {
  challenge: string;
  code?: string;
  assertion?: PasskeyAssertion;
  recovery_code?: string;
}

export async function proveSecondFactor(app: App, request: Requester, proof: SecondStepProof): Promise<Answer> {
  const { tx, now, address } = request;
  const tokenHash = hashToken(proof.challenge);
  const token = await findOneTimeToken(tx, 'second_factor', tokenHash, now);
  const user = token?.user_id ? await findUser(tx, token.user_id) : undefined;
  if (!token || !user) throw linkExpired('second_factor');
  const account = `user:${user.id}`;
  const provenBy = await knownBrowser(tx, request.cookies, user.id);
  const guess = await app.guesses.begin({ secret: 'code', account, address, provenBy }, now);
  const field = await acceptProof(app, request, user.id, proof, token.payload.passkey_challenge ?? '');
  if (field !== null) {
    await recordFailure(app, {
      userId: user.id,
      event: 'second_factor_failed',
      changes: { address },
      requestId: request.requestId,
    });
    throw fieldInvalid(field, `second_factor_${field}`);
  }
  // Consumed only now, so that a typo doesn't send the user back to the password.
  if (!(await useOneTimeToken(tx, 'second_factor', tokenHash, now))) throw linkExpired('second_factor');
  await guess.succeeded();
  const { method, sso } = token.payload as { method: SignInMethod; sso?: string };
  return enter(app, request, user, { method, sso, confirmed: true });
}

type ProofField = 'code' | 'assertion' | 'recovery_code';

/** Null when the proof is valid, else the invalid field. */
async function acceptProof(
  app: App,
  request: Requester,
  userId: number,
  { code, assertion, recovery_code }: SecondStepProof,
  challenge: string,
): Promise<ProofField | null> {
  const { tx, now } = request;
  if (assertion) {
    const factors = await listFactors(tx, userId);
    const { publicUrl } = app.config;
    return (await acceptAssertion(publicUrl, tx, { userId, factors, challenge, assertion, now })) ? null : 'assertion';
  }
  if (recovery_code) {
    if (!(await acceptRecoveryCode(tx, userId, recovery_code, now))) return 'recovery_code';
    const left = await countRecoveryCodes(tx, userId);
    await recordAccountEvent(tx, {
      userId,
      event: 'recovery_code_used',
      changes: { left },
      requestId: request.requestId,
    });
    await notifyUser(app, tx, request, { userId, notice: 'second_factor_changed' });
    return null;
  }
  return (await acceptAnyCode(app, request, userId, code ?? '')) ? null : 'code';
}

export async function acceptAnyCode(
  app: App,
  { tx, now }: Pick<Requester, 'tx' | 'now'>,
  userId: number,
  typed: string,
): Promise<boolean> {
  for (const { id, kind } of await listFactors(tx, userId)) {
    if (kind !== 'authenticator') continue;
    if (await acceptCode(app.encryption, tx, { userId, factorId: id, typed, now })) return true;
  }
  return false;
}
