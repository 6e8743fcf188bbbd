// Workers are killed before, during, and after the call to a payroll provider: everybody arrives there exactly once.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../testing/people/employee-office.ts';
import { PayrollOffice } from '../../../../../testing/people/payroll-office.ts';
import type { InProcessProduct } from '../../../../../testing/product/in-process-product.ts';
import { ProcessFleet } from '../../../../../testing/product/process-fleet.ts';
import { WorkerKills } from '../../../../../testing/product/worker-kills.ts';
import { until } from '../../../../../testing/until.ts';

const PROVIDER = 'adp';

let fleet: ProcessFleet;
let pool: pg.Pool;
let office: PayrollOffice;
let kills: WorkerKills;

beforeAll(async () => {
  fleet = await ProcessFleet.prepare();
  pool = new pg.Pool({ connectionString: fleet.databaseUrl, max: 3 });
  kills = new WorkerKills(fleet, pool);
  const { url } = await fleet.start('web');
  // What offices use of a product.
  const product = { url, app: { ownerPool: pool }, outside: fleet.outside } as unknown as InProcessProduct;
  office = new PayrollOffice(await EmployeeOffice.openAt(product));
});
afterAll(async () => {
  await pool.end();
  await fleet.stop();
});
beforeEach(async () => {
  await office.clear();
  await office.ready(PROVIDER);
});

async function send(): Promise<number> {
  const { id } = await office.hire();
  expect((await office.send(id, PROVIDER)).status).toBe(201);
  return id;
}

async function finish(id: number): Promise<void> {
  const worker = await fleet.start('worker');
  const { external_id } = await office.becomes(id, PROVIDER, 'sent');
  await worker.program.stop();
  expect(await office.people()).toMatchObject([{ key: external_id }]);
}

describe('A worker killed', () => {
  it('before the call leaves the transfer queued, and the next one sends it [EMP-031]', async () => {
    const id = await send();
    await kills.killAtWriteTo('payroll_transfer_events');
    expect(await office.transfer(id, PROVIDER)).toMatchObject({ status: 'queued', attempts: 0 });
    expect(await office.people()).toEqual([]);
    await finish(id);
  }, 120_000);

  it('after the call, before its result is stored, makes nobody twice [EMP-031]', async () => {
    const id = await send();
    await kills.killAtWriteTo('employee_changes');
    expect(await office.transfer(id, PROVIDER)).toMatchObject({ status: 'sending', external_id: null });
    expect(await office.people()).toHaveLength(1);
    await finish(id);
    expect((await office.transfer(id, PROVIDER)).events.map(({ event }) => event)).toEqual([
      'provider_accepts',
      'start',
    ]);
  }, 120_000);

  it('during the call makes nobody twice either, also when the job is lost with it [EMP-031]', async () => {
    const id = await send();
    await office.mood({ system: PROVIDER, on: 'write', answer: 'hang', times: 1 });
    const worker = await fleet.start('worker');
    await until('the call', async () => (await office.transfer(id, PROVIDER)).status === 'sending');
    await kills.kill(worker);
    await office.mood(null);
    await office.rows(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'payroll.send'`,
    );
    await office.rows(`update payroll_transfers set next_attempt_at = now() - interval '1 hour'`);
    await office.rows(`select graphile_worker.add_job('payroll.resume')`);
    await finish(id);
  }, 120_000);
});
