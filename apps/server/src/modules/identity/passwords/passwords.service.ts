// Forgotten, forced, first and changed passwords (IDN-017..023).
import { type PasswordFlaw, passwordFlaw } from '@onward/domain/identity/passwords';
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { normalizeEmail } from '@onward/domain/platform/contact/email';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { CompanyAccess, SessionAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { checkPassword, hashPassword } from '../../../platform/crypto/passwords.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, linkExpired, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { sendPasswordResetMail, sendSignInProviderMail } from '../identity.mail.ts';
import {
  endSessions,
  findOneTimeToken,
  findUser,
  findUserByEmail,
  insertOneTimeToken,
  type SignInUser,
  savePassword,
  useOneTimeToken,
  withdrawOneTimeTokens,
} from '../identity.queries.ts';
import { notifyUser, recordAccountEvent } from '../security/account-events.ts';
import { completeSignIn } from '../security/complete-sign-in.ts';
import type { Requester } from '../security/requester.ts';
import type { SignedIn } from '../sign-in/sessions.service.ts';
import { hasSomewhereToGo } from '../sign-in/sign-in.service.ts';
import { acceptInvitation, proofOf } from './invitations.service.ts';

interface Moment {
  tx: Transaction;
  now: Date;
}

/** Only the mailbox shows whether the email is known; the caller got a response before. */
export async function mailResetLink(
  app: App,
  { tx, now, language }: Moment & { language: Language },
  email: string,
): Promise<void> {
  const user = await findUserByEmail(tx, normalizeEmail(email));
  if (!user || !(await hasSomewhereToGo(tx, user))) return;
  // Checked before the last link is withdrawn, so that too many requests cannot disable the owner's link.
  if (!(await app.strangers.decideEmail(user.email)).allowed) return;
  if (user.sso_provider) return sendSignInProviderMail(app, tx, user, language);
  await withdrawOneTimeTokens(tx, 'reset_password', user.id, now);
  await sendPasswordResetMail(app, tx, user, language, await createResetToken(tx, user.id, now));
  await recordAccountEvent(tx, { userId: user.id, event: 'password_reset_requested' });
}

/** A token for someone who is signed in but must change the password first (IDN-019). */
export async function forcedResetToken({ tx, now }: Moment, access: SessionAccess): Promise<string> {
  if (!access.resetPasswordRequired) throw wrongState('reset_not_required');
  return createResetToken(tx, access.userId, now);
}

export async function resetPassword(
  app: App,
  request: Requester,
  { resetToken, password }: { resetToken: string; password: string },
): Promise<Answer> {
  const { tx, now, requestId } = request;
  const token = await useOneTimeToken(tx, 'reset_password', hashToken(resetToken), now);
  const user = token?.user_id ? await findUser(tx, token.user_id) : undefined;
  if (!user || user.sso_provider) throw linkExpired('reset');
  await replacePassword(tx, user, password, now);
  await withdrawOneTimeTokens(tx, 'reset_password', user.id, now);
  await endSessions(tx, { userId: user.id, now });
  await recordAccountEvent(tx, { userId: user.id, event: 'password_reset', requestId });
  await notifyUser(app, tx, request, { userId: user.id, notice: 'password_changed' });
  return completeSignIn(app, request, user, { method: 'reset', status: 200, present: tokenOnly });
}

const tokenOnly = ({ token }: SignedIn) => ({ token });

/** With a first password, or with the existing one: an invitation never replaces it (IDN-020, IDN-045). */
export async function acceptWithPassword(
  app: App,
  request: Requester,
  { invitationToken, password }: { invitationToken: string; password: string },
): Promise<Answer> {
  const { tx, now } = request;
  const tokenHash = hashToken(invitationToken);
  const found = await findOneTimeToken(tx, 'set_password', tokenHash, now);
  const user = found?.user_id ? await findUser(tx, found.user_id) : undefined;
  if (!user || !found?.company_id || user.sso_provider) throw linkExpired('invitation');
  if (proofOf(user) === 'new_password') await replacePassword(tx, user, password, now);
  else await requirePassword(app, request, user, { password, field: 'password' });
  if (!(await useOneTimeToken(tx, 'set_password', tokenHash, now))) throw linkExpired('invitation');
  await acceptInvitation(tx, { userId: user.id, companyId: found.company_id });
  return completeSignIn(app, request, user, { method: 'invitation', status: 200, present: tokenOnly });
}

/** Support asks for a new password: sessions end, and the old password only leads to setting a new one (CMP-068). */
export async function demandNewPassword(
  app: App,
  tx: Transaction,
  { userId, now, language }: { userId: number; now: Date; language: Language },
): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) throw notFound();
  // The way back to a password for a company that no longer uses its sign-in provider.
  await tx.db.deleteFrom('sso_identities').where('user_id', '=', userId).execute();
  await tx.db
    .updateTable('users')
    .set({ reset_password_required: true, sso_provider: null })
    .where('id', '=', userId)
    .execute();
  await endSessions(tx, { userId, now });
  await withdrawOneTimeTokens(tx, 'reset_password', userId, now);
  await sendPasswordResetMail(app, tx, user, language, await createResetToken(tx, userId, now));
  await recordAccountEvent(tx, { userId, event: 'password_reset_requested' });
}

/** Checks the existing password, with the same guess limits as the sign-in page (IDN-005). */
async function requirePassword(
  app: App,
  { now, address }: Pick<Requester, 'now' | 'address'>,
  user: SignInUser,
  given: { password: string; field: string; provenBy?: string },
): Promise<void> {
  const guess = await app.guesses.begin(
    { secret: 'password', account: user.email, address, provenBy: given.provenBy },
    now,
  );
  if (!(await checkPassword(user.password_hash, given.password))) {
    throw fieldInvalid(given.field, 'current_password_wrong');
  }
  await guess.succeeded();
}

/** Sending the current password confirms the user's identity (IDN-022, IDN-042). */
export async function changePassword(
  app: App,
  request: Requester & { access: CompanyAccess },
  { current, wanted }: { current: string; wanted: string },
): Promise<void> {
  const { tx, access, now, requestId } = request;
  if (access.isSso) throw noAccess('sso_password');
  await tx.asSystem(async () => {
    const user = await findUser(tx, access.userId);
    if (!user) throw fieldInvalid('current_password', 'current_password_wrong');
    const provenBy = `session:${access.sessionId}`;
    await requirePassword(app, request, user, { password: current, field: 'current_password', provenBy });
    await replacePassword(tx, user, wanted, now);
    await endSessions(tx, { userId: user.id, except: access.sessionId, now });
    await recordAccountEvent(tx, { userId: user.id, event: 'password_changed', requestId });
    await notifyUser(app, tx, request, { userId: user.id, notice: 'password_changed' });
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

async function replacePassword(tx: Transaction, user: SignInUser, password: string, now: Date): Promise<void> {
  const flaw = passwordFlaw(password, { email: user.email }) ?? (await unchangedFlaw(user, password));
  if (flaw) throw fieldInvalid('password', `password_${flaw}`);
  await savePassword(tx, user.id, await hashPassword(password), now);
}

const unchangedFlaw = async (user: SignInUser, password: string): Promise<PasswordFlaw | null> => {
  const sameAsCurrent = user.password_hash !== null && (await checkPassword(user.password_hash, password));
  return passwordFlaw(password, { email: user.email, sameAsCurrent });
};
