// Events are written with the change they describe, together and in the company they belong to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { inCompany, inSystem } from '../database/transaction.ts';
import { eventJobs } from './event-jobs.ts';
import { EVENT_TASK, recordEvent, subscriptions, withdrawEventJobs } from './record-event.ts';

describe('events', () => {
  let product: InProcessProduct;
  beforeAll(async () => {
    product = await startInProcess({ env: { ROLE: 'web' } });
  });
  afterAll(() => product.stop());

  const recorded = async (name: string): Promise<string[]> => {
    const { rows } = await product.app.ownerPool.query<{ words: string }>(
      "select company_id || ':' || subject_id as words from events where name = $1 order by id",
      [name],
    );
    return rows.map(({ words }) => words);
  };

  it('keep their order and are not stored without their change [PLT-058]', async () => {
    await inCompany(product.app.pool, 1, async (tx) => {
      for (const subjectId of [3, 1, 2]) await recordEvent(tx, { companyId: 1, name: 'test_kept', subjectId });
    });
    await inCompany(product.app.pool, 1, async (tx) => {
      await recordEvent(tx, { companyId: 1, name: 'test_lost', subjectId: 1 });
      throw new Error('no');
    }).catch(() => {});
    expect([await recorded('test_kept'), await recorded('test_lost')]).toEqual([['1:3', '1:1', '1:2'], []]);
  });

  it('recorded identically by several steps of one change are stored once [PLT-058]', async () => {
    await inCompany(product.app.pool, 1, async (tx) => {
      for (const subjectId of [1, 2, 1]) await recordEvent(tx, { companyId: 1, name: 'test_alike', subjectId });
    });
    expect(await recorded('test_alike')).toEqual(['1:1', '1:2']);
  });

  it('belong to the company the transaction was in when they were recorded [PLT-058]', async () => {
    await inSystem(product.app.pool, async (tx) => {
      for (const companyId of [1, 2]) {
        await tx.enterCompany(companyId);
        await recordEvent(tx, { companyId, name: 'test_entered', subjectId: 7 });
      }
    });
    expect(await recorded('test_entered')).toEqual(['1:7', '2:7']);
  });

  it('of another company are refused by the database [PLT-016]', async () => {
    const foreign = inCompany(product.app.pool, 1, (tx) =>
      recordEvent(tx, { companyId: 2, name: 'test_foreign', subjectId: 1 }),
    );
    await expect(foreign).rejects.toThrow(/row-level security/);
    expect(await recorded('test_foreign')).toEqual([]);
  });

  describe('that several rooms subscribe to', () => {
    const job = { id: 1, attempt: 1, lastAttempt: false };
    const queued = async (): Promise<{ task: string; subject: number }[]> => {
      const { rows } = await product.app.ownerPool.query(
        `select j.task_identifier as task, (p.payload ->> 'subject_id')::int as subject
         from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
         where j.task_identifier like 'test.%' or p.payload ->> 'name' = 'test_shared' order by j.id`,
      );
      return rows;
    };
    beforeAll(() => {
      for (const task of ['test.first', 'test.broken', 'test.last']) subscriptions.subscribe('test_shared', task);
    });

    it('start one job, which can be withdrawn before it runs [PLT-058]', async () => {
      const record = (subjectId: number, key: string) =>
        inCompany(product.app.pool, 1, (tx) =>
          recordEvent(tx, {
            companyId: 1,
            name: 'test_shared',
            subjectId,
            hold: { until: new Date(Date.now() + 60_000), key },
          }),
        );
      await record(8, 'kept');
      await record(9, 'withdrawn');
      await inCompany(product.app.pool, 1, (tx) => withdrawEventJobs(tx, 'test_shared', ['withdrawn']));
      expect(await queued()).toEqual([{ task: EVENT_TASK, subject: 8 }]);
    });

    it('reach all of them, and failed tasks are retried on their own [PLT-058]', async () => {
      const received: string[] = [];
      const { handlers } = eventJobs(product.app, {
        'test.first': async () => void received.push('first'),
        'test.broken': () => Promise.reject(new Error('not today')),
        'test.last': async (payload) => void received.push(`last ${JSON.stringify(payload)}`),
      });
      const event = { company_id: 1, event_id: 2, subject_id: 3 };
      await handlers[EVENT_TASK]?.({ name: 'test_shared', ...event }, job);
      expect(received).toEqual(['first', `last ${JSON.stringify(event)}`]);
      expect(await queued()).toContainEqual({ task: 'test.broken', subject: 3 });
    });
  });
});
