// Requests from the sign-up page, and what becomes of the referrals behind them (CMP-053, CMP-063).
import type { SignUpRequest } from '@onward/contract/company/sign-up-requests';
import { isReferralCode, SIGN_UP_REQUEST_KEPT_DAYS } from '@onward/domain/company/referrals';
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, notFound } from '../../../platform/http/errors.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { composeMail } from '../../../platform/outbox/mail-layout.ts';

export interface SignUpEntry {
  name: string;
  email: string;
  company_name: string;
  referral_code?: string;
}

/** Always stored; emailed when an address for support or sales is configured. */
export async function createSignUpRequest(app: App, tx: Transaction, entry: SignUpEntry): Promise<void> {
  const email = normalizeEmail(entry.email);
  if (!isEmail(email)) throw fieldInvalid('email', 'email_invalid');
  const [name, company] = [tidy(entry.name), tidy(entry.company_name)];
  const code = entry.referral_code ?? '';
  await tx.db
    .insertInto('sign_up_requests')
    .values({ name, email, company_name: company, referral_code: isReferralCode(code) ? code.toLowerCase() : null })
    .execute();
  const to = app.config.supportEmail ?? app.config.sales.email;
  if (to === null) return;
  const t = translator(DEFAULT_LANGUAGE);
  const mail = composeMail(t, {
    subject: t('mail:sign_up_request.subject', { company }),
    heading: t('mail:sign_up_request.heading', { company }),
    paragraphs: [t('mail:sign_up_request.from', { name, email })],
    button: { label: t('mail:sign_up_request.button'), url: `${app.config.publicUrl}/#/support/companies` },
  });
  await app.outbox.sendEmail(tx, { companyId: null, to, ...mail });
}

export async function listSignUpRequests(
  tx: Transaction,
  { perPage, offset }: PageWindow<'id'>,
): Promise<{ requests: SignUpRequest[]; totalCount: number }> {
  const rows = await tx.db
    .selectFrom('sign_up_requests')
    .select(['id', 'name', 'email', 'company_name', 'referral_code', 'handled_at', 'created_at'])
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset(offset)
    .execute();
  const { count } = await tx.db
    .selectFrom('sign_up_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const requests = rows.map(({ referral_code, handled_at, created_at, ...row }) => ({
    ...row,
    referred: referral_code !== null,
    handled_at: handled_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }));
  return { requests, totalCount: Number(count) };
}

/** Who asked also did so with the names of other people; none of it is kept anywhere else. */
export async function deleteSignUpRequest(tx: Transaction, id: number): Promise<void> {
  const deleted = await tx.db.deleteFrom('sign_up_requests').where('id', '=', id).returning('id').executeTakeFirst();
  if (!deleted) throw notFound();
}

/** Requests that nobody has handled stay until support handles or deletes them. */
export async function forgetHandledRequests(tx: Transaction, now: Date): Promise<void> {
  await tx.db
    .deleteFrom('sign_up_requests')
    .where('handled_at', 'is not', null)
    .where('created_at', '<', addSeconds(now, -SIGN_UP_REQUEST_KEPT_DAYS * SECONDS.day))
    .execute();
}

/**
 * Once the company of an invited person exists, their referrals have signed up. Who came through a link without being
 * invited becomes a referral of the team member behind the newest request. Runs as the system role.
 */
export async function settleReferrals(tx: Transaction, given: string): Promise<void> {
  const email = normalizeEmail(given);
  await tx.db
    .updateTable('sign_up_requests')
    .set(({ fn }) => ({ handled_at: fn('now') }))
    .where('email', '=', email)
    .where('handled_at', 'is', null)
    .execute();
  await tx.db
    .updateTable('referrals')
    .set({ status: 'signed_up' })
    .where('email', '=', email)
    .where('status', '=', 'invited')
    .execute();
  await tx.db
    .insertInto('referrals')
    .columns(['company_id', 'staff_id', 'name', 'email', 'company_name', 'status'])
    .expression(({ selectFrom, val }) =>
      selectFrom('sign_up_requests as r')
        .innerJoin('company_staffs as s', 's.uuid', 'r.referral_code')
        .select([
          's.company_id',
          's.id as staff_id',
          'r.name',
          'r.email',
          'r.company_name',
          val('signed_up').as('status'),
        ])
        .where('r.email', '=', email)
        .orderBy('r.id', 'desc')
        .limit(1),
    )
    .onConflict((taken) => taken.columns(['company_id', 'email']).doNothing())
    .execute();
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
