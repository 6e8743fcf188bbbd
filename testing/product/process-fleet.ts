/** Server processes on one database, started, stopped, and killed one by one, with the sandbox. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildProgram, runProgram } from '../../scripts/supervisor/child-program.ts';
import { embedded } from '../../scripts/supervisor/database.ts';
import { programs } from '../../scripts/supervisor/programs.ts';
import { createTestDatabase } from '../database/database.ts';
import { freePort } from './in-process-product.ts';
import { Outside } from './outside.ts';
import { startTestSandbox } from './test-sandbox.ts';

export interface FleetProcess {
  url: string;
  program: ChildProgram;
}

export class ProcessFleet {
  /** As the database owner. */
  readonly databaseUrl: string;
  readonly outside: Outside;
  readonly #env: NodeJS.ProcessEnv;
  readonly #running = new Set<ChildProgram>();
  readonly #cleanUp: () => Promise<void>;

  private constructor(databaseUrl: string, outside: Outside, env: NodeJS.ProcessEnv, cleanUp: () => Promise<void>) {
    this.databaseUrl = databaseUrl;
    this.outside = outside;
    this.#env = env;
    this.#cleanUp = cleanUp;
  }

  static async prepare(env: Record<string, string> = {}): Promise<ProcessFleet> {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'onward-fleet-'));
    const sandbox = await startTestSandbox(dataDir, 'http://127.0.0.1:1');
    const settings = {
      ...process.env,
      ...embedded(database),
      SECRET_KEY: 'a-key-that-only-tests-use-0123456789',
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      SANDBOX_URL: sandbox.url,
      SMTP_URL: sandbox.smtpUrl,
      PUBLIC_URL: 'http://127.0.0.1:1',
      ...env,
    };
    return new ProcessFleet(database.ownerUrl, new Outside(sandbox.url), settings, async () => {
      await sandbox.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  async start(role: 'all' | 'web' | 'worker'): Promise<FleetProcess> {
    const port = await freePort();
    const program = runProgram({
      ...programs.server,
      env: { ...this.#env, ROLE: role, PORT: String(port), OPERATIONS_PORT: '0' },
    });
    this.#running.add(program);
    void program.ended.then(() => this.#running.delete(program));
    await program.ready;
    return { url: `http://127.0.0.1:${port}`, program };
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running].map((program) => program.stop()));
    await this.#cleanUp();
  }
}
