// Messages to applicants, in the language they applied in. The messages room decides whether and by which channel they
// are delivered.
import { chooseLanguage, type Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Translate, translator } from '../../platform/i18n/translate.ts';
import type { MailContent } from '../../platform/outbox/mail-layout.ts';
import type { CalendarPart } from '../../platform/outbox/send.ts';
import { type ApplicationRow, applicantMail } from '../applicants/applicants.service.ts';

export interface Sending {
  /** Texts under `careers:mail.<name>` and `careers:texts.<name>`. */
  name: 'receipt' | 'task' | 'invitation' | 'reminder';
  link: string;
  values: { position: string; company: string; stage?: string };
  /** Additional text from the sender, only in the email. */
  more?: readonly string[];
}

/** The allowed channels. */
export interface Channels {
  email: boolean;
  text: boolean;
}

/** The recipient of a message. */
type Addressed = Pick<ApplicationRow, 'company_id' | 'id' | 'first_name' | 'language' | 'sms_consent'>;

export async function sendToApplicant(
  app: App,
  tx: Transaction,
  application: Addressed,
  sending: Sending,
  channels?: Channels,
): Promise<void> {
  await writeToApplicant(app, tx, application, (t) => emailOf(t, application.first_name, sending), channels);
}

export function emailOf(t: Translate, firstName: string, { name, link, values, more = [] }: Sending): ApplicantEmail {
  const mergeValues = { ...values, firstName, link };
  return {
    subject: t(`careers:mail.${name}.subject`, mergeValues),
    heading: t(`careers:mail.${name}.heading`, mergeValues),
    paragraphs: [t(`careers:mail.${name}.body`, mergeValues), ...more],
    button: { label: t(`careers:mail.${name}.button`), url: link },
    text: t(`careers:texts.${name}`, mergeValues),
    ...(name === 'receipt' && { confirmation: t('careers:texts.receiptToConfirm', mergeValues) }),
  };
}

/** The same message as an email and as a text. */
export interface ApplicantEmail extends Omit<MailContent, 'unsubscribe' | 'footer' | 'online'> {
  text: string;
  /** The text to use instead for an unverified number. */
  confirmation?: string;
  calendar?: CalendarPart;
}

/** Appears in their thread from now on. */
export async function writeToApplicant(
  app: App,
  tx: Transaction,
  application: Addressed,
  mailIn: (t: Translate, language: Language) => ApplicantEmail,
  channels: Channels = { email: true, text: true },
): Promise<void> {
  const language = chooseLanguage([application.language], app.config.environment);
  const { text, confirmation, ...email } = mailIn(translator(language), language);
  await applicantMail.send(app, tx, {
    companyId: application.company_id,
    applicationId: application.id,
    ...(channels.email && { email }),
    ...(channels.text && application.sms_consent && { text, confirmation }),
  });
}
