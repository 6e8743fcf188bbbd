// Emails and texts of the identity room, in the recipient's language.
import { chooseLanguage, type Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { fieldInvalid, rateLimited } from '../../platform/http/errors.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';

export interface Invitation {
  companyId: number;
  companyName: string;
  inviterName: string;
  name: string;
  email: string;
  locale: string | null;
  /** The inviter's language, for someone who has not chosen one yet. */
  language: Language;
  now: Date;
}

interface Receiver {
  email: string;
  locale: string | null;
}

/** The recipient's own choice, else the language of the request. */
const languageFor = (app: App, locale: string | null, asked: Language): Language =>
  chooseLanguage([locale, asked], app.config.environment);

/** The app uses hash routes, so a link in an email opens the right screen on a fresh start. */
const screen = (app: App, path: string): string => `${app.config.publicUrl}/#${path}`;

export function sendPasswordResetMail(
  app: App,
  tx: Transaction,
  receiver: Receiver,
  asked: Language,
  token: string,
): Promise<void> {
  const t = translator(languageFor(app, receiver.locale, asked));
  const mail = composeMail(t, {
    subject: t('mail:reset_password.subject'),
    heading: t('mail:reset_password.heading'),
    paragraphs: [t('mail:reset_password.body'), t('mail:reset_password.ignore')],
    button: { label: t('mail:reset_password.button'), url: screen(app, `/reset-password/${token}`) },
  });
  return app.outbox.sendEmail(tx, { companyId: null, to: receiver.email, ...mail });
}

export function sendSignInProviderMail(app: App, tx: Transaction, receiver: Receiver, asked: Language): Promise<void> {
  const t = translator(languageFor(app, receiver.locale, asked));
  const mail = composeMail(t, {
    subject: t('mail:sso_reminder.subject'),
    heading: t('mail:sso_reminder.heading'),
    paragraphs: [t('mail:sso_reminder.body', { provider: 'ADP' })],
    button: { label: t('mail:sso_reminder.button', { provider: 'ADP' }), url: screen(app, '/login') },
  });
  return app.outbox.sendEmail(tx, { companyId: null, to: receiver.email, ...mail });
}

export function sendInvitationMail(app: App, tx: Transaction, invitation: Invitation, token: string): Promise<void> {
  const t = translator(languageFor(app, invitation.locale, invitation.language));
  const values = { company: invitation.companyName, name: invitation.name, inviter: invitation.inviterName };
  const mail = composeMail(t, {
    subject: t('mail:invitation.subject', values),
    heading: t('mail:invitation.heading', values),
    paragraphs: [t('mail:invitation.body', values), t('mail:invitation.validity')],
    button: { label: t('mail:invitation.button'), url: screen(app, `/set-password/${token}`) },
  });
  return app.outbox.sendEmail(tx, { companyId: invitation.companyId, to: invitation.email, ...mail });
}

/** Returns the link, for the operator who runs the invitation on a machine without email. */
export async function sendSupportInvitationMail(
  app: App,
  tx: Transaction,
  receiver: Receiver,
  asked: Language,
  token: string,
): Promise<string> {
  const t = translator(languageFor(app, receiver.locale, asked));
  const url = screen(app, `/reset-password/${token}`);
  const mail = composeMail(t, {
    subject: t('mail:support_invitation.subject'),
    heading: t('mail:support_invitation.heading'),
    paragraphs: [t('mail:support_invitation.body'), t('mail:invitation.validity')],
    button: { label: t('mail:invitation.button'), url },
  });
  await app.outbox.sendEmail(tx, { companyId: null, to: receiver.email, ...mail });
  return url;
}

export type SecurityNotice =
  | 'new_device'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'second_factor_changed';

export interface SecurityMail {
  notice: SecurityNotice;
  /** What changed, e.g. the device or the number. */
  detail: string | null;
  token: string;
  asked: Language;
}

/** Notifies the user of a change to the account, with a link that ends all sessions (IDN-043). */
export function sendSecurityMail(
  app: App,
  tx: Transaction,
  receiver: Receiver,
  { notice, detail, token, asked }: SecurityMail,
): Promise<void> {
  const t = translator(languageFor(app, receiver.locale, asked));
  const mail = composeMail(t, {
    subject: t(`mail:security.${notice}.subject`),
    heading: t(`mail:security.${notice}.heading`),
    paragraphs: [t(`mail:security.${notice}.body`), ...(detail ? [detail] : []), t('mail:security.not_you')],
    button: { label: t('mail:security.button'), url: screen(app, `/end-sessions/${token}`) },
  });
  return app.outbox.sendEmail(tx, { companyId: null, to: receiver.email, ...mail });
}

interface TextRequest {
  locale: string | null;
  asked: Language;
}

export function sendVerificationText(
  app: App,
  tx: Transaction,
  to: string,
  { locale, asked, code }: TextRequest & { code: string },
): Promise<void> {
  const body = translator(languageFor(app, locale, asked))('mail:sms_verification', { code });
  return app.outbox.sendText(tx, { companyId: null, to, body });
}

export function sendPhoneChangedText(
  app: App,
  tx: Transaction,
  to: string,
  { locale, asked }: TextRequest,
): Promise<void> {
  const body = translator(languageFor(app, locale, asked))('mail:sms_phone_changed');
  return app.outbox.sendText(tx, { companyId: null, to, body });
}

export function sendSignInText(
  app: App,
  tx: Transaction,
  to: string,
  { locale, asked, token }: { locale: string | null; asked: Language; token: string },
): Promise<void> {
  const t = translator(languageFor(app, locale, asked));
  const body = t('mail:sms_sign_in', { link: screen(app, `/login?sms_token=${token}`) });
  return app.outbox.sendText(tx, { companyId: null, to, body });
}

export async function sendAppLinkText(
  app: App,
  tx: Transaction,
  to: string,
  language: Language,
  companyId: number,
): Promise<void> {
  const body = translator(language)('mail:app_link', { link: app.config.appLink });
  const decision = await app.strangers.sendText(tx, { companyId, to, body });
  if (decision.allowed) return;
  if (decision.reason === 'too_many') throw rateLimited(decision.retryAfterSeconds);
  throw fieldInvalid('phone', 'phone_not_textable');
}
