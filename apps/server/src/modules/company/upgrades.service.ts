// Paywalls: records that one was seen, and requests for an upgrade (CMP-049, CMP-050, CMP-053).
import type { UpgradeRequestType } from '@onward/domain/company/upgrade-requests';
import { fullPhoneNumber } from '@onward/domain/platform/contact/phone';
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { fieldInvalid } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import { recordChange } from '../../platform/record-change.ts';

export interface SeenPaywall {
  page_url: string;
  plan_type: string;
  paywall_title: string;
  paywall_body: string;
  paywall_limit_text: string;
}

export interface UpgradeRequest {
  request_type: UpgradeRequestType;
  phone_number: string;
}

export const recordPaywallView = (call: CompanyCall, paywall: SeenPaywall): Promise<{ id: number }> =>
  insert(call, paywall, { request_type: null, phone_number: null });

/** Always stored; emailed when a sales address is configured. */
export async function requestUpgrade(
  app: App,
  call: CompanyCall,
  paywall: SeenPaywall,
  request: UpgradeRequest,
): Promise<{ id: number }> {
  const { tx, access } = call;
  const phone = fullPhoneNumber(request.phone_number);
  if (!phone) throw fieldInvalid('phone_number', 'phone_invalid');
  const { id } = await insert(call, paywall, { request_type: request.request_type, phone_number: phone });
  await recordChange(call, {
    event: 'upgrade_requested',
    subjectType: 'upgrade_request',
    subjectId: id,
    changes: { request_type: request.request_type },
  });
  const { sales } = app.config;
  if (sales.email) {
    const t = translator(DEFAULT_LANGUAGE);
    const mail = composeMail(t, {
      subject: t('mail:upgrade_request.subject', { company: access.companyName, type: request.request_type }),
      heading: t('mail:upgrade_request.heading', { company: access.companyName }),
      paragraphs: [
        t('mail:upgrade_request.from', { email: access.email, phone }),
        t('mail:upgrade_request.plan', { tier: access.tier, plan: paywall.plan_type }),
        [paywall.paywall_title, paywall.paywall_limit_text].filter(Boolean).join(' · '),
      ],
      button: { label: t('mail:upgrade_request.button'), url: paywall.page_url },
    });
    await app.outbox.sendEmail(tx, { companyId: access.companyId, to: sales.email, ...mail });
  }
  return { id };
}

const insert = (
  { tx, access }: CompanyCall,
  { page_url, plan_type, paywall_title, paywall_body, paywall_limit_text }: SeenPaywall,
  request: { request_type: UpgradeRequestType | null; phone_number: string | null },
): Promise<{ id: number }> =>
  tx.db
    .insertInto('upgrade_requests')
    .values({
      company_id: access.companyId,
      user_id: access.userId,
      page_url,
      plan_type,
      paywall_title,
      paywall_body,
      paywall_limit_text,
      ...request,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export async function recordSignUpVisit(tx: Transaction, anonymousId: string | undefined): Promise<void> {
  await tx.db
    .insertInto('sign_up_visits')
    .values({ anonymous_id: anonymousId ?? null })
    .execute();
}
