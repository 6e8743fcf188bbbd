/** The whole product within the test process: server on a database of its own, and the sandbox when the test needs the outside world. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../apps/sandbox/src/app.ts';
import type { Clock } from '../apps/server/src/platform/clock.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import type { House } from '../apps/server/src/platform/house.ts';
import { startServer } from '../apps/server/src/server.ts';
import { findFreePorts } from '../scripts/supervisor/ports.ts';
import { createTestDatabase } from './database.ts';
import { Outside } from './outside.ts';

export interface InProcessProduct {
  url: string;
  databaseUrl: string;
  house: House;
  /** What the outside world received; only with `sandbox: true`. */
  outside: Outside;
  stop(): Promise<void>;
}

export interface ProductOptions {
  sandbox?: boolean;
  env?: Record<string, string>;
  clock?: Clock;
}

const SECRET_KEY = 'a-key-that-only-tests-use-0123456789';

export async function startInProcess({
  sandbox = false,
  env = {},
  clock,
}: ProductOptions = {}): Promise<InProcessProduct> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'onward-product-'));
  // The port is chosen first, because links and redirect addresses name it.
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const world = sandbox ? await startSandbox({ port: 0, smtpPort: 0, dataDir, publicUrl }) : null;
  const config = readConfig({
    PORT: String(port),
    DATABASE_URL: database.url,
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
  return {
    url: publicUrl,
    databaseUrl: database.url,
    house: server.house,
    outside: new Outside(world?.url ?? null),
    async stop() {
      await server.stop();
      await world?.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const [port = 0] = await findFreePorts(1);
  return port;
}
