// Records account events in the audit log of each of the user's companies, and notifies the user by email (IDN-043,
// IDN-044).
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { recordAudits } from '../../../platform/audit.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import { inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import type { Call } from '../../../platform/http/route.ts';
import { type SecurityNotice, sendSecurityMail } from '../identity.mail.ts';
import { findUser, insertOneTimeToken } from '../identity.queries.ts';

type AccountEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'sessions_ended'
  | 'password_reset_requested'
  | 'password_reset'
  | 'password_changed'
  | 'invitation_accepted'
  | 'identity_confirmed'
  | 'confirmation_failed'
  | 'second_factor_failed'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'sign_in_phone_changed'
  | 'sign_in_phone_removed'
  | 'email_changed'
  | 'sso_linked';

export interface AccountFact {
  userId: number;
  event: AccountEvent;
  changes?: Record<string, unknown>;
  requestId?: string;
}

/** Runs as the system role, because a login belongs to no single company. */
export async function recordAccountEvent(tx: Transaction, fact: AccountFact): Promise<void> {
  const companies = await tx.db
    .selectFrom('company_staffs')
    .select(['company_id', 'id'])
    .where('user_id', '=', fact.userId)
    .where('status', 'in', ['active', 'inactive'])
    .execute();
  await recordAudits(
    tx,
    companies.map(({ company_id, id }) => ({
      companyId: company_id,
      userId: fact.userId,
      event: fact.event,
      subjectType: 'company_staff',
      subjectId: id,
      changes: fact.changes ?? {},
      requestId: fact.requestId,
    })),
  );
}

/** In its own transaction, because a refused request's transaction is rolled back. */
export const recordFailure = (app: App, fact: AccountFact): Promise<void> =>
  inSystem(app.pool, (tx) => recordAccountEvent(tx, fact));

type Asked = Pick<Call, 'now' | 'language'>;

/** Notifies the user by email, with a link that ends all sessions. `email`: the address before it was changed. */
export async function notifyUser(
  app: App,
  tx: Transaction,
  { now, language }: Asked,
  { userId, notice, detail, email }: { userId: number; notice: SecurityNotice; detail?: string; email?: string },
): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) return;
  const token = createToken();
  await insertOneTimeToken(tx, {
    purpose: 'end_sessions',
    tokenHash: hashToken(token),
    userId,
    expiresAt: addSeconds(now, TOKEN_SECONDS.end_sessions),
  });
  const receiver = { email: email ?? user.email, locale: user.locale };
  await sendSecurityMail(app, tx, receiver, { notice, detail: detail ?? null, token, asked: language });
}
