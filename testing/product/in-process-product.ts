/** The whole product in the test process: the server on its own database, and the sandbox if the test needs providers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { App } from '../../apps/server/src/platform/app.ts';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { commitAndInvalidate } from '../../apps/server/src/platform/database/announced-changes.ts';
import { createPool, type Pool } from '../../apps/server/src/platform/database/pool.ts';
import { startServer } from '../../apps/server/src/server.ts';
import { embedded } from '../../scripts/supervisor/database.ts';
import { findFreePorts } from '../../scripts/supervisor/ports.ts';
import { createEmptyDatabase, createTestDatabase } from '../database/database.ts';
import { Outside } from './outside.ts';
import { startTestSandbox } from './test-sandbox.ts';

/** Tests read and prepare the database as its owner, which the product never is. */
export type TestedApp = App & { ownerPool: Pool };

export interface InProcessProduct {
  url: string;
  /** Metrics, API pages, and health. */
  operationsUrl: string;
  /** As the database owner. */
  databaseUrl: string;
  app: TestedApp;
  /** What the start prints. */
  lines: string[];
  /** What providers received; only with `sandbox: true`. */
  outside: Outside;
  stop(): Promise<void>;
}

export interface ProductOptions {
  sandbox?: boolean;
  env?: Record<string, string>;
  clock?: Clock;
  /** False for an installation without a company. */
  demo?: boolean;
  /** Passkeys need a host name instead of an IP address. */
  publicHost?: '127.0.0.1' | 'localhost';
}

const SECRET_KEY = 'a-key-that-only-tests-use-0123456789';

export async function startInProcess({
  sandbox = false,
  env = {},
  clock,
  demo = true,
  publicHost = '127.0.0.1',
}: ProductOptions = {}): Promise<InProcessProduct> {
  const database = await (demo ? createTestDatabase() : createEmptyDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'onward-product-'));
  // The port is chosen first, because links and redirect URLs contain it.
  const port = await freePort();
  const publicUrl = `http://${publicHost}:${port}`;
  const world = sandbox ? await startTestSandbox(dataDir, publicUrl) : null;
  const config = readConfig({
    PORT: String(port),
    OPERATIONS_PORT: '0',
    ...embedded(database),
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    SECRET_KEY,
    DEMO: '0',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RATE_LIMITS: 'off',
    FEED_CACHE_SECONDS: '0',
    ...(world && { SANDBOX_URL: world.url, SMTP_URL: world.smtpUrl }),
    ...env,
  });
  const server = await startServer(config, undefined, { clock });
  const ownerPool = ownerPoolFor(server.app, database.ownerUrl);
  return {
    url: publicUrl,
    operationsUrl: server.operationsUrl,
    databaseUrl: database.ownerUrl,
    app: { ...server.app, ownerPool },
    lines: server.lines,
    outside: new Outside(world?.url ?? null),
    async stop() {
      await server.stop();
      await ownerPool.end();
      await world?.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Triggers invalidate what the product caches in memory, as if the product had made the change: single statements of
 * a test need no explicit transaction for that.
 */
function ownerPoolFor({ pool }: App, url: string): Pool {
  const ownerPool = createPool({ url, size: 4, role: null, onError: () => {} });
  const query = async (text: string, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await ownerPool.connect();
    try {
      await client.query('begin');
      const result = await client.query(text, values);
      await commitAndInvalidate(client, pool.onChange);
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  return Object.assign(ownerPool, { query });
}

export async function freePort(): Promise<number> {
  const [port = 0] = await findFreePorts(1);
  return port;
}
