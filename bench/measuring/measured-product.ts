// The product as a benchmark measures it: PostgreSQL, server processes, and their CPU time.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLogins } from '../../apps/server/src/platform/database/embedded/logins.ts';
import { startPostgres } from '../../apps/server/src/platform/database/embedded/start-postgres.ts';
import { type ChildProgram, runProgram } from '../../scripts/supervisor/child-program.ts';
import { embedded } from '../../scripts/supervisor/database.ts';
import { programs, root } from '../../scripts/supervisor/programs.ts';
import { freePort } from '../../testing/product/in-process-product.ts';
import { bestCostOfCalls, type Cost, costOf } from './call-cost.ts';
import { closeConnections, send } from './http-load.ts';

export interface RunningProgram {
  url: string;
  program: ChildProgram;
}

const LOOPBACK = '127.0.0.1';
/** Compression costs the same for every response of a size and is not measured here. */
const PLAIN = { 'accept-encoding': 'identity' };

export class MeasuredProduct {
  readonly database: pg.Client;
  /** The pid of any database backend, from which all others are found. */
  readonly backend: number;
  readonly folder: string;
  readonly #logins: DatabaseLogins;
  readonly #stopDatabase: () => Promise<void>;
  readonly #running = new Set<ChildProgram>();

  private constructor(
    database: pg.Client,
    at: { backend: number; folder: string; logins: DatabaseLogins },
    stopDatabase: () => Promise<void>,
  ) {
    this.database = database;
    this.backend = at.backend;
    this.folder = at.folder;
    this.#logins = at.logins;
    this.#stopDatabase = stopDatabase;
  }

  /** URL for the owner role. */
  get databaseUrl(): string {
    return this.#logins.ownerUrl;
  }

  static async prepare({ durable = false } = {}): Promise<MeasuredProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'onward-bench-'));
    const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable });
    const database = new pg.Client({ connectionString: postgres.ownerUrl });
    await database.connect();
    const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    const at = { backend: rows[0]?.pid ?? 0, folder, logins: postgres };
    return new MeasuredProduct(database, at, () => postgres.stop());
  }

  async start(role: 'web' | 'worker' | 'all', env: NodeJS.ProcessEnv = {}): Promise<RunningProgram> {
    const port = String(await freePort());
    return this.#run(role, programs.server.file, {
      PORT: port,
      PUBLIC_URL: `http://${LOOPBACK}:${port}`,
      ROLE: role,
      ...env,
    });
  }

  /** The sandbox as a separate process. */
  async startSandbox(): Promise<RunningProgram & { env: NodeJS.ProcessEnv }> {
    const [port, smtpPort] = [String(await freePort()), String(await freePort())];
    const running = await this.#run('sandbox', programs.sandbox.file, {
      SANDBOX_PORT: port,
      SANDBOX_SMTP_PORT: smtpPort,
    });
    return { ...running, env: { SANDBOX_URL: running.url, SMTP_URL: `smtp://${LOOPBACK}:${smtpPort}` } };
  }

  /** The floor for HTTP. */
  startBareRoute(): Promise<RunningProgram> {
    return this.#run('bare route', join(root, 'bench/measuring/bare-route.ts'), {});
  }

  async #run(name: string, file: string, env: NodeJS.ProcessEnv): Promise<RunningProgram> {
    const settings = {
      ...embedded(this.#logins),
      DATA_DIR: this.folder,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'on',
      RATE_LIMIT_STAFF: '100000000/60',
    };
    const program = runProgram({ name, file, env: { ...process.env, ...settings, ...env } });
    this.#running.add(program);
    const { url } = await program.ready;
    return { url, program };
  }

  async row<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row> {
    const { rows } = await this.database.query<Row>(text, values);
    const [first] = rows;
    if (!first) throw new Error(`Nothing was found by: ${text}`);
    return first;
  }

  async number(text: string, values: unknown[] = []): Promise<number> {
    return Number(Object.values(await this.row(text, values))[0]);
  }

  /** The cost of one GET for server and database, the best of several rounds. */
  costOfReading(
    { url, program }: RunningProgram,
    times: { warmUp: number; calls: number },
    token: string | null,
    pathOf: (number: number) => string,
  ): Promise<Cost> {
    const headers: Record<string, string> = token ? { ...PLAIN, authorization: `Bearer ${token}` } : PLAIN;
    return bestCostOfCalls({ pids: [program.pid], backend: this.backend }, times, async (number) => {
      const path = pathOf(number);
      const { status, text } = await send(url + path, undefined, headers);
      if (status !== 200) throw new Error(`${path} answered ${status} ${text}`);
    });
  }

  /** The minimum the database must do: one prepared statement. */
  async costOfStatement(name: string, text: string, values: unknown[], calls: number): Promise<number> {
    const { database } = await costOf({ pids: [], backend: this.backend }, calls, async () => {
      for (let call = 0; call < calls; call += 1) await this.database.query({ name, text, values });
    });
    return database;
  }

  async stop(): Promise<void> {
    closeConnections();
    await this.database.end();
    await Promise.all([...this.#running].map((program) => program.stop()));
    await this.#stopDatabase();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The load of the machine, including the benchmark. */
export const machineLoad = (): string => `load of the machine ${loadavg()[0]?.toFixed(1)}`;
