// What is our overhead? An authenticated read of one small record through the whole stack, in CPU time of server and
// database together, compared with a bare route and the bare statement. Target: at most 5 times the two floors.
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { type ChildProgram, runProgram } from '../scripts/supervisor/child-program.ts';
import { embedded } from '../scripts/supervisor/database.ts';
import { programs, root } from '../scripts/supervisor/programs.ts';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { freePort } from '../testing/product/in-process-product.ts';
import { printTable } from './measuring/print-table.ts';
import { cpuSeconds, cpuSecondsOfDatabase } from './measuring/process-cpu.ts';

const WARM_UP = 2_000;
const REQUESTS = 10_000;
const AT_ONCE = 16;
const TARGET = 5;
const STATEMENT = `select id, name, description, open_positions_count, version, updated_at from departments
  where company_id = $1 and id = $2`;

/** `once` gets the index of the concurrent caller, so that each can have its own connection. */
async function repeat(times: number, once: (caller: number) => Promise<unknown>): Promise<void> {
  let left = times;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, caller) => {
      while (left-- > 0) await once(caller);
    }),
  );
}

/** CPU microseconds per call, after a warm-up. */
async function measure(once: (caller: number) => Promise<unknown>, spent: () => number): Promise<number> {
  await repeat(WARM_UP, once);
  const before = spent();
  await repeat(REQUESTS, once);
  return ((spent() - before) / REQUESTS) * 1e6;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const fetchOnce = (url: string, headers: Record<string, string> = {}) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response
        .resume()
        .once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(String(response.statusCode)))));
    }).once('error', reject);
  });

const folder = await mkdtemp(join(tmpdir(), 'onward-bench-'));
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const port = await freePort();
const env = {
  ...process.env,
  PORT: String(port),
  ...embedded(postgres),
  DATA_DIR: folder,
  ROLE: 'web',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'on',
  RATE_LIMIT_STAFF: '100000000/60',
};
const running: ChildProgram[] = [];
const start = async (name: string, file: string): Promise<{ url: string; pid: number }> => {
  const program = runProgram({ name, file, env });
  running.push(program);
  const { url } = await program.ready;
  return { url, pid: program.pid };
};

try {
  const product = await start('server', programs.server.file);
  const bare = await start('bare route', join(root, 'bench/measuring/bare-route.ts'));
  const clients = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const client = new pg.Client({ connectionString: postgres.ownerUrl });
      await client.connect();
      return client;
    }),
  );
  const probe = clients[0] as pg.Client;
  const backend = (await probe.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
  const { rows } = await probe.query<{ id: number }>(
    'select id from departments where company_id = 1 order by id limit 1',
  );
  const id = rows[0]?.id ?? 0;
  const { token } = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');

  const statement = await measure(
    (caller) => (clients[caller] as pg.Client).query({ name: 'floor', text: STATEMENT, values: [1, id] }),
    () => cpuSecondsOfDatabase(backend),
  );
  const route = await measure(
    () => fetchOnce(bare.url),
    () => cpuSeconds(bare.pid),
  );
  const address = `${product.url}/v1/departments/${id}`;
  const headers = { authorization: `Bearer ${token}` };
  await repeat(WARM_UP, () => fetchOnce(address, headers));
  const before = { app: cpuSeconds(product.pid), database: cpuSecondsOfDatabase(backend) };
  await repeat(REQUESTS, () => fetchOnce(address, headers));
  const app = ((cpuSeconds(product.pid) - before.app) / REQUESTS) * 1e6;
  const database = ((cpuSecondsOfDatabase(backend) - before.database) / REQUESTS) * 1e6;

  const floor = route + statement;
  const ratio = (app + database) / floor;
  printTable(
    ['', 'processor µs per call'],
    [
      ['bare Fastify route', route.toFixed(0)],
      ['bare statement, database only', statement.toFixed(0)],
      ['sum of the floors', floor.toFixed(0)],
      ['GET /v1/departments/:id, server', app.toFixed(0)],
      ['GET /v1/departments/:id, database', database.toFixed(0)],
      ['GET /v1/departments/:id, both', (app + database).toFixed(0)],
      [`ratio (target: at most ${TARGET})`, `${ratio.toFixed(2)} ${ratio <= TARGET ? 'reached' : 'MISSED'}`],
    ],
  );
  await Promise.all(clients.map((client) => client.end()));
  process.exitCode = ratio <= TARGET ? 0 : 1;
} finally {
  agent.destroy();
  await Promise.all(running.map((program) => program.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
