// Logins that aren't created by a colleague's invitation: the first super admin, and support staff (CMP-067).
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { DEFAULT_LANGUAGE, type Language } from '@onward/domain/platform/languages';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { sendSupportInvitationMail } from '../identity.mail.ts';
import { findUserByEmail, insertOneTimeToken, savePassword } from '../identity.queries.ts';
import { ensureUser } from './invitations.service.ts';

/** Undefined when the email already has a login: its password is not ours to set. */
export async function addUser(
  tx: Transaction,
  { email, password, locale, now }: { email: string; password: string; locale: Language; now: Date },
): Promise<number | undefined> {
  if (await findUserByEmail(tx, email)) return undefined;
  const id = await ensureUser(tx, email);
  await setLocale(tx, id, locale);
  await savePassword(tx, id, await hashPassword(password), now);
  return id;
}

/** The language of somebody who has not chosen one yet. */
export const setLocale = (tx: Transaction, userId: number, locale: Language): Promise<unknown> =>
  tx.db.updateTable('users').set({ locale }).where('id', '=', userId).where('locale', 'is', null).execute();

/** Returns the link that was emailed, or null for somebody who already has a password and signs in with it. */
export async function inviteSupportStaff(
  app: App,
  tx: Transaction,
  { email, now }: { email: string; now: Date },
): Promise<string | null> {
  const id = await ensureUser(tx, email);
  await tx.db.updateTable('users').set({ is_support_staff: true }).where('id', '=', id).execute();
  const user = await findUserByEmail(tx, email);
  if (user?.password_hash || user?.sso_provider) return null;
  const token = createToken();
  await insertOneTimeToken(tx, {
    purpose: 'reset_password',
    tokenHash: hashToken(token),
    userId: id,
    expiresAt: addSeconds(now, TOKEN_SECONDS.set_password),
  });
  return sendSupportInvitationMail(app, tx, { email, locale: null }, DEFAULT_LANGUAGE, token);
}
