// Messages to applicants, in the language they applied in. The messages room decides whether and by which channel they
// are delivered.
import { type NamedStage, stageNameFor } from '@onward/domain/hiring-processes/stage-names';
import type { MeetingType, StageType } from '@onward/domain/hiring-processes/stages';
import { chooseLanguage, DEFAULT_LANGUAGE, type Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Translate, translator } from '../../platform/i18n/translate.ts';
import type { MailContent } from '../../platform/outbox/mail-layout.ts';
import type { CalendarPart } from '../../platform/outbox/send.ts';
import { type ApplicationRow, applicantMail } from '../applicants/applicants.service.ts';
import { type AskedStep, valuesOfStep } from './tasks/asked-step.ts';

/** A reminder says what it is about where that is not a form or a quiz to fill in. */
export type ReminderName = 'reminder' | 'reminder_booking' | 'reminder_offer' | 'reminder_background_check';

export interface Sending {
  /** Texts under `careers:mail.<name>` and `careers:texts.<name>`. */
  name: 'receipt' | 'task' | 'invitation' | ReminderName | 'already_applied';
  link: string;
  values: SendingValues;
  /** What a step asks, in the message about it and in the receipt of an application that begins with it. */
  step?: { asked: AskedStep; link: string };
  /** Additional text from the sender, only in the email. */
  more?: readonly string[];
}

interface SendingValues {
  position: string;
  /** The location of the job. */
  place: string;
  /** The brand with the company behind it. */
  company: string;
  brand?: string;
  stage?: NamedStage;
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

export function emailOf(t: Translate, firstName: string, sending: Sending): ApplicantEmail {
  const { name, link, values, step, more = [] } = sending;
  const mergeValues = {
    ...values,
    ...(values.stage && { stage: stageNameFor(values.stage, readerOf(t)) }),
    ...(step && valuesOfStep(t, step.asked)),
    job: t('careers:jobAt', { position: values.position, place: values.place }),
    firstName,
    link,
  };
  if (name === 'receipt') return receiptOf(t, mergeValues, sending);
  const texts = name === 'task' && step ? step.asked.texts : name;
  return {
    subject: t(`careers:mail.${texts}.subject`, mergeValues),
    heading: t(`careers:mail.${texts}.heading`, mergeValues),
    paragraphs: [t(`careers:mail.${texts}.body`, mergeValues), ...more],
    button: { label: t(`careers:mail.${texts}.button`), url: link },
    text: t(`careers:texts.${texts}`, mergeValues),
  };
}

const readerOf = (t: Translate) => ({
  language: t.language,
  standard: (name: string) => t(`default-process:stages.${name}`),
  standardInEnglish: (name: string) => translator(DEFAULT_LANGUAGE)(`default-process:stages.${name}`),
  typeName: (type: StageType) => t(`default-process:types.${type}`),
  meetingName: (type: MeetingType) => t(`default-process:meetings.${type}`),
  preScreenForm: () => t('default-process:preScreenForm'),
});

/** Also tells the next step, so that people who have just applied get one message instead of two. */
function receiptOf(t: Translate, values: Record<string, unknown>, { link, step }: Sending): ApplicantEmail {
  const page = { label: t('careers:mail.receipt.button'), url: link };
  const next = step?.asked.texts;
  return {
    subject: t('careers:mail.receipt.subject', values),
    heading: t('careers:mail.receipt.heading', values),
    paragraphs: [
      t('careers:mail.receipt.body', values),
      next ? t(`careers:mail.${next}.body`, values) : t('careers:mail.receipt.page'),
    ],
    ...(step && next
      ? { button: { label: t(`careers:mail.${next}.button`), url: step.link }, links: [page] }
      : { button: page }),
    text: step ? t('careers:texts.receiptNext', { ...values, link: step.link }) : t('careers:texts.receipt', values),
    confirmation: t('careers:texts.receiptToConfirm', values),
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
