/** The whole product in separate processes, on free ports: for browser tests, screenshots, and benchmarks. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLogins } from '../../apps/server/src/platform/database/embedded/logins.ts';
import { type ChildProgram, runProgram } from '../../scripts/supervisor/child-program.ts';
import { embedded } from '../../scripts/supervisor/database.ts';
import { findFreePorts } from '../../scripts/supervisor/ports.ts';
import { programs } from '../../scripts/supervisor/programs.ts';

export type Product = { url: string; sandboxUrl: string; stop(): Promise<void> };

export type ProductOptions = { database: DatabaseLogins; env?: Record<string, string> };

/** Brings the database to the current schema and loads the demo, unless `env` says otherwise. */
export async function startProduct({ database, env = {} }: ProductOptions): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'onward-product-'));
  const [port, sandboxPort, smtpPort] = await findFreePorts(3);
  const settings = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    OPERATIONS_PORT: '0',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: dataFolder,
    ...embedded(database),
    LOG_LEVEL: 'warn',
    // All requests of a run come from one address, which would soon hit the rate limit.
    RATE_LIMITS: 'off',
    ...env,
  };
  const running = [programs.sandbox, programs.server].map((program) => runProgram({ ...program, env: settings }));
  const stop = async () => {
    await Promise.all(running.map((program) => program.stop()));
    await rm(dataFolder, { recursive: true, force: true });
  };
  const [sandbox, server] = await whenReady(running).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: server?.url ?? '', sandboxUrl: sandbox?.url ?? '', stop };
}

const whenReady = (running: ChildProgram[]) => Promise.all(running.map((program) => program.ready));
