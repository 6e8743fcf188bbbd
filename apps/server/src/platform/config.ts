// Settings come from the environment and are checked once, at startup. docs/operations.md documents them.
import { resolve } from 'node:path';
import type { EnvironmentName } from '@onward/domain/platform/languages';
import { type CalendarSettings, readCalendarSettings } from './calendar-settings.ts';
import { readFrameHosts } from './http/frame-hosts.ts';
import { DEFAULT_RATE_LIMITS, type RateLimits, readRateLimits } from './rate-limit-settings.ts';
import { isLive, refuseUnlessReady } from './safe-start.ts';
import {
  type AdpSettings,
  type CheckrSettings,
  type EverifySettings,
  type GeocoderSettings,
  type JobBoardSettings,
  type MailSettings,
  type PayrollSettings,
  readAdpSettings,
  readCheckrSettings,
  readEverifySettings,
  readGeocoderSettings,
  readJobBoardSettings,
  readMailSettings,
  readPayrollSettings,
  readSmsSettings,
  readSupportChatSettings,
  readTextServiceSettings,
  readWotcSettings,
  type SmsSettings,
  type SupportChatSettings,
  type TextServiceSettings,
  type WotcSettings,
} from './service-settings.ts';
import { ConfigError, type Environment, SettingsReader, withoutSlash } from './settings-reader.ts';

type Role = 'all' | 'web' | 'worker';

export interface Config {
  port: number;
  host: string;
  /** Where operators read metrics, API docs, and health; never the public address. */
  operations: { port: number; host: string };
  publicUrl: string;
  dataDir: string;
  /** The application's login. Null: the embedded database, which the launcher starts. */
  databaseUrl: string | null;
  /** The owner's login, used only for migrations. */
  databaseOwnerUrl: string | null;
  databaseReadUrl: string | null;
  databasePoolSize: number;
  role: Role;
  demo: boolean;
  environment: EnvironmentName;
  /** Current key first; older keys can still decrypt. Null: a key is generated in the data folder. */
  secretKeys: string[] | null;
  filesUrl: string;
  /** Keys and certificates that seal documents; created on first use. */
  sealKeyFile: string;
  mail: MailSettings;
  sms: SmsSettings;
  jobBoards: JobBoardSettings | null;
  adp: AdpSettings | null;
  checkr: CheckrSettings | null;
  everify: EverifySettings | null;
  supportChat: SupportChatSettings | null;
  geocoder: GeocoderSettings | null;
  textService: TextServiceSettings | null;
  calendars: CalendarSettings;
  payroll: PayrollSettings;
  /** Providers that screen new hires for the tax credit. */
  taxCredits: Record<'wotc' | 'ehx_wotc', WotcSettings | null>;
  sandbox: { enabled: boolean; port: number; smtpPort: number; url: string };
  /** Whether webhooks may reach this machine and private networks, without https. */
  webhooksAllowPrivate: boolean;
  sales: { phone: string | null; email: string | null };
  supportEmail: string | null;
  /** Null: there is no app to link to. */
  appLink: string | null;
  appStores: { apple: string | null; google: string | null };
  /** Null: nothing is shared to Messenger. */
  facebookAppId: string | null;
  /** Null: nobody is told who uses the product. */
  productAnalyticsUrl: string | null;
  /** Null: errors stay in the log. */
  errorReporting: { url: string; token: string | null } | null;
  /** Other sites that may show the app in a frame. */
  frameHosts: string[];
  /** Maximum time to receive a whole request. */
  requestTimeoutSeconds: number;
  /** Per process, including live cable connections. */
  maxConnections: number;
  /** How long feeds and sitemaps are cached before they are generated again. */
  feedCacheSeconds: number;
  rateLimits: RateLimits;
  /** Countries whose phone numbers may be texted when entered by someone who is not signed in. */
  textCountries: string[];
  trustProxy: string[] | false;
  logLevel: string;
}

const POSTGRES = ['postgres:', 'postgresql:'] as const;
const LOOPBACK = '127.0.0.1';

export function readConfig(env: Environment): Config {
  const settings = new SettingsReader(env, isLive(env));
  const { live } = settings;
  const port = settings.port('PORT', 3000);
  const host = settings.text('HOST', LOOPBACK);
  const sandboxPort = settings.port('SANDBOX_PORT', port === 0 ? 0 : port + 1);
  const smtpPort = settings.port('SANDBOX_SMTP_PORT', port === 0 ? 0 : port + 2);
  const sandboxUrl = settings.text('SANDBOX_URL', `http://${LOOPBACK}:${sandboxPort}`);
  const dataDir = resolve(settings.text('DATA_DIR', './.data'));

  const config: Config = {
    port,
    host,
    operations: {
      port: settings.port('OPERATIONS_PORT', port === 0 ? 0 : port + 3),
      host: settings.text('OPERATIONS_HOST', LOOPBACK),
    },
    publicUrl: withoutSlash(settings.neededUrl('PUBLIC_URL', `http://${reachable(host)}:${port}`)),
    dataDir,
    databaseUrl: settings.url('DATABASE_URL', POSTGRES),
    databaseOwnerUrl: readOwnerUrl(settings),
    databaseReadUrl: settings.url('DATABASE_READ_URL', POSTGRES),
    databasePoolSize: settings.wholeNumber('DATABASE_POOL_SIZE', 10, 1, 500),
    role: settings.oneOf('ROLE', ['all', 'web', 'worker'], 'all'),
    demo: settings.oneOf('DEMO', ['0', '1'], live ? '0' : '1') === '1',
    environment: settings.oneOf('ENVIRONMENT', ['production', 'staging', 'dev'], 'dev'),
    secretKeys: readSecretKeys(settings),
    filesUrl: settings.text('FILES_URL', resolve(dataDir, 'files')),
    sealKeyFile: resolve(settings.text('SEAL_KEY_FILE', resolve(dataDir, 'seal.pem'))),
    mail: readMailSettings(settings, `smtp://${LOOPBACK}:${smtpPort}`),
    sms: readSmsSettings(settings, sandboxUrl),
    jobBoards: readJobBoardSettings(settings, sandboxUrl),
    adp: readAdpSettings(settings, sandboxUrl),
    checkr: readCheckrSettings(settings, sandboxUrl),
    everify: readEverifySettings(settings, sandboxUrl),
    supportChat: readSupportChatSettings(settings, sandboxUrl),
    geocoder: readGeocoderSettings(settings, sandboxUrl),
    textService: readTextServiceSettings(settings, sandboxUrl),
    calendars: readCalendarSettings(settings, sandboxUrl),
    payroll: readPayrollSettings(settings, sandboxUrl),
    taxCredits: readWotcSettings(settings, sandboxUrl),
    sandbox: {
      enabled: settings.oneOf('SANDBOX', ['on', 'off'], live ? 'off' : 'on') === 'on',
      port: sandboxPort,
      smtpPort,
      url: sandboxUrl,
    },
    webhooksAllowPrivate: settings.oneOf('WEBHOOKS_ALLOW_PRIVATE', ['0', '1'], live ? '0' : '1') === '1',
    sales: { phone: settings.optional('SALES_PHONE'), email: settings.optional('SALES_EMAIL') },
    supportEmail: settings.optional('SUPPORT_EMAIL'),
    appLink: settings.url('APP_LINK') ?? (live ? null : 'https://onward.test/app'),
    appStores: {
      apple: settings.url('APP_STORE_URL', ['https:']),
      google: settings.url('GOOGLE_PLAY_URL', ['https:']),
    },
    facebookAppId: settings.optional('FACEBOOK_APP_ID'),
    productAnalyticsUrl: settings.url('PRODUCT_ANALYTICS_URL', ['https:']),
    errorReporting: readErrorReporting(settings),
    frameHosts: readFrameHosts('FRAME_HOSTS', settings.optional('FRAME_HOSTS'), live),
    requestTimeoutSeconds: settings.wholeNumber('REQUEST_TIMEOUT_SECONDS', 120, 1, 3600),
    maxConnections: settings.wholeNumber('MAX_CONNECTIONS', 10_000, 10, 1_000_000),
    feedCacheSeconds: settings.wholeNumber('FEED_CACHE_SECONDS', 60, 0, 86_400),
    rateLimits: readLimits(env),
    textCountries: readCountries('TEXT_COUNTRIES', settings.optional('TEXT_COUNTRIES') ?? 'US,CA'),
    trustProxy:
      settings
        .optional('TRUST_PROXY')
        ?.split(',')
        .map((entry) => entry.trim()) ?? false,
    logLevel: settings.oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  };
  refuseUnlessReady(settings, config);
  return config;
}

function readErrorReporting(settings: SettingsReader): Config['errorReporting'] {
  const url = settings.url('ERROR_REPORTING_URL', settings.live ? ['https:'] : undefined);
  return url === null ? null : { url, token: settings.optional('ERROR_REPORTING_TOKEN') };
}

/** Only for an external database; the launcher sets it for the embedded one. */
function readOwnerUrl(settings: SettingsReader): string | null {
  if (settings.live && settings.optional('DATABASE_URL')) settings.needed('DATABASE_OWNER_URL', '');
  return settings.url('DATABASE_OWNER_URL', POSTGRES);
}

/** The URL of the listen address as a browser on this machine sees it. */
const reachable = (host: string): string => (host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? LOOPBACK : host);

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

function readSecretKeys(settings: SettingsReader): string[] | null {
  const keys = settings
    .needed('SECRET_KEY', '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  if (keys.length === 0) return null;
  if (keys.some((key) => key.length < 32)) {
    throw new ConfigError(
      'SECRET_KEY must have at least 32 characters; several keys are separated by commas, newest first.',
    );
  }
  return keys;
}
