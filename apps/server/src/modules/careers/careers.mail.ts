// What applicants are sent, in the language they applied in: e-mail where they gave an address, else a text if they
// agreed to texts.
import { chooseLanguage } from '@onward/domain/platform/languages';
import { globalPhoneNumber } from '@onward/domain/platform/phone';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import type { ApplicationRow } from '../applicants/applicants.service.ts';
import { unsubscribeLink } from './unsubscribe.service.ts';

export interface Sending {
  /** Texts under `careers:mail.<name>` and `careers:texts.<name>`. */
  name: 'receipt' | 'task' | 'reminder';
  link: string;
  values: { position: string; company: string; stage?: string };
  /** What the person has said no to. */
  optedOut: { email: boolean; sms: boolean };
}

export async function sendToApplicant(
  house: House,
  tx: Transaction,
  application: ApplicationRow,
  { name, link, values, optedOut }: Sending,
): Promise<void> {
  const t = translator(chooseLanguage([application.language], house.config.environment));
  const words = { ...values, firstName: application.first_name, link };
  const phone = globalPhoneNumber(application.phone, application.region_number);
  if (application.email && !optedOut.email) {
    const mail = composeMail(t, {
      subject: t(`careers:mail.${name}.subject`, words),
      heading: t(`careers:mail.${name}.heading`, words),
      paragraphs: [t(`careers:mail.${name}.body`, words)],
      button: { label: t(`careers:mail.${name}.button`), url: link },
      unsubscribe: { label: t('careers:mail.unsubscribe'), url: unsubscribeLink(house, application) },
    });
    await house.outbox.sendEmail(tx, { companyId: application.company_id, to: application.email, ...mail });
  }
  if (phone && application.sms_consent && !optedOut.sms) {
    await house.outbox.sendText(tx, {
      companyId: application.company_id,
      to: phone,
      body: t(`careers:texts.${name}`, words),
    });
  }
}
