// The last step of every sign-in: a session, or first a second factor (IDN-004, IDN-041, IDN-043).
import type { SecondFactorAsked } from '@onward/contract/identity/identity';
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import { Answer } from '../../../platform/http/route.ts';
import { insertOneTimeToken } from '../identity.queries.ts';
import { askForPasskey } from '../second-factors/passkeys.ts';
import { listFactors, type SecondFactorRow } from '../second-factors/second-factors.queries.ts';
import { openSession, type SignedIn } from '../sign-in/sessions.service.ts';
import { notifyUser, recordAccountEvent } from './account-events.ts';
import { deviceName } from './device.ts';
import { recognizeBrowser } from './known-browsers.ts';
import { type Requester, userAgentOf } from './requester.ts';

/** How the user signed in. A texted link proves the phone, not the person, so it does not count as a confirmation. */
export type SignInMethod = 'password' | 'text' | 'sso' | 'reset' | 'invitation';

export interface ProvenUser {
  id: number;
  email: string;
}

interface SignInOptions {
  method: SignInMethod;
  sso?: string;
  /** The endpoint's response when no second factor is needed. */
  present?: (signedIn: SignedIn) => unknown;
  status?: 200 | 201;
}

export async function completeSignIn(
  app: App,
  request: Requester,
  user: ProvenUser,
  options: SignInOptions,
): Promise<Answer> {
  const factors = await listFactors(request.tx, user.id);
  if (factors.length > 0) return new Answer(202, await askForSecondFactor(app, request, user, factors, options));
  return enter(app, request, user, { ...options, confirmed: options.method !== 'text' });
}

export async function enter(
  app: App,
  request: Requester,
  user: ProvenUser,
  { method, sso, present, status = 201, confirmed }: SignInOptions & { confirmed: boolean },
): Promise<Answer> {
  const { tx, now, address, requestId } = request;
  const browser = await recognizeBrowser(app, tx, { cookies: request.cookies, userId: user.id, now });
  const userAgent = userAgentOf(request);
  const signedIn = await openSession(tx, {
    userId: user.id,
    sso,
    now,
    origin: { userAgent, address, isNewDevice: browser.isNew },
    confirmedAt: confirmed ? now : null,
  });
  const device = deviceName(userAgent);
  await recordAccountEvent(tx, {
    userId: user.id,
    event: 'signed_in',
    changes: { method, address, device },
    requestId,
  });
  if (browser.isNew) await notifyUser(app, tx, request, { userId: user.id, notice: 'new_device', detail: device });
  return new Answer(status, present ? present(signedIn) : signedIn, { 'set-cookie': browser.cookie });
}

async function askForSecondFactor(
  app: App,
  { tx, now }: Requester,
  user: ProvenUser,
  factors: readonly SecondFactorRow[],
  { method, sso }: SignInOptions,
): Promise<SecondFactorAsked> {
  const challenge = createToken();
  const passkey = await askForPasskey(app.config.publicUrl, factors);
  await insertOneTimeToken(tx, {
    purpose: 'second_factor',
    tokenHash: hashToken(challenge),
    userId: user.id,
    payload: { method, ...(sso && { sso }), ...(passkey && { passkey_challenge: passkey.challenge }) },
    expiresAt: addSeconds(now, TOKEN_SECONDS.second_factor),
  });
  const kinds = [...new Set(factors.map(({ kind }) => kind))];
  return { second_factor: { challenge, kinds, email: user.email, passkey } };
}
