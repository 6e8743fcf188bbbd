// What a transaction has written at each point, and what remains when it fails.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/database/database.ts';
import { recordEvent, subscriptions, withdrawEventJobs } from '../events/record-event.ts';
import { enqueue, withdrawJob } from '../jobs/enqueue.ts';
import { createPool, type Pool } from './pool.ts';
import { inCompany, inSystem, type Transaction } from './transaction.ts';

describe('A transaction', () => {
  let database: TestDatabase;
  let pool: Pool;
  const changes: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    const onChange = { onward_names: (payload: string) => void changes.push(payload) };
    pool = createPool({ url: database.ownerUrl, size: 1, role: 'onward_app', onError: () => {}, onChange });
    subscriptions.subscribe('test_held', 'test.held');
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const eventsNamed = (name: string) =>
    inSystem(pool, async (tx) => {
      const text = 'select company_id, subject_id from events where name = $1 order by id';
      const { rows } = await tx.client.query<{ company_id: number; subject_id: number }>(text, [name]);
      return rows.map((row) => `${row.company_id}:${row.subject_id}`);
    });
  const owner = async (text: string, values: unknown[] = []) => {
    const ownerPool = createPool({ url: database.ownerUrl, size: 1, role: null, onError: () => {} });
    const { rows } = await ownerPool.query(text, values);
    await ownerPool.end();
    return rows;
  };
  const jobs = (task: string) => owner('select key from graphile_worker.jobs where task_identifier = $1', [task]);
  const record = (tx: Transaction, name: string, subjectId: number, companyId = 1) =>
    recordEvent(tx, { companyId, name, subjectId });
  const refuse = () => Promise.reject(new Error('changed our mind'));

  it('rolls back as a whole [PLT-058]', async () => {
    const failed = inCompany(pool, 1, async (tx) => {
      await tx.client.query("update departments set name = 'Lost' where company_id = 1");
      await record(tx, 'test_lost', 1);
      await enqueue(tx, 'test.lost', {});
      throw new Error('after all');
    });
    await expect(failed).rejects.toThrow('after all');
    const { rows } = await inCompany(pool, 1, (tx) => tx.client.query("select from departments where name = 'Lost'"));
    expect([rows, await eventsNamed('test_lost'), await jobs('test.lost')]).toEqual([[], [], []]);
  });

  it('that failed halfway is not reported as committed, even when the error was ignored [PLT-058]', async () => {
    const failed = inCompany(pool, 1, async (tx) => {
      await tx.client.query('select 1 / 0').catch(() => undefined);
    });
    await expect(failed).rejects.toThrow('current transaction is aborted');
  });

  it('leaves the connection as it was [PLT-006]', async () => {
    const where = `select coalesce(current_setting('onward.company_id', true), '') as company, current_user as role`;
    await inCompany(pool, 2, (tx) => tx.asSystem(() => tx.client.query(where)));
    await inCompany(pool, 1, (tx) => tx.client.query('select 1 / 0')).catch(() => undefined);
    expect((await pool.query(where)).rows).toEqual([{ company: '', role: 'onward_app' }]);
  });

  it('writes events with the company and role they were recorded in, even when they change later [PLT-016, PLT-058]', async () => {
    await inCompany(pool, 1, async (tx) => {
      await record(tx, 'test_rights', 1);
      await tx.asSystem(() => record(tx, 'test_rights', 2, 2));
      await tx.enterCompany(2);
      await record(tx, 'test_rights', 3, 2);
    });
    expect(await eventsNamed('test_rights')).toEqual(['1:1', '2:2', '2:3']);
    const foreign = inCompany(pool, 1, async (tx) => {
      await record(tx, 'test_rights', 4, 2);
      await tx.enterCompany(2);
    });
    await expect(foreign).rejects.toThrow(/row-level security/);
  });

  it('drops events and jobs of a step that failed, keeps earlier ones and continues with its role [PLT-016, PLT-058]', async () => {
    await inCompany(pool, 1, async (tx) => {
      await record(tx, 'test_step', 1);
      await enqueue(tx, 'test.step', {}, { key: 'before' });
      const step = tx.whollyOrNot(async () => {
        await tx.enterCompany(2);
        await record(tx, 'test_step', 2, 2);
        await enqueue(tx, 'test.step', {}, { key: 'during' });
        await withdrawJob(tx, 'before');
        await refuse();
      });
      await expect(step).rejects.toThrow('changed our mind');
      await tx.whollyOrNot(() => record(tx, 'test_step', 3));
    });
    expect(await eventsNamed('test_step')).toEqual(['1:1', '1:3']);
    expect(await jobs('test.step')).toEqual([{ key: 'before' }]);
  });

  it('keeps an event whose job is withdrawn before it is written [PLT-058]', async () => {
    await inCompany(pool, 1, async (tx) => {
      const hold = { until: new Date(Date.now() + 60_000), key: 'seven' };
      await recordEvent(tx, { companyId: 1, name: 'test_held', subjectId: 7, hold });
      await withdrawEventJobs(tx, 'test_held', ['seven']);
    });
    expect([await eventsNamed('test_held'), await jobs('test.held')]).toEqual([['1:7'], []]);
  });

  it('notifies its own process of changes, once and only after the commit [PLT-017]', async () => {
    const rename = (tx: Transaction, name: string) =>
      tx.client.query('update departments set name = $1 || id where company_id = 1', [name]);
    await inCompany(pool, 1, async (tx) => {
      await rename(tx, 'First ');
      await rename(tx, 'Second ');
      expect(changes).toEqual([]);
    });
    expect(changes).toEqual(['1']);
    await inCompany(pool, 1, async (tx) => {
      await tx.whollyOrNot(() => rename(tx, 'Undone ').then(refuse)).catch(() => undefined);
    });
    await inCompany(pool, 1, (tx) => rename(tx, 'Lost ').then(refuse)).catch(() => undefined);
    expect(changes).toEqual(['1']);
  });
});
