// Forgotten, forced, first and changed passwords (IDN-017..023).
import { type PasswordFlaw, passwordFlaw } from '@onward/domain/identity/passwords';
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { normaliseEmail } from '@onward/domain/platform/email';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds } from '@onward/domain/platform/time-units';
import type { CompanyAccess, SessionAccess } from '../../platform/access/access.ts';
import { checkPassword, hashPassword } from '../../platform/crypto/passwords.ts';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { fieldInvalid, linkExpired, noAccess, wrongState } from '../../platform/http/errors.ts';
import { acceptInvitation } from './identity.invitations.ts';
import { sendPasswordResetMail, sendSignInProviderMail } from './identity.mail.ts';
import {
  endSessions,
  findUser,
  findUserByEmail,
  insertOneTimeToken,
  type SignInUser,
  savePassword,
  useOneTimeToken,
  withdrawOneTimeTokens,
} from './identity.queries.ts';
import { openSession } from './identity.sessions.ts';
import { hasSomewhereToGo } from './identity.sign-in.ts';

interface Moment {
  tx: Transaction;
  now: Date;
}

/** Answers alike whether or not the e-mail exists; only the mailbox learns the difference. */
export async function requestPasswordReset(
  house: House,
  { tx, now, language }: Moment & { language: Language },
  email: string,
): Promise<void> {
  const user = await findUserByEmail(tx, normaliseEmail(email));
  if (!user || !(await hasSomewhereToGo(tx, user))) return;
  // Before the last link is withdrawn: who asks too often must not take it from its owner.
  if (!(await house.strangers.decideEmail(user.email)).allowed) return;
  if (user.sso_provider) return sendSignInProviderMail(house, tx, user, language);
  await withdrawOneTimeTokens(tx, 'reset_password', user.id, now);
  await sendPasswordResetMail(house, tx, user, language, await createResetToken(tx, user.id, now));
}

/** A token for someone who is signed in but must change the password first (IDN-019). */
export async function forcedResetToken({ tx, now }: Moment, access: SessionAccess): Promise<string> {
  if (!access.resetPasswordRequired) throw wrongState('reset_not_required');
  return createResetToken(tx, access.userId, now);
}

export async function resetPassword({ tx, now }: Moment, resetToken: string, password: string): Promise<string> {
  const token = await useOneTimeToken(tx, 'reset_password', hashToken(resetToken), now);
  const user = token?.user_id ? await findUser(tx, token.user_id) : undefined;
  if (!user) throw linkExpired('reset');
  await replacePassword(tx, user, password);
  await withdrawOneTimeTokens(tx, 'reset_password', user.id, now);
  await endSessions(tx, { userId: user.id, now });
  return (await openSession(tx, { userId: user.id, now })).token;
}

export async function setFirstPassword(
  { tx, now }: Moment,
  invitationToken: string,
  password: string,
): Promise<string> {
  const token = await useOneTimeToken(tx, 'set_password', hashToken(invitationToken), now);
  const user = token?.user_id ? await findUser(tx, token.user_id) : undefined;
  if (!user || !token?.company_id) throw linkExpired('invitation');
  await replacePassword(tx, user, password);
  await acceptInvitation(tx, { userId: user.id, companyId: token.company_id });
  return (await openSession(tx, { userId: user.id, now })).token;
}

export async function changePassword(
  { tx, access, now }: Moment & { access: CompanyAccess },
  passwords: { current: string; wanted: string },
): Promise<void> {
  if (access.isSso) throw noAccess('sso_password');
  await tx.asSystem(async () => {
    const user = await findUser(tx, access.userId);
    if (!user || !(await checkPassword(user.password_hash, passwords.current))) {
      throw fieldInvalid('current_password', 'current_password_wrong');
    }
    await replacePassword(tx, user, passwords.wanted);
    await endSessions(tx, { userId: user.id, except: access.sessionId, now });
  });
}

async function createResetToken(tx: Transaction, userId: number, now: Date): Promise<string> {
  const token = createToken();
  await insertOneTimeToken(tx, {
    purpose: 'reset_password',
    tokenHash: hashToken(token),
    userId,
    expiresAt: addSeconds(now, TOKEN_SECONDS.reset_password),
  });
  return token;
}

async function replacePassword(tx: Transaction, user: SignInUser, password: string): Promise<void> {
  const flaw = passwordFlaw(password, { email: user.email }) ?? (await unchangedFlaw(user, password));
  if (flaw) throw fieldInvalid('password', `password_${flaw}`);
  await savePassword(tx, user.id, await hashPassword(password));
}

const unchangedFlaw = async (user: SignInUser, password: string): Promise<PasswordFlaw | null> => {
  const sameAsCurrent = user.password_hash !== null && (await checkPassword(user.password_hash, password));
  return passwordFlaw(password, { email: user.email, sameAsCurrent });
};
