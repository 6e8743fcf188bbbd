// Outside services. In development the sandbox replaces them; a live system configures its own or goes without.
import { readFileSync } from 'node:fs';
import { ConfigError, SANDBOX_SECRET, type SettingsReader, withoutSlash } from './settings-reader.ts';

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

export interface SupportChatSettings {
  /** Where conversations are opened: `POST <url>/conversations`. */
  url: string;
  token: string;
}

export interface GeocoderSettings {
  /** `https://places.googleapis.com` */
  url: string;
  key: string;
}

export interface TextServiceSettings {
  /** Up to the version, such as `https://host/v1`. */
  url: string;
  key: string;
  model: string;
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

export interface EverifySettings {
  /** Where the web services are, up to the version. */
  url: string;
  /** One account for all companies; each of them has an id of its own there. */
  clientId: string;
  user: string;
  password: string;
}

/** PEM texts. ADP accepts only connections that present a certificate it has issued. */
export interface ClientCertificate {
  cert: string;
  key: string;
  /** Set when the provider is reached through a proxy with its own authority. */
  ca?: string | undefined;
}

export interface AdpPayrollSettings {
  /** `https://accounts.adp.com` */
  tokenUrl: string;
  /** `https://api.adp.com` */
  url: string;
  /** Null in development only. */
  certificate: ClientCertificate | null;
}

/** Addresses only: each company connects with its own credentials. */
export interface PayrollSettings {
  /** ADP Workforce Now and RUN. Null: they are not available, because a live system has no certificate. */
  adp: AdpPayrollSettings | null;
  /** `https://api.paychex.com` */
  paychex: { url: string };
  /** `https://api.paylocity.com` */
  paylocity: { url: string };
}

/** The address only: each company connects with its own account and key. */
export interface WotcSettings {
  url: string;
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

/** Null: there is no chat; errors become support tickets. */
export function readSupportChatSettings(settings: SettingsReader, sandboxUrl: string): SupportChatSettings | null {
  if (settings.isOff('SUPPORT_CHAT_URL', 'SUPPORT_CHAT_TOKEN')) return null;
  return {
    url: withoutSlash(settings.neededUrl('SUPPORT_CHAT_URL', `${sandboxUrl}/chat`)),
    token: settings.needed('SUPPORT_CHAT_TOKEN', SANDBOX_SECRET),
  };
}

/** Null: addresses are only typed by hand. */
export function readGeocoderSettings(settings: SettingsReader, sandboxUrl: string): GeocoderSettings | null {
  if (settings.isOff('GEOCODER_KEY', 'GEOCODER_URL')) return null;
  const isReal = settings.live || settings.optional('GEOCODER_KEY') !== null;
  const usual = isReal ? 'https://places.googleapis.com' : `${sandboxUrl}/places`;
  return {
    url: withoutSlash(settings.url('GEOCODER_URL') ?? usual),
    key: settings.needed('GEOCODER_KEY', SANDBOX_SECRET),
  };
}

/** Null: nothing is suggested. */
export function readTextServiceSettings(settings: SettingsReader, sandboxUrl: string): TextServiceSettings | null {
  if (settings.isOff('TEXT_SERVICE_URL', 'TEXT_SERVICE_KEY', 'TEXT_SERVICE_MODEL')) return null;
  return {
    url: withoutSlash(settings.neededUrl('TEXT_SERVICE_URL', `${sandboxUrl}/text-service/v1`)),
    key: settings.needed('TEXT_SERVICE_KEY', SANDBOX_SECRET),
    model: settings.needed('TEXT_SERVICE_MODEL', 'sandbox'),
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

/** Null: E-Verify is not available. */
export function readEverifySettings(settings: SettingsReader, sandboxUrl: string): EverifySettings | null {
  if (settings.isOff('EVERIFY_URL', 'EVERIFY_CLIENT_ID', 'EVERIFY_USER', 'EVERIFY_PASSWORD')) return null;
  return {
    url: withoutSlash(settings.neededUrl('EVERIFY_URL', `${sandboxUrl}/everify/api`)),
    clientId: settings.needed('EVERIFY_CLIENT_ID', 'onward-sandbox'),
    user: settings.needed('EVERIFY_USER', 'onward-sandbox'),
    password: settings.needed('EVERIFY_PASSWORD', SANDBOX_SECRET),
  };
}

/** Null: that provider is not available. Both speak the same protocol. */
export function readWotcSettings(
  settings: SettingsReader,
  sandboxUrl: string,
): Record<'wotc' | 'ehx_wotc', WotcSettings | null> {
  const at = (name: string, sandbox: string) =>
    settings.isOff(name) ? null : { url: withoutSlash(settings.neededUrl(name, `${sandboxUrl}${sandbox}`)) };
  return { wotc: at('WOTC_URL', '/wotc'), ehx_wotc: at('EHX_WOTC_URL', '/ehx-wotc') };
}

export function readPayrollSettings(settings: SettingsReader, sandboxUrl: string): PayrollSettings {
  const at = (name: string, real: string, sandbox: string) =>
    withoutSlash(settings.url(name) ?? (settings.live ? real : `${sandboxUrl}${sandbox}`));
  const certificate = readCertificate(settings);
  return {
    adp:
      settings.live && !certificate
        ? null
        : {
            tokenUrl: at('ADP_TOKEN_URL', 'https://accounts.adp.com', '/adp'),
            url: at('ADP_API_URL', 'https://api.adp.com', '/adp'),
            certificate,
          },
    paychex: { url: at('PAYCHEX_URL', 'https://api.paychex.com', '/paychex') },
    paylocity: { url: at('PAYLOCITY_URL', 'https://api.paylocity.com', '/paylocity') },
  };
}

function readCertificate(settings: SettingsReader): ClientCertificate | null {
  const [cert, key, ca] = ['ADP_CERTIFICATE_FILE', 'ADP_CERTIFICATE_KEY_FILE', 'ADP_CA_FILE'].map((name) => {
    const path = settings.optional(name);
    return path === null ? null : { name, text: readPem(name, path) };
  });
  if (!cert && !key) return null;
  if (!cert || !key) throw new ConfigError('ADP_CERTIFICATE_FILE and ADP_CERTIFICATE_KEY_FILE must both be set.');
  return { cert: cert.text, key: key.text, ca: ca?.text };
}

function readPem(name: string, path: string): string {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // The same sentence as for a file with other content.
  }
  if (!text.includes('-----BEGIN ')) throw new ConfigError(`${name} must be a readable PEM file, but it is "${path}".`);
  return text;
}
