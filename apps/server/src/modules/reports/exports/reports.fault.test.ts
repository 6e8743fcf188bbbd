// Workers are killed while they write a report: another one starts over, or it fails in words; no half file is left.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReportOffice } from '../../../../../../testing/people/report-office.ts';
import type { InProcessProduct } from '../../../../../../testing/product/in-process-product.ts';
import { ProcessFleet } from '../../../../../../testing/product/process-fleet.ts';
import { WorkerKills } from '../../../../../../testing/product/worker-kills.ts';
import { until } from '../../../../../../testing/until.ts';

const PEOPLE = 5_000;
/** More deaths than this, and a report is given up. */
const ATTEMPTS_MAX = 3;

let fleet: ProcessFleet;
let pool: pg.Pool;
let office: ReportOffice;
let kills: WorkerKills;

beforeAll(async () => {
  fleet = await ProcessFleet.prepare();
  pool = new pg.Pool({ connectionString: fleet.databaseUrl, max: 3 });
  kills = new WorkerKills(fleet, pool);
  const { url } = await fleet.start('web');
  // What offices use of a product.
  const product = { url, app: { ownerPool: pool }, outside: fleet.outside } as unknown as InProcessProduct;
  office = await ReportOffice.openAt(product);
  await office.crowd(PEOPLE, 'Same Name');
});
afterAll(async () => {
  await pool.end();
  await fleet.stop();
});

const runOf = async (id: number): Promise<{ status: string; attempts: number; failure: string | null }> => {
  const { rows } = await pool.query('select status, attempts, failure from custom_data_exports where id = $1', [id]);
  return rows[0];
};

/** Starts a worker, and kills it while it reads the rows of this attempt. */
async function killWhileReading(id: number, attempt: number): Promise<void> {
  const blocker = await pool.connect();
  try {
    await blocker.query('begin');
    await blocker.query('lock table employees in access exclusive mode');
    const worker = await fleet.start('worker');
    await until(`attempt ${attempt} to read`, async () => {
      const { status, attempts } = await runOf(id);
      const { rows } = await blocker.query(
        `select from pg_locks where relation = 'employees'::regclass and not granted`,
      );
      return status === 'processing' && attempts === attempt && rows.length > 0;
    });
    await kills.kill(worker);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
}

async function start(): Promise<number> {
  const report = await office.added({ columns: [{ key: 'name' }], sort_by: null });
  return (await office.start(report.id)).body.custom_data_export.id;
}

describe('A worker killed while it writes a report', () => {
  it('is followed by another that starts over and completes it [RPT-012]', async () => {
    const id = await start();
    await killWhileReading(id, 1);
    expect(await runOf(id)).toMatchObject({ status: 'processing', attempts: 1 });
    expect((await office.download(id)).status).toBe(202);
    const worker = await fleet.start('worker');
    const ended = await office.ended(id);
    await worker.program.stop();
    expect(ended).toMatchObject({ status: 'completed', row_count: PEOPLE });
    expect(await runOf(id)).toMatchObject({ attempts: 2 });
    const lines = (await office.download(id)).text.trim().split('\r\n');
    expect(lines).toHaveLength(PEOPLE + 1);
  }, 120_000);

  it('again and again ends it in words, and leaves no file [RPT-011, RPT-012]', async () => {
    const id = await start();
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) await killWhileReading(id, attempt);
    const worker = await fleet.start('worker');
    const ended = await office.ended(id);
    await worker.program.stop();
    expect(ended).toMatchObject({ status: 'failed', byte_size: null });
    const answer = await office.download(id);
    expect([answer.body.error_code, answer.body.message]).toEqual([
      30001,
      'The server was interrupted several times while writing this report.',
    ]);
  }, 180_000);
});
