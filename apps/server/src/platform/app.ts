// Services handed to every room, built once per process.
import type { FastifyBaseLogger } from 'fastify';
import { AccessResolver, type RecordSessionUse } from './access/resolve.ts';
import { SessionCache } from './access/session-cache.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createEncryption, type Encryption } from './crypto/encryption.ts';
import { createPool, type Pool } from './database/pool.ts';
import { createFileStore } from './files/create-file-store.ts';
import type { FileStore } from './files/file-store.ts';
import { GuessGuard } from './http/limits/guess-guard.ts';
import { RateLimiter } from './http/limits/rate-limiter.ts';
import { NamesCache } from './names-cache.ts';
import { Outbox } from './outbox/send.ts';
import { StrangerMessages } from './outbox/stranger-messages.ts';
import { ErrorReporter } from './reporting/error-reporter.ts';

export interface App {
  config: Config;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Connects as the application role, which sees one company at a time. */
  pool: Pool;
  /** A replica when one is configured, else the same pool. */
  readPool: Pool;
  /** Connects as the worker role, for the job queue and its maintenance. */
  workerPool: Pool;
  /** Runs single short statements across companies, such as counting requests for rate limits. */
  systemPool: Pool;
  encryption: Encryption;
  outbox: Outbox;
  /** The outbox for recipients who have not proved who they are. */
  strangers: StrangerMessages;
  files: FileStore;
  sessions: SessionCache;
  names: NamesCache;
  access: AccessResolver;
  rateLimiter: RateLimiter;
  guesses: GuessGuard;
  errors: ErrorReporter;
  close(): Promise<void>;
}

export interface AppParts {
  config: Config;
  databaseUrl: string;
  secretKeys: string[];
  log: FastifyBaseLogger;
  recordSessionUse: RecordSessionUse;
  clock?: Clock;
}

/** Statements are short, so a few connections serve many requests. */
const SYSTEM_CONNECTIONS = 4;

export function buildApp(parts: AppParts): App {
  const { config, databaseUrl, secretKeys, log, clock = systemClock } = parts;
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const size = config.databasePoolSize;
  const sessions = new SessionCache();
  const names = new NamesCache();
  const onChange = {
    onward_access: (payload: string) => sessions.onNotify(payload),
    onward_names: (payload: string) => names.onNotify(payload),
  };
  const pool = createPool({ url: databaseUrl, size, role: 'onward_app', onError, onChange });
  const readPool = config.databaseReadUrl
    ? createPool({ url: config.databaseReadUrl, size, role: 'onward_app', onError })
    : pool;
  const workerSize = Math.max(4, Math.ceil(size / 2));
  const workerPool = createPool({ url: databaseUrl, size: workerSize, role: 'onward_worker', onError });
  const systemPool = createPool({ url: databaseUrl, size: SYSTEM_CONNECTIONS, role: 'onward_system', onError });
  const encryption = createEncryption(secretKeys);
  const outbox = new Outbox(encryption);
  // Some limits are counted in the middle of a request; a separate pool keeps counting from waiting for requests.
  const rateLimiter = new RateLimiter(systemPool);
  return {
    config,
    clock,
    log,
    pool,
    readPool,
    workerPool,
    systemPool,
    encryption,
    outbox,
    strangers: new StrangerMessages({ config, clock, outbox, rateLimiter, systemPool }),
    files: createFileStore(config.filesUrl, encryption),
    sessions,
    names,
    access: new AccessResolver(pool, sessions, parts.recordSessionUse),
    rateLimiter,
    guesses: new GuessGuard(systemPool, config.rateLimits.sign_in),
    errors: new ErrorReporter(config, log, clock),
    async close() {
      await Promise.all([...new Set([pool, readPool, workerPool, systemPool])].map((one) => one.end()));
    },
  };
}
