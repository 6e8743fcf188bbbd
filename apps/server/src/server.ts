// One process of the product: web, worker or both, on a migrated database.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadDemoOnce } from './demo/load.ts';
import { loadEmployer, notLoaded } from './demo/load-employer.ts';
import { loadNewHires } from './demo/load-new-hires.ts';
import { demoSignIns } from './demo/people.ts';
import { buildHttp } from './http.ts';
import { changesCareerPages } from './modules/careers/pages/refresh-pages.ts';
import { recordSessionUse } from './modules/identity/identity.service.ts';
import { WebhookCourier } from './modules/integrations/events-out/courier/courier.ts';
import { sealPlainTaxNumbers } from './modules/locations/locations.service.ts';
import { roomJobs } from './modules/rooms.ts';
import { setupLink } from './modules/staff/staff.service.ts';
import { buildOperations } from './operations.ts';
import { type App, buildApp } from './platform/app.ts';
import { CableHub } from './platform/cable/cable-hub.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createEncryption } from './platform/crypto/encryption.ts';
import { loadSecretKeys } from './platform/crypto/secret-key.ts';
import { listen } from './platform/database/listen.ts';
import { migrate } from './platform/database/migrate.ts';
import { requireSafeLogins } from './platform/database/rights/application-login.ts';
import { createFileStore } from './platform/files/create-file-store.ts';
import { createMetrics } from './platform/http/observability/metrics.ts';
import { loadPortal } from './platform/http/pages/portal-app.ts';
import { PortalCache } from './platform/http/pages/portal-cache.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { createLog } from './platform/log.ts';
import { ConfigError } from './platform/settings-reader.ts';

const BROWSER_FOLDER = fileURLToPath(new URL('../../employer/dist/', import.meta.url));
const PORTAL_FOLDER = fileURLToPath(new URL('../../portal/dist/', import.meta.url));
/** Written last by the build, so that an incomplete build is ignored. */
const PORTAL_BUILT = `${PORTAL_FOLDER}.sources`;
export const WORKER_CONCURRENCY = 5;

export interface RunningServer {
  url: string | null;
  /** Metrics, API docs and health. */
  operationsUrl: string;
  app: App;
  /** Lines printed for the person who starts it: how to sign in, or how to create the first company. */
  lines: string[];
  stop(): Promise<void>;
}

export interface StartOptions {
  clock?: Clock;
}

export async function startServer(
  config: Config,
  onProgress: (text: string) => void = () => {},
  options: StartOptions = {},
): Promise<RunningServer> {
  const { databaseUrl, databaseOwnerUrl: ownerUrl, databaseReadUrl: readUrl } = config;
  if (!databaseUrl || !ownerUrl) {
    throw new ConfigError(
      'DATABASE_URL and DATABASE_OWNER_URL are missing; npm start sets them to the embedded database.',
    );
  }
  onProgress('migrating the database');
  const applicationUrls = readUrl ? [databaseUrl, readUrl] : [databaseUrl];
  await migrate(ownerUrl, onProgress, await requireSafeLogins({ ownerUrl, applicationUrls }));
  const secretKeys = await loadSecretKeys(config.secretKeys, config.dataDir);
  const files = createFileStore(config.filesUrl, createEncryption(secretKeys));
  if (config.demo) await loadDemoOnce(databaseUrl, onProgress, files);

  const app = buildApp({
    config,
    databaseUrl,
    secretKeys,
    log: createLog(config.logLevel),
    recordSessionUse,
    clock: options.clock,
  });
  // Runs before anything is read: encrypts what an earlier version, or the demo data, stored in plain text.
  await sealPlainTaxNumbers(app);
  if (config.demo) await loadEmployer(quietly(app));
  const hub = new CableHub(app);
  const metrics = createMetrics(app, hub);
  const { handlers, cron } = roomJobs(app);
  const onJobError = (error: unknown, task: string, isFinal = false) => {
    if (isFinal) app.errors.report('server', asError(error), { route: null, task });
    metrics.jobFailures.inc({ task });
    app.log.warn({ err: error, task }, 'a job failed');
  };

  const browserFolder = existsSync(BROWSER_FOLDER) ? BROWSER_FOLDER : null;
  const pages = new PortalCache(changesCareerPages);
  const portal = existsSync(PORTAL_BUILT) ? { program: await loadPortal(PORTAL_FOLDER), cache: pages } : null;
  const http = await buildHttp({ app, hub, metrics, browserFolder, portal });
  const courier = config.role === 'web' ? null : new WebhookCourier(app);
  const listener = await listenForChanges(databaseUrl, { app, hub, pages, courier });
  const worker =
    config.role === 'web'
      ? null
      : await startWorker({
          workerPool: app.workerPool,
          handlers,
          cron,
          concurrency: WORKER_CONCURRENCY,
          onError: onJobError,
        });
  await http.ready();
  const operations = await buildOperations({ app, metrics, http });
  // A worker also listens on its own ports, for health checks and metrics.
  const url = await http.listen({ port: config.port, host: config.host });
  const operationsUrl = await operations.listen(config.operations);
  // Last, because outside services answer it; awaited, because people who look around at once would find empty rooms.
  if (config.demo) await loadNewHires(quietly(app), onProgress).catch(notLoaded(app, 'onboardings'));

  return {
    url,
    operationsUrl,
    app,
    lines: config.demo ? demoSignIns() : await setupLines(app),
    async stop() {
      hub.stop();
      await Promise.all([http.close(), operations.close()]);
      await worker?.stop();
      await courier?.stop();
      await listener.stop();
      await app.close();
    },
  };
}

/** The way in while there is no company yet (CMP-067). */
async function setupLines(app: App): Promise<string[]> {
  const link = app.config.role === 'worker' ? null : await setupLink(app);
  return link ? ['Create your company with this link, within 60 minutes:', link, ''] : [];
}

interface Informed {
  app: App;
  hub: CableHub;
  pages: PortalCache;
  courier: WebhookCourier | null;
}

function listenForChanges(databaseUrl: string, { app, hub, pages, courier }: Informed) {
  const report = (error: unknown) => app.log.warn({ err: error }, 'a notification could not be handled');
  return listen(databaseUrl, {
    channels: {
      onward_access: (payload) => {
        app.sessions.onNotify(payload);
        hub.onAccessChange(payload).catch(report);
      },
      onward_names: (payload) => app.names.onNotify(payload),
      onward_events: (payload) => {
        pages.onNotify(payload);
        hub.onEvent(payload).catch(report);
      },
      onward_webhooks: () => courier?.wake(),
    },
    onConnect: () => {
      courier?.wake();
      app.sessions.connected();
      // A replica can lag behind the events, so with a replica names are read from the database every time.
      if (app.readPool === app.pool) app.names.connected();
      pages.connected();
      hub.reconnectAll('remote');
    },
    onDisconnect: () => {
      app.sessions.disconnected();
      app.names.disconnected();
      pages.disconnected();
    },
    onError: report,
  });
}

/** What the demo lets fail on purpose needs nobody's attention. */
const quietly = (app: App): App => ({ ...app, log: app.log.child({}, { level: 'error' }) });

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
