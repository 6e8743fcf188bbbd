// Referring the product to another company: a personal link, an invitation by email, and its status (CMP-063).
import type { Referral } from '@onward/contract/company/referrals';
import { REFERRAL_REWARD_DOLLARS, type ReferralStatus, signUpLink } from '@onward/domain/company/referrals';
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import { conflict, fieldInvalid, noAccess } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { composeMail } from '../../../platform/outbox/mail-layout.ts';
import { recordChange } from '../../../platform/record-change.ts';

export interface ReferralInput {
  name: string;
  email: string;
  company_name: string;
}

const LISTED = 200;

interface ReferralRow {
  id: number;
  name: string;
  email: string;
  company_name: string;
  status: ReferralStatus;
  created_at: Date;
}

export async function listReferrals(
  app: App,
  call: CompanyCall,
): Promise<{ referrals: Referral[]; referral_url: string }> {
  const { tx, access } = call;
  const rows = await tx.db
    .selectFrom('referrals')
    .select(['id', 'name', 'email', 'company_name', 'created_at'])
    .select(sql<ReferralStatus>`status`.as('status'))
    .where('company_id', '=', access.companyId)
    .where('staff_id', '=', access.staffId)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .$castTo<ReferralRow>()
    .execute();
  return { referrals: rows.map(presentReferral), referral_url: referralUrl(app, await ownCode(call)) };
}

export async function createReferral(app: App, call: CompanyCall, input: ReferralInput): Promise<Referral> {
  const { tx, access, language } = call;
  const email = normalizeEmail(input.email);
  if (!isEmail(email)) throw fieldInvalid('email', 'email_invalid');
  const code = await ownCode(call);
  if (!code) throw noAccess('read_only');
  const row = await tx.db
    .insertInto('referrals')
    .values({
      company_id: access.companyId,
      staff_id: access.staffId,
      name: input.name.trim(),
      email,
      company_name: input.company_name.trim(),
    })
    .onConflict((taken) => taken.columns(['company_id', 'email']).doNothing())
    .returning(['id', 'name', 'email', 'company_name', 'created_at'])
    .returning(sql<ReferralStatus>`status`.as('status'))
    .$castTo<ReferralRow>()
    .executeTakeFirst();
  if (!row) throw conflict('referral_email_taken', 'email');
  await recordChange(call, {
    event: 'referral_sent',
    subjectType: 'referral',
    subjectId: row.id,
    changes: { company_name: row.company_name },
  });
  const t = translator(language);
  const values = { name: row.name, sender: code.name, company: access.companyName, reward: REFERRAL_REWARD_DOLLARS };
  const mail = composeMail(t, {
    subject: t('mail:referral.subject', values),
    heading: t('mail:referral.heading', values),
    paragraphs: [t('mail:referral.body', values), t('mail:referral.ignore')],
    button: { label: t('mail:referral.button'), url: referralUrl(app, code) },
  });
  await app.outbox.sendEmail(tx, { companyId: access.companyId, to: email, ...mail });
  return presentReferral(row);
}

/** Visiting support staff are not part of the company, so they have no link. */
const ownCode = ({ tx, access }: CompanyCall): Promise<{ uuid: string; name: string } | undefined> =>
  tx.db
    .selectFrom('company_staffs')
    .select(['uuid', 'name'])
    .where('company_id', '=', access.companyId)
    .where('id', '=', access.staffId)
    .executeTakeFirst();

const referralUrl = (app: App, code: { uuid: string } | undefined): string =>
  signUpLink(app.config.publicUrl, code?.uuid);

const presentReferral = (row: ReferralRow): Referral => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company_name: row.company_name,
  status: row.status,
  created_at: row.created_at.toISOString(),
});
