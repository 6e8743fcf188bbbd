// Builds the HTTP application; the server and the tests start the same one.
import fastifyCompress from '@fastify/compress';
import fastifyMultipart from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@onward/domain/attachments/uploads';
import { JSON_BODY_LIMIT_BYTES } from '@onward/domain/platform/constants';
import Fastify, { type FastifyInstance } from 'fastify';
import { backgroundChecksPages } from './modules/background-checks/show-pages.ts';
import { beginByText } from './modules/careers/applying/texted-drafts.ts';
import { careersPages } from './modules/careers/pages/show-pages.ts';
import { installSitemap } from './modules/careers/pages/write-sitemap.ts';
import { documentsPages } from './modules/documents/show-pages.ts';
import { installApiPages } from './modules/integrations/events-out/api-pages/install-api-pages.ts';
import { installIntegrationWebhooks } from './modules/integrations/webhooks.routes.ts';
import { interviewsPages } from './modules/interviews/booking/show-pages.ts';
import { installCalendarFeed } from './modules/interviews/calendars/serve-feed.ts';
import { installMessageWebhooks } from './modules/messages/inbound/webhooks.routes.ts';
import { messagesPages } from './modules/messages/threads/show-pages.ts';
import { offersPages } from './modules/offers/show-pages.ts';
import { onboardingPages } from './modules/onboarding/show-pages.ts';
import { installFeed } from './modules/positions/boards/serve-feed.ts';
import { roomRoutes, THREAD_PORTS } from './modules/rooms.ts';
import type { App } from './platform/app.ts';
import type { CableHub } from './platform/cable/cable-hub.ts';
import { installCable } from './platform/cable/install-cable.ts';
import { answerClientError } from './platform/http/client-error.ts';
import { installCloseInTime } from './platform/http/close-in-time.ts';
import { answerError, installErrorHandling } from './platform/http/error-handler.ts';
import { installRoutes } from './platform/http/install-routes.ts';
import { installJsonParser } from './platform/http/limits/json-parser.ts';
import { limitConnections, serverLimits } from './platform/http/limits/server-limits.ts';
import { installMetrics, type Metrics } from './platform/http/observability/metrics.ts';
import { requestId } from './platform/http/observability/request-id.ts';
import { installRequestLog, ownRequestLines } from './platform/http/observability/request-log.ts';
import { installApiDescription } from './platform/http/openapi.ts';
import { installEmployerApp } from './platform/http/pages/employer-app.ts';
import { installPortalFiles, type PortalApp } from './platform/http/pages/portal-app.ts';
import type { PortalCache } from './platform/http/pages/portal-cache.ts';
import { installPages } from './platform/http/pages/portal-pages.ts';
import { installSecurityHeaders } from './platform/http/security-headers.ts';
import { serializerCompiler } from './platform/http/serialization.ts';
import { validatorCompiler } from './platform/http/validation.ts';

export interface HttpParts {
  app: App;
  hub: CableHub;
  metrics: Metrics;
  /** Folder of the built web app; null serves only the API. */
  browserFolder: string | null;
  /** The built public pages with their cache; null serves none. */
  portal: { program: PortalApp; cache: PortalCache } | null;
}

export async function buildHttp({ app, hub, metrics, browserFolder, portal }: HttpParts): Promise<FastifyInstance> {
  const { config, log } = app;
  const http = Fastify({
    loggerInstance: log,
    logController: ownRequestLines,
    genReqId: requestId,
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    ...serverLimits(config),
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  http.decorate('environmentName', config.environment);
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  limitConnections(http, config);
  installCloseInTime(http);
  installErrorHandling(http);
  installSecurityHeaders(http);
  installJsonParser(http);
  installRequestLog(http);
  installMetrics(http, metrics);
  await http.register(fastifyMultipart, {
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      files: 1,
      fields: 10,
      parts: 11,
      fieldNameSize: 100,
      fieldSize: 10_000,
      headerPairs: 20,
    },
  });
  // Only large responses are worth compressing; assets are already stored compressed.
  await http.register(fastifyCompress, { threshold: 2048, encodings: ['gzip'] });
  await installApiDescription(http, config.publicUrl);
  await installCable(http, app, hub);
  installRoutes(http, app, roomRoutes(app));
  await installApiPages(http, app);
  installFeed(http, app);
  installCalendarFeed(http, app);
  await installIntegrationWebhooks(http, app);
  await installMessageWebhooks(http, app, { begin: beginByText });
  if (browserFolder) {
    const { productAnalyticsUrl, frameHosts } = config;
    await installEmployerApp(http, browserFolder, { alsoConnectTo: productAnalyticsUrl, frameHosts });
  }
  if (portal) await installPortal(http, app, portal);
  return http;
}

/** In its own scope: only here plain HTML forms are parsed, which contain nothing but a button press. */
async function installPortal(
  http: FastifyInstance,
  app: App,
  { program, cache }: NonNullable<HttpParts['portal']>,
): Promise<void> {
  await installPortalFiles(http, program.folder);
  installSitemap(http, app);
  await http.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume().once('end', () => done(null));
    });
    const allPages = [
      ...careersPages(app),
      ...messagesPages({ app, ports: THREAD_PORTS }),
      ...interviewsPages(),
      ...documentsPages(),
      ...offersPages(app),
      ...backgroundChecksPages(app),
      ...onboardingPages(),
    ];
    installPages(pages, app, { render: program.render, cache }, allPages);
  });
}
