// Background jobs: transactional, replaced by key, retried, taken over from dead workers, listed when they fail.
import { listFailedJobs, retryFailedJob } from '@onward/contract/platform/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { inCompany, inSystem } from '../database/transaction.ts';
import { enqueue, withdrawJob } from './enqueue.ts';
import { startWorker } from './worker.ts';

describe('jobs', () => {
  let product: InProcessProduct;

  beforeAll(async () => {
    product = await startInProcess({ env: { ROLE: 'web' } });
  });
  afterAll(() => product.stop());

  /** In the order in which they run. */
  const waiting = async (task: string) => {
    const { rows } = await product.app.ownerPool.query(
      `select j.id, p.payload, j.attempts, j.max_attempts, j.run_at, j.locked_by, j.queue_name
       from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
       where j.task_identifier = $1 order by j.run_at, j.id`,
      [task],
    );
    return rows;
  };

  const work = (handlers: Parameters<typeof startWorker>[0]['handlers']) =>
    startWorker({ workerPool: product.app.workerPool, handlers, cron: [], concurrency: 2, onError: () => {} });

  it('exist only if the change does, with five attempts [PLT-058]', async () => {
    await inCompany(product.app.pool, 1, (tx) => enqueue(tx, 'test.kept', { number: 1 }));
    await inCompany(product.app.pool, 1, async (tx) => {
      await enqueue(tx, 'test.lost', {});
      throw new Error('no');
    }).catch(() => {});
    expect(await waiting('test.kept')).toMatchObject([{ payload: { number: 1 }, max_attempts: 5 }]);
    expect(await waiting('test.lost')).toEqual([]);
  });

  it('are replaced by a later one with the same key, and can be withdrawn [PLT-058]', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    await inSystem(product.app.pool, (tx) =>
      enqueue(tx, 'test.reminder', { at: 9 }, { key: 'interview:42', runAt: soon }),
    );
    await inSystem(product.app.pool, (tx) =>
      enqueue(tx, 'test.reminder', { at: 10 }, { key: 'interview:42', runAt: soon }),
    );
    expect(await waiting('test.reminder')).toMatchObject([{ payload: { at: 10 } }]);
    await inSystem(product.app.pool, (tx) => withdrawJob(tx, 'interview:42'));
    expect(await waiting('test.reminder')).toEqual([]);
  });

  it('replace each other in order within one transaction too [PLT-058]', async () => {
    await inSystem(product.app.pool, async (tx) => {
      await enqueue(tx, 'test.ordered', { at: 9 }, { key: 'interview:43' });
      await enqueue(tx, 'test.ordered', { at: 10 }, { key: 'interview:43' });
      await enqueue(tx, 'test.ordered', { at: 11 }, { key: 'interview:44' });
      await withdrawJob(tx, 'interview:44');
      await enqueue(tx, 'test.ordered', { at: 12 }, { key: 'interview:45' });
    });
    expect((await waiting('test.ordered')).map(({ payload }) => payload)).toEqual([{ at: 10 }, { at: 12 }]);
  });

  it('stay in their queue, with or without a key [PLT-058]', async () => {
    await inSystem(product.app.pool, async (tx) => {
      await enqueue(tx, 'test.queued', { at: 1 }, { queue: 'test:one' });
      await enqueue(tx, 'test.queued', { at: 2 }, { queue: 'test:one' });
    });
    await inSystem(product.app.pool, async (tx) => {
      await enqueue(tx, 'test.queued', { at: 3 }, { queue: 'test:one', key: 'test:queued' });
      await enqueue(tx, 'test.queued', { at: 4 }, { queue: 'test:other', key: 'test:other' });
    });
    expect((await waiting('test.queued')).map(({ payload, queue_name }) => `${payload.at} ${queue_name}`)).toEqual([
      '1 test:one',
      '2 test:one',
      '3 test:one',
      '4 test:other',
    ]);
  });

  it('run once with two workers on one queue [PLT-058]', async () => {
    const done: number[] = [];
    const handlers = { 'test.count': async (payload: unknown) => void done.push((payload as { n: number }).n) };
    const workers = await Promise.all([work(handlers), work(handlers)]);
    await inSystem(product.app.pool, async (tx) => {
      for (let n = 0; n < 50; n += 1) await enqueue(tx, 'test.count', { n });
    });
    await until('all jobs', async () => (await waiting('test.count')).length === 0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect([...done].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });

  it('wait longer after each failure [PLT-058]', async () => {
    const worker = await work({
      'test.fails': async () => {
        throw new Error('not today');
      },
    });
    await inSystem(product.app.pool, (tx) => enqueue(tx, 'test.fails', {}));
    const [failed] = await until('the first failure', async () => {
      const jobs = await waiting('test.fails');
      return jobs[0]?.attempts === 1 && jobs[0].locked_by === null ? jobs : undefined;
    });
    await worker.stop();
    expect(failed?.run_at.getTime()).toBeGreaterThan(Date.now());
  });

  it('of a killed worker are taken over by running ones [PLT-058]', async () => {
    await inSystem(product.app.pool, (tx) => enqueue(tx, 'test.orphan', {}));
    // The state a worker killed a minute ago leaves behind; the queue has no function to simulate it.
    await product.app.ownerPool.query(
      `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '1 minute', attempts = 1
       where id = (select id from graphile_worker.jobs where task_identifier = 'test.orphan')`,
    );
    let ran = false;
    const worker = await work({
      'test.orphan': async () => {
        ran = true;
      },
    });
    await until('the orphan', async () => ran);
    await worker.stop();
  });

  it('that failed for good are listed for support staff, who can retry them [PLT-058, IDN-002]', async () => {
    await inSystem(product.app.pool, (tx) => enqueue(tx, 'test.given_up', {}));
    await product.app.ownerPool.query(
      `select graphile_worker.permanently_fail_jobs(array_agg(id), 'it broke') from graphile_worker.jobs
       where task_identifier = 'test.given_up'`,
    );
    const support = await new ApiCaller(product.url).signIn('support@onward.test');
    const { body } = await support.call<{ failed_jobs: { id: number; task: string; last_error: string }[] }>(
      listFailedJobs,
    );
    const job = body.failed_jobs.find(({ task }) => task === 'test.given_up');
    expect(job?.last_error).toBe('it broke');
    expect((await support.call(retryFailedJob, { params: { id: job?.id ?? 0 } })).status).toBe(204);
    expect((await waiting('test.given_up'))[0]?.attempts).toBe(0);
    expect((await support.call(retryFailedJob, { params: { id: job?.id ?? 0 } })).body.error_code).toBe(40001);
  });
});
