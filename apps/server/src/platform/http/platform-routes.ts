// The platform's own routes: health, what the browser needs before sign-in, and failed jobs.
import {
  getHealth,
  getPublicConfiguration,
  getReadiness,
  listFailedJobs,
  listUndeliveredMessages,
  reportClientError,
  retryFailedJob,
  SERVICES,
  type ServiceName,
} from '@onward/contract/platform/platform';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { offeredLanguages } from '@onward/domain/platform/languages';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { pageFacts, pageWindow } from '../database/lists.ts';
import * as failedJobs from '../jobs/failed-jobs.ts';
import { listUndelivered } from '../outbox/undelivered.ts';
import { notFound } from './errors.ts';
import { Answer, type Route, route } from './route.ts';

const HEALTHY = { status: 'ok', database: 'ok' } as const;
const UNAVAILABLE = { status: 'unavailable', database: 'unavailable' } as const;

export function platformRoutes(app: App): Route[] {
  const { config } = app;
  return [
    route(getHealth, () => healthAnswer(app)),
    route(getReadiness, () => healthAnswer(app)),
    route(getPublicConfiguration, async () => ({
      environment: config.environment,
      languages: [...offeredLanguages(config.environment)],
      sales_phone: config.sales.phone,
      sales_email: config.sales.email,
      app_store_url: config.appStores.apple,
      google_play_url: config.appStores.google,
      services: SERVICES.filter((service) => isOffered(config, service)),
      facebook_app_id: config.facebookAppId,
      product_analytics_url: config.productAnalyticsUrl,
      error_reporting: config.errorReporting !== null,
    })),
    route(reportClientError, async ({ body: { client_error: error } }) => {
      app.errors.report('browser', error, { route: error.page });
      return undefined;
    }),
    route(listFailedJobs, async ({ query }) => {
      const window = pageWindow(query, ['id'], { field: 'id', direction: 'desc' }, DEFAULT_PAGE_SIZE);
      const { rows, totalCount } = await failedJobs.listFailedJobs(app.workerPool, window);
      return {
        failed_jobs: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
        ...pageFacts(window, totalCount),
      };
    }),
    route(listUndeliveredMessages, async ({ tx, query }) => {
      const window = pageWindow(query, ['id'], { field: 'id', direction: 'desc' }, DEFAULT_PAGE_SIZE);
      const { rows, totalCount } = await listUndelivered(tx, window);
      return {
        undelivered_messages: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
        ...pageFacts(window, totalCount),
      };
    }),
    route(retryFailedJob, async ({ params }) => {
      if (!(await failedJobs.retryFailedJob(app.workerPool, params.id))) throw notFound();
      return undefined;
    }),
  ];
}

export const healthOf = async (app: App) => ((await databaseAnswers(app)) ? HEALTHY : UNAVAILABLE);

async function healthAnswer(app: App) {
  const health = await healthOf(app);
  return health.status === 'ok' ? health : new Answer(503, health);
}

function isOffered(
  { adp, jobBoards, calendars, appLink, supportChat, geocoder, textService }: Config,
  service: ServiceName,
): boolean {
  const settings = {
    adp,
    job_boards: jobBoards,
    ...calendars,
    app_link: appLink,
    support_chat: supportChat,
    geocoder,
    text_service: textService,
  };
  return settings[service] !== null;
}

const databaseAnswers = (app: App): Promise<boolean> =>
  app.pool.query('select 1').then(
    () => true,
    () => false,
  );
