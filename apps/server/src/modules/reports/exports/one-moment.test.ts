// Rows that change while a report is written: the file shows all of them as they were when it began.
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReportOffice } from '../../../../../../testing/people/report-office.ts';
import { until } from '../../../../../../testing/until.ts';

/** More than are read at a time. */
const PEOPLE = 5_000;

let office: ReportOffice;
beforeAll(async () => {
  office = await ReportOffice.open();
  await office.crowd(PEOPLE, 'Before');
});
afterAll(() => office.employees.product.stop());

it('the file of a report is of one moment [RPT-012]', async () => {
  const { ownerPool } = office.employees.product.app;
  const report = await office.added({ columns: [{ key: 'name' }], sort_by: null });
  const reading = await holder(ownerPool, 'lock table employees in access exclusive mode');
  const { id } = (await office.start(report.id)).body.custom_data_export;
  await until('the report to wait for its rows', () => isWaiting('employees'));
  // Its progress is written after the first rows were read, and has to wait too.
  const writing = await holder(ownerPool, 'lock table custom_data_exports in share mode');
  await reading.release();
  await until('the first rows to be read', () => isWaiting('custom_data_exports'));
  await office.employees.rows(`update employees set name = 'After' where name = 'Before'`);
  await office.crowd(1, 'Newcomer');
  await writing.release();
  expect(await office.ended(id)).toMatchObject({ status: 'completed', row_count: PEOPLE });
  const names = (await office.download(id)).text.trim().split('\r\n').slice(1);
  expect(names).toHaveLength(PEOPLE);
  expect([...new Set(names)]).toEqual(['"Before"']);
});

it('an attempt that another worker has taken over leaves the run to it [RPT-012]', async () => {
  const { ownerPool } = office.employees.product.app;
  const report = await office.added({ columns: [{ key: 'name' }], sort_by: null });
  const reading = await holder(ownerPool, 'lock table employees in access exclusive mode');
  const { id } = (await office.start(report.id)).body.custom_data_export;
  await until('the report to wait for its rows', () => isWaiting('employees'));
  await office.employees.rows(`update custom_data_exports set storage_key = 'of another' where id = $1`, [id]);
  await reading.release();
  await until('the first attempt to end', async () => {
    const jobs = await office.employees.rows(
      `select from graphile_worker.jobs where task_identifier = 'reports.export'`,
    );
    return jobs.length === 0;
  });
  expect((await office.download(id)).status).toBe(202);
});

/** Holds a lock until it is released. */
async function holder(pool: pg.Pool, lock: string): Promise<{ release: () => Promise<void> }> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(lock);
  return {
    release: async () => {
      await client.query('rollback');
      client.release();
    },
  };
}

async function isWaiting(table: string): Promise<boolean> {
  const waiting = await office.employees.rows(
    'select from pg_locks where relation = $1::text::regclass and not granted',
    [table],
  );
  return waiting.length > 0;
}
