// What the company room does, and what other rooms may use of it.
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import { noAccess } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import { recordChange } from '../../platform/record-change.ts';
import { insertTicket, listFlags, type NewTicket } from './company.queries.ts';
import { activateOnboardingAt } from './profile.queries.ts';
import { settingsEvent } from './settings-event.ts';

export { addCompany, hasCompanies } from './add-company.ts';
export { addBrand, type GroupsOfBrand, listPermittedBrands } from './brands.service.ts';
export { companyDay, findCompanyZone } from './company-zone.ts';
export { changePostingPlaces, lockPostingPlaces } from './profile.queries.ts';
export { settleReferrals } from './signing-up/sign-up-requests.service.ts';
export { getCompanyForSupport } from './support.service.ts';

export async function betaFeatures({ tx, access }: CompanyCall, companyId: number): Promise<string[]> {
  if (companyId !== access.companyId) throw noAccess('foreign_company');
  const flags = await listFlags(tx, companyId, 'beta');
  return flags.filter((flag) => flag.value).map((flag) => flag.flag);
}

export async function growthFlags({ tx, access }: CompanyCall): Promise<Record<string, { value: boolean }>> {
  const flags = await listFlags(tx, access.companyId, 'growth');
  return Object.fromEntries(flags.map(({ flag, value }) => [flag, { value }]));
}

/** The first time counts; later calls change nothing. */
export async function activateOnboarding(call: CompanyCall): Promise<Date> {
  const { tx, access, now } = call;
  const company = await activateOnboardingAt(tx, access.companyId, now);
  if (company.isFirst) {
    await recordChange(call, {
      event: 'onboarding_activated',
      subjectType: 'company',
      subjectId: access.companyId,
      announce: settingsEvent(access.companyId),
    });
  }
  return company.activatedAt;
}

/** Always stored; emailed when a support address is configured. */
export async function openSupportTicket(app: App, call: CompanyCall, ticket: NewTicket): Promise<{ id: number }> {
  const { tx, access } = call;
  const { id } = await insertTicket(tx, access, ticket);
  await recordChange(call, {
    event: 'support_ticket_opened',
    subjectType: 'support_ticket',
    subjectId: id,
  });
  const { supportEmail, publicUrl } = app.config;
  if (supportEmail) {
    const t = translator(DEFAULT_LANGUAGE);
    const mail = composeMail(t, {
      subject: t('mail:support_ticket.subject', { id, subject: ticket.subject }),
      heading: ticket.subject,
      paragraphs: [
        ticket.body,
        t('mail:support_ticket.from', { email: access.email, company: access.companyName }),
        ...(ticket.error_reference ? [t('mail:support_ticket.reference', { reference: ticket.error_reference })] : []),
      ],
      button: { label: t('mail:support_ticket.button'), url: ticket.page_url || publicUrl },
    });
    await app.outbox.sendEmail(tx, { companyId: access.companyId, to: supportEmail, ...mail });
  }
  return { id };
}
