// Invitations: a link with which a new colleague sets a password and becomes active (IDN-020, CMP-031).
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, notFound } from '../../../platform/http/errors.ts';
import { type Invitation, sendInvitationMail } from '../identity.mail.ts';
import {
  findOneTimeToken,
  findUser,
  findUserByEmail,
  insertOneTimeToken,
  type SignInUser,
} from '../identity.queries.ts';
import { staffRecords } from '../identity.staff-records.ts';
import { recordAccountEvent } from '../security/account-events.ts';

/** Finds or creates the login of an email. Runs as the system role, because logins exist across companies. */
export async function ensureUser(tx: Transaction, email: string): Promise<number> {
  const known = await findUserByEmail(tx, email);
  if (known) return known.id;
  const { id } = await tx.db.insertInto('users').values({ email }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function sendInvitation(app: App, tx: Transaction, userId: number, invitation: Invitation): Promise<void> {
  const token = createToken();
  await withdrawInvitation(tx, { userId, ...invitation });
  await insertOneTimeToken(tx, {
    purpose: 'set_password',
    tokenHash: hashToken(token),
    userId,
    companyId: invitation.companyId,
    expiresAt: addSeconds(invitation.now, TOKEN_SECONDS.set_password),
  });
  await sendInvitationMail(app, tx, invitation, token);
}

/** The links of one company's invitation stop working; those of other companies still work. */
export const withdrawInvitation = (
  tx: Transaction,
  { userId, companyId, now }: { userId: number; companyId: number; now: Date },
): Promise<unknown> =>
  tx.db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('purpose', '=', 'set_password')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('used_at', 'is', null)
    .execute();

export async function describeInvitation(tx: Transaction, token: string, now: Date) {
  const found = await findOneTimeToken(tx, 'set_password', hashToken(token), now);
  const invited = found && (await findInvited(tx, found.company_id ?? 0, found.user_id ?? 0));
  if (!invited) throw linkExpired('invitation');
  const user = await findUser(tx, found.user_id ?? 0);
  if (!user) throw linkExpired('invitation');
  return { invitation: { ...invited, accept_with: proofOf(user) } };
}

/** An invitation never replaces an existing password (IDN-045). */
export const proofOf = ({
  password_hash,
  sso_provider,
}: Pick<SignInUser, 'password_hash' | 'sso_provider'>): 'adp' | 'current_password' | 'new_password' => {
  if (sso_provider) return 'adp';
  return password_hash ? 'current_password' : 'new_password';
};

const findInvited = (tx: Transaction, companyId: number, userId: number) =>
  tx.db
    .selectFrom('company_staffs as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .select(['s.name', 'u.email', 'c.name as company_name'])
    .where('s.company_id', '=', companyId)
    .where('s.user_id', '=', userId)
    .executeTakeFirst();

/** Activates the person in that one company; other companies' invitations need their own response (IDN-045). */
export async function acceptInvitation(
  tx: Transaction,
  { userId, companyId }: { userId: number; companyId: number },
): Promise<boolean> {
  const joined = await staffRecords.get().join(tx, { userId, companyId });
  if (joined) await recordAccountEvent(tx, { userId, event: 'invitation_accepted', changes: { companyId } });
  return joined;
}

export const listMyInvitations = (tx: Transaction, userId: number) =>
  tx.db
    .selectFrom('company_staffs as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .innerJoin('company_roles as r', (join) =>
      join.onRef('r.company_id', '=', 's.company_id').onRef('r.id', '=', 's.role_id'),
    )
    .select(['s.company_id', 'c.name as company_name', 'r.name as role_name'])
    .where('s.user_id', '=', userId)
    .where('s.status', '=', 'invited')
    .where('c.status', '=', 'active')
    .orderBy('c.name')
    .execute();

/** For someone who is already signed in: the emailed links stop working. */
export async function acceptMyInvitation(tx: Transaction, userId: number, companyId: number, now: Date): Promise<void> {
  if (!(await acceptInvitation(tx, { userId, companyId }))) throw notFound();
  await withdrawInvitation(tx, { userId, companyId, now });
}
