// Sign-in with email and password; guesses are limited per account, address, and browser (IDN-004, IDN-005).
import { errorCodes } from '@onward/contract/errors';
import { normalizeEmail } from '@onward/domain/platform/contact/email';
import type { App } from '../../../platform/app.ts';
import { checkPassword } from '../../../platform/crypto/passwords.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { findUserByEmail, listCompaniesOfUser, type SignInUser } from '../identity.queries.ts';
import { recordFailure } from '../security/account-events.ts';
import { completeSignIn } from '../security/complete-sign-in.ts';
import { knownBrowser } from '../security/known-browsers.ts';
import type { Requester } from '../security/requester.ts';
import { openCompanies } from './sessions.service.ts';

export async function signIn(
  app: App,
  request: Requester,
  attempt: { email: string; password: string },
): Promise<Answer> {
  const { tx, now, address, requestId } = request;
  const email = normalizeEmail(attempt.email);
  const user = await findUserByEmail(tx, email);
  const provenBy = user ? await knownBrowser(tx, request.cookies, user.id) : null;
  const guess = await app.guesses.begin({ secret: 'password', account: email, address, provenBy }, now);
  // Checked for known and unknown emails, so that the time reveals nothing. Single sign-on users have no password here.
  const stored = user && user.sso_provider === null ? user.password_hash : null;
  const passwordIsRight = await checkPassword(stored, attempt.password);
  if (!user || !passwordIsRight || !(await hasSomewhereToGo(tx, user))) {
    if (user) await recordFailure(app, { userId: user.id, event: 'sign_in_failed', changes: { address }, requestId });
    throw new Refusal(errorCodes.wrongCredentials);
  }
  await guess.succeeded();
  return completeSignIn(app, request, user, { method: 'password' });
}

/** Inactive staff are refused like a wrong password; support staff need no company of their own. */
export const hasSomewhereToGo = async (tx: Transaction, user: SignInUser): Promise<boolean> =>
  user.is_support_staff || openCompanies(await listCompaniesOfUser(tx, user.id)).length > 0;
