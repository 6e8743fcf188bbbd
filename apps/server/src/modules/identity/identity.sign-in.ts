// Signing in with e-mail and password, with a lock-out that counts per e-mail and address (IDN-004, IDN-005).
import { errorCodes } from '@onward/contract/errors';
import { normaliseEmail } from '@onward/domain/platform/email';
import { checkPassword } from '../../platform/crypto/passwords.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { Refusal, rateLimited } from '../../platform/http/errors.ts';
import { findUserByEmail, listCompaniesOfUser, type SignInUser } from './identity.queries.ts';
import { openCompanies, openSession, type SignedIn } from './identity.sessions.ts';

export interface SignInAttempt {
  email: string;
  password: string;
  address: string;
  now: Date;
}

export async function signIn(house: House, tx: Transaction, attempt: SignInAttempt): Promise<SignedIn> {
  const email = normaliseEmail(attempt.email);
  const bucket = `sign_in:${email}:${attempt.address}`;
  await countAttempt(house, bucket, attempt.now);
  const user = await findUserByEmail(tx, email);
  // Checked for everyone, known or not, so that the time taken tells nothing.
  const passwordIsRight = await checkPassword(user?.password_hash ?? null, attempt.password);
  if (!user || !passwordIsRight || !(await hasSomewhereToGo(tx, user))) {
    throw new Refusal(errorCodes.wrongCredentials);
  }
  await house.rateLimiter.forget(bucket);
  return openSession(tx, { userId: user.id, now: attempt.now });
}

async function countAttempt(house: House, bucket: string, now: Date): Promise<void> {
  const limit = house.config.rateLimits.sign_in;
  if (!limit) return;
  const decision = await house.rateLimiter.take(bucket, limit, now);
  if (!decision.allowed) throw rateLimited(decision.retryAfterSeconds, errorCodes.tooManySignIns);
}

/** Inactive staff are refused like a wrong password; support staff need no company of their own. */
export const hasSomewhereToGo = async (tx: Transaction, user: SignInUser): Promise<boolean> =>
  user.is_support_staff || openCompanies(await listCompaniesOfUser(tx, user.id)).length > 0;
