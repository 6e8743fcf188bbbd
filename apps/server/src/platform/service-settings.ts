// Outside services. In development the sandbox replaces them; a live system configures its own or goes without.
import { SANDBOX_SECRET, type SettingsReader, withoutSlash } from './settings-reader.ts';

export interface MailSettings {
  url: string;
  from: string;
  /** Signs incoming emails. */
  webhookSecret: string;
}

export interface SmsSettings {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

export interface JobBoardSettings {
  url: string;
  token: string;
}

export interface AdpSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface CheckrSettings {
  /** `https://api.checkr.com` */
  url: string;
  /** Where a company signs up or signs in to approve the connection: `https://partners.checkr.com/authorize`. */
  authorizeUrl: string;
  clientId: string;
  clientSecret: string;
  /** Signs incoming events; Checkr uses the client secret unless told otherwise. */
  webhookSecret: string;
}

export const readMailSettings = (settings: SettingsReader, sandboxUrl: string): MailSettings => ({
  url: settings.neededUrl('SMTP_URL', sandboxUrl, ['smtp:', 'smtps:']),
  from: settings.needed('MAIL_FROM', 'Onward <no-reply@onward.test>'),
  webhookSecret: settings.needed('MAIL_WEBHOOK_SECRET', SANDBOX_SECRET),
});

export const readSmsSettings = (settings: SettingsReader, sandboxUrl: string): SmsSettings => ({
  url: withoutSlash(settings.neededUrl('SMS_URL', sandboxUrl)),
  accountSid: settings.needed('SMS_ACCOUNT_SID', 'AC00000000000000000000000000005a4d'),
  authToken: settings.needed('SMS_AUTH_TOKEN', SANDBOX_SECRET),
  from: settings.needed('SMS_FROM', '+15005550006'),
});

/** Null: job boards are not available. */
export function readJobBoardSettings(settings: SettingsReader, sandboxUrl: string): JobBoardSettings | null {
  if (settings.isOff('JOB_BOARDS_URL', 'JOB_BOARDS_TOKEN')) return null;
  return {
    url: withoutSlash(settings.neededUrl('JOB_BOARDS_URL', `${sandboxUrl}/job-boards`)),
    token: settings.needed('JOB_BOARDS_TOKEN', SANDBOX_SECRET),
  };
}

/** Null: sign-in with ADP is not available. */
export function readAdpSettings(settings: SettingsReader, sandboxUrl: string): AdpSettings | null {
  if (settings.isOff('ADP_ISSUER_URL', 'ADP_CLIENT_ID', 'ADP_CLIENT_SECRET')) return null;
  return {
    issuer: settings.neededUrl('ADP_ISSUER_URL', `${sandboxUrl}/oidc`),
    clientId: settings.needed('ADP_CLIENT_ID', 'onward-sandbox'),
    clientSecret: settings.needed('ADP_CLIENT_SECRET', SANDBOX_SECRET),
  };
}

/** Null: background checks are not available. */
export function readCheckrSettings(settings: SettingsReader, sandboxUrl: string): CheckrSettings | null {
  if (settings.isOff('CHECKR_CLIENT_ID', 'CHECKR_CLIENT_SECRET')) return null;
  const isReal = settings.live || settings.optional('CHECKR_CLIENT_ID') !== null;
  const at = (name: string, real: string, sandbox: string) =>
    withoutSlash(settings.url(name) ?? (isReal ? real : `${sandboxUrl}/checkr${sandbox}`));
  const clientSecret = settings.needed('CHECKR_CLIENT_SECRET', SANDBOX_SECRET);
  return {
    url: at('CHECKR_URL', 'https://api.checkr.com', ''),
    authorizeUrl: at('CHECKR_AUTHORIZE_URL', 'https://partners.checkr.com/authorize', '/authorize'),
    clientId: settings.needed('CHECKR_CLIENT_ID', 'onward-sandbox'),
    clientSecret,
    webhookSecret: settings.text('CHECKR_WEBHOOK_SECRET', clientSecret),
  };
}
