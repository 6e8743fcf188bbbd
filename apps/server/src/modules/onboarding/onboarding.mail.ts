// Messages about an onboarding to the employee, in the language of the portal (ONB-036, ONB-040, ONB-046, ONB-049).
import { advertiserName } from '@onward/domain/company/advertiser-name';
import { chooseLanguage } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Translate, translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import type { EmployeeRow } from '../employees/employees.service.ts';
import { findEmployerPlace } from './employer-place.ts';

export type EmployeeMail = 'link' | 'reminder' | 'returned' | 'completed';

type Recipient = Pick<EmployeeRow, 'company_id' | 'name' | 'email' | 'location_id' | 'location_name'> & {
  language: string;
};

interface Message {
  link: string;
  /** What the sender wrote instead of our text. */
  written?: string | null;
  /** A sentence of our own, such as why something was sent back. */
  more?: string;
}

/** Texts are under `onboarding-mail:<name>`. */
export async function writeEmail(
  app: App,
  tx: Transaction,
  to: Recipient,
  mail: EmployeeMail,
  { link, written, more }: Message,
): Promise<void> {
  if (to.email === null) return;
  const { t, values } = await textsFor(app, tx, to);
  const isOver = mail === 'completed';
  const text = composeMail(t, {
    subject: t(`onboarding-mail:${mail}.subject`, values),
    heading: t(`onboarding-mail:${mail}.heading`, values),
    paragraphs: [written ?? t(`onboarding-mail:${mail}.body`, values), ...(more ? [more] : [])],
    ...(!isOver && { button: { label: t(`onboarding-mail:${mail}.button`), url: link } }),
    footer: values.company,
  });
  await app.outbox.sendEmail(tx, { companyId: to.company_id, to: to.email, ...text });
}

export async function writeText(
  app: App,
  tx: Transaction,
  to: Recipient,
  mail: EmployeeMail,
  { link, number, written, more }: Message & { number: string },
): Promise<void> {
  const { t, values } = await textsFor(app, tx, to);
  const text = written ?? t(`onboarding-mail:${mail}.text`, { ...values, link });
  await app.outbox.sendText(tx, { companyId: to.company_id, to: number, body: more ? `${text} ${more}` : text });
}

/** The code for a new device; never with the link. */
export async function writeCode(
  app: App,
  tx: Transaction,
  to: Recipient,
  { code, number }: { code: string; number: string | null },
): Promise<void> {
  const { t, values } = await textsFor(app, tx, to);
  if (number !== null) {
    const body = t('onboarding-mail:code.text', { ...values, code });
    await app.outbox.sendText(tx, { companyId: to.company_id, to: number, body });
    return;
  }
  const text = composeMail(t, {
    subject: t('onboarding-mail:code.subject', values),
    heading: t('onboarding-mail:code.heading', { ...values, code }),
    paragraphs: [t('onboarding-mail:code.body', values)],
    footer: values.company,
  });
  if (to.email !== null) await app.outbox.sendEmail(tx, { companyId: to.company_id, to: to.email, ...text });
}

interface Texts {
  t: Translate;
  values: { firstName: string; company: string; location: string };
}

async function textsFor(app: App, tx: Transaction, to: Recipient): Promise<Texts> {
  const { brand_name, company_name } = await findEmployerPlace(tx, to.company_id, to.location_id);
  const company = advertiserName(brand_name ?? '', company_name);
  return {
    t: translator(chooseLanguage([to.language], app.config.environment)),
    values: {
      firstName: to.name.split(' ')[0] ?? to.name,
      company,
      location: to.location_name ?? company,
    },
  };
}
