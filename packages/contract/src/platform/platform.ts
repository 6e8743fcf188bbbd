// The app itself: health, what can be shown before sign-in, and failures in the background.
import { LANGUAGES } from '@onward/domain/platform/languages';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

const Health = Type.Object({ status: Type.Enum(['ok', 'unavailable']), database: Type.Enum(['ok', 'unavailable']) });

export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/v1/health',
  summary: 'Whether the process is up and its database reachable',
  audience: 'public',
  withoutDatabase: true,
  answers: { 200: Health, 503: Health },
});

export const getReadiness = endpoint({
  name: 'getReadiness',
  method: 'GET',
  path: '/v1/ready',
  summary: 'Whether the process accepts traffic',
  audience: 'public',
  withoutDatabase: true,
  answers: { 200: Health, 503: Health },
});

/** Optional external services; without one, its features are hidden. */
export const SERVICES = [
  'adp',
  'job_boards',
  'google',
  'microsoft',
  'app_link',
  'support_chat',
  'geocoder',
  'text_service',
] as const;
export type ServiceName = (typeof SERVICES)[number];

export const PublicConfiguration = Type.Object({
  environment: Type.Enum(['production', 'staging', 'dev']),
  languages: Type.Array(Type.Enum([...LANGUAGES])),
  sales_phone: Nullable(Type.String()),
  sales_email: Nullable(Type.String()),
  app_store_url: Nullable(Type.String()),
  google_play_url: Nullable(Type.String()),
  services: Type.Array(Type.Enum([...SERVICES])),
  /** Null: nothing is shared by Messenger. */
  facebook_app_id: Nullable(Type.String()),
  /** Where the app says who uses it; null: nowhere (RPT-023). */
  product_analytics_url: Nullable(Type.String()),
  /** Whether the app reports its own errors (PLT-051). */
  error_reporting: Type.Boolean(),
});
export type PublicConfiguration = Static<typeof PublicConfiguration>;

export const getPublicConfiguration = endpoint({
  name: 'getPublicConfiguration',
  method: 'GET',
  path: '/v1/configuration',
  summary: 'Configuration the web app needs before sign-in',
  audience: 'public',
  rateLimit: 'public_read',
  answers: { 200: PublicConfiguration },
});

/** Of the longest report that its fields allow, most characters need one byte. */
const CLIENT_ERROR_BYTES_MAX = 32_768;

export const reportClientError = endpoint({
  name: 'reportClientError',
  method: 'POST',
  path: '/v1/client_errors',
  summary: 'Report an error of the web app; ignored unless error reporting is configured',
  audience: 'public',
  rateLimit: 'client_error',
  bodyBytesMax: CLIENT_ERROR_BYTES_MAX,
  withoutDatabase: true,
  body: Type.Object({
    client_error: Type.Object({
      name: Type.String({ maxLength: 100 }),
      message: Type.String({ maxLength: 2000 }),
      stack: Type.Optional(Type.String({ maxLength: 10_000 })),
      /** The pattern of the page's address. */
      page: Type.String({ maxLength: 200, pattern: '^/[A-Za-z0-9_/:*?-]*$' }),
    }),
  }),
  answers: { 204: Empty },
});

export const FailedJob = Type.Object({
  id: Id,
  task: Type.String(),
  attempts: Type.Integer(),
  last_error: Nullable(Type.String()),
  created_at: Timestamp,
});
export type FailedJob = Static<typeof FailedJob>;

export const listFailedJobs = endpoint({
  name: 'listFailedJobs',
  method: 'GET',
  path: '/v1/support/failed_jobs',
  summary: 'Background jobs that failed permanently',
  audience: 'support',
  query: pageQuery({}),
  answers: { 200: pageResponse({ failed_jobs: Type.Array(FailedJob) }) },
});

export const retryFailedJob = endpoint({
  name: 'retryFailedJob',
  method: 'POST',
  path: '/v1/support/failed_jobs/:id/retry',
  summary: 'Retry a job that failed permanently',
  audience: 'support',
  unaudited: 'A job belongs to no company.',
  params: Type.Object({ id: Id }),
  answers: { 204: Empty },
});

export const UndeliveredMessage = Type.Object({
  id: Id,
  company_name: Nullable(Type.String()),
  channel: Type.Enum(['email', 'sms']),
  recipient: Type.String(),
  subject: Nullable(Type.String()),
  /** `unconfirmed`: handed over, but delivery can't be confirmed, so it is not sent again. */
  state: Type.Enum(['unconfirmed', 'failed']),
  last_error: Nullable(Type.String()),
  created_at: Timestamp,
});
export type UndeliveredMessage = Static<typeof UndeliveredMessage>;

export const listUndeliveredMessages = endpoint({
  name: 'listUndeliveredMessages',
  method: 'GET',
  path: '/v1/support/undelivered_messages',
  summary: 'Emails and texts that were not sent, or may not have arrived',
  audience: 'support',
  query: pageQuery({}),
  answers: { 200: pageResponse({ undelivered_messages: Type.Array(UndeliveredMessage) }) },
});
