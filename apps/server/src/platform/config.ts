// Settings come from the environment and are checked once, at start. docs/operations.md lists them for people.
import { resolve } from 'node:path';
import type { EnvironmentName } from '@onward/domain/platform/languages';
import { type CalendarSettings, readCalendarSettings } from './calendar-settings.ts';
import { DEFAULT_RATE_LIMITS, type RateLimits, readRateLimits } from './rate-limit-settings.ts';

export type Role = 'all' | 'web' | 'worker';

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  databaseReadUrl: string | null;
  databasePoolSize: number;
  role: Role;
  demo: boolean;
  environment: EnvironmentName;
  /** Current key first; older ones still open what they closed. Null: generated into the data folder. */
  secretKeys: string[] | null;
  filesUrl: string;
  /** `webhookSecret` signs the e-mails that come in. */
  mail: { url: string; from: string; webhookSecret: string };
  sms: { url: string; accountSid: string; authToken: string; from: string };
  jobBoards: { url: string; token: string };
  adp: { issuer: string; clientId: string; clientSecret: string };
  calendars: CalendarSettings;
  sandbox: { enabled: boolean; port: number; smtpPort: number; url: string };
  sales: { phone: string | null; email: string | null };
  supportEmail: string | null;
  appLink: string;
  appStores: { apple: string | null; google: string | null };
  /** For a request to come in as a whole. */
  requestTimeoutSeconds: number;
  /** Of one process, with the live ones. */
  maxConnections: number;
  /** How long feeds and sitemaps are kept before they are written again. */
  feedCacheSeconds: number;
  rateLimits: RateLimits;
  /** Countries whose numbers are texted when somebody types them who is not signed in. */
  textCountries: string[];
  trustProxy: string[] | false;
  logLevel: string;
}

export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

export function readConfig(env: Environment): Config {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const optional = (name: string) => env[name]?.trim() || null;
  const oneOf = <V extends string>(name: string, values: readonly V[], fallback: V): V => {
    const value = text(name, fallback);
    const known = values.find((candidate) => candidate === value);
    if (!known) throw new ConfigError(`${name} must be one of ${values.join(', ')}, but it is "${value}".`);
    return known;
  };
  const address = (name: string, fallback: string) =>
    withoutSlash(url(name, optional(name), ['http:', 'https:']) ?? fallback);
  const port = (name: string, fallback: number) => wholeNumber(name, env[name], fallback, 0, 65_535);

  const listenPort = port('PORT', 3000);
  const host = text('HOST', '127.0.0.1');
  const sandboxPort = port('SANDBOX_PORT', listenPort === 0 ? 0 : listenPort + 1);
  const smtpPort = port('SANDBOX_SMTP_PORT', listenPort === 0 ? 0 : listenPort + 2);
  const sandboxHost = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host;
  const sandboxUrl = text('SANDBOX_URL', `http://${sandboxHost}:${sandboxPort}`);
  const dataDir = resolve(text('DATA_DIR', './.data'));
  const databaseUrl = url('DATABASE_URL', optional('DATABASE_URL'), ['postgres:', 'postgresql:']);
  const secretKeys = readSecretKeys(env);
  if (databaseUrl && !secretKeys && env.ONWARD_EMBEDDED_DATABASE !== '1') {
    throw new ConfigError(
      'SECRET_KEY is required when DATABASE_URL is set: give at least 32 characters of randomness.',
    );
  }

  return {
    port: listenPort,
    host,
    publicUrl: withoutSlash(
      url('PUBLIC_URL', optional('PUBLIC_URL'), ['http:', 'https:']) ?? `http://${sandboxHost}:${listenPort}`,
    ),
    dataDir,
    databaseUrl,
    databaseReadUrl: url('DATABASE_READ_URL', optional('DATABASE_READ_URL'), ['postgres:', 'postgresql:']),
    databasePoolSize: wholeNumber('DATABASE_POOL_SIZE', env.DATABASE_POOL_SIZE, 10, 1, 500),
    role: oneOf('ROLE', ['all', 'web', 'worker'], 'all'),
    demo: oneOf('DEMO', ['0', '1'], '1') === '1',
    environment: oneOf('ENVIRONMENT', ['production', 'staging', 'dev'], 'dev'),
    secretKeys,
    filesUrl: text('FILES_URL', resolve(dataDir, 'files')),
    mail: {
      url: url('SMTP_URL', optional('SMTP_URL'), ['smtp:', 'smtps:']) ?? `smtp://${sandboxHost}:${smtpPort}`,
      from: text('MAIL_FROM', 'Onward <no-reply@onward.test>'),
      webhookSecret: text('MAIL_WEBHOOK_SECRET', 'onward-sandbox-secret'),
    },
    sms: {
      url: withoutSlash(url('SMS_URL', optional('SMS_URL'), ['http:', 'https:']) ?? sandboxUrl),
      accountSid: text('SMS_ACCOUNT_SID', 'AC00000000000000000000000000005a4d'),
      authToken: text('SMS_AUTH_TOKEN', 'onward-sandbox-secret'),
      from: text('SMS_FROM', '+15005550006'),
    },
    jobBoards: {
      url: withoutSlash(
        url('JOB_BOARDS_URL', optional('JOB_BOARDS_URL'), ['http:', 'https:']) ?? `${sandboxUrl}/job-boards`,
      ),
      token: text('JOB_BOARDS_TOKEN', 'onward-sandbox-secret'),
    },
    adp: {
      issuer: url('ADP_ISSUER_URL', optional('ADP_ISSUER_URL'), ['http:', 'https:']) ?? `${sandboxUrl}/oidc`,
      clientId: text('ADP_CLIENT_ID', 'onward-sandbox'),
      clientSecret: text('ADP_CLIENT_SECRET', 'onward-sandbox-secret'),
    },
    calendars: readCalendarSettings({ text, address }, sandboxUrl),
    sandbox: {
      enabled: oneOf('SANDBOX', ['on', 'off'], 'on') === 'on',
      port: sandboxPort,
      smtpPort,
      url: sandboxUrl,
    },
    sales: { phone: optional('SALES_PHONE'), email: optional('SALES_EMAIL') },
    supportEmail: optional('SUPPORT_EMAIL'),
    appLink: text('APP_LINK', 'https://onward.test/app'),
    appStores: {
      apple: url('APP_STORE_URL', optional('APP_STORE_URL'), ['https:']),
      google: url('GOOGLE_PLAY_URL', optional('GOOGLE_PLAY_URL'), ['https:']),
    },
    requestTimeoutSeconds: wholeNumber('REQUEST_TIMEOUT_SECONDS', env.REQUEST_TIMEOUT_SECONDS, 120, 1, 3600),
    maxConnections: wholeNumber('MAX_CONNECTIONS', env.MAX_CONNECTIONS, 10_000, 10, 1_000_000),
    feedCacheSeconds: wholeNumber('FEED_CACHE_SECONDS', env.FEED_CACHE_SECONDS, 60, 0, 86_400),
    rateLimits: readLimits(env),
    textCountries: readCountries('TEXT_COUNTRIES', text('TEXT_COUNTRIES', 'US,CA')),
    trustProxy:
      optional('TRUST_PROXY')
        ?.split(',')
        .map((entry) => entry.trim()) ?? false,
    logLevel: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  };
}

function readLimits(env: Environment): RateLimits {
  try {
    return readRateLimits(env, DEFAULT_RATE_LIMITS);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function readCountries(name: string, value: string): string[] {
  const codes = value.split(',').map((code) => code.trim().toUpperCase());
  if (codes.some((code) => !/^[A-Z]{2}$/.test(code))) {
    throw new ConfigError(`${name} must be codes of two letters such as US,CA, but it is "${value}".`);
  }
  return codes;
}

function readSecretKeys(env: Environment): string[] | null {
  const keys =
    env.SECRET_KEY?.split(',')
      .map((key) => key.trim())
      .filter(Boolean) ?? [];
  if (keys.length === 0) return null;
  if (keys.some((key) => key.length < 32)) {
    throw new ConfigError(
      'SECRET_KEY must have at least 32 characters; several keys are separated by commas, newest first.',
    );
  }
  return keys;
}

function wholeNumber(name: string, value: string | undefined, fallback: number, min: number, max: number): number {
  if (value === undefined || value.trim() === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but it is "${value}".`);
  }
  return number;
}

function url(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value === null) return null;
  const parsed = URL.canParse(value) ? new URL(value) : null;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    // The value itself may hold a password, so it is not repeated.
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return value;
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
