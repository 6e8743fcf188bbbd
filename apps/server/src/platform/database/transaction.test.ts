// How a transaction ends, and what it still knows when it had to begin again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/database.ts';
import { createPool, type Pool } from './pool.ts';
import { inCompany, type Transaction } from './transaction.ts';

describe('A transaction', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool({ url: database.ownerUrl, size: 1, role: 'onward_app', onError: () => {} });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  interface Moment {
    began: string;
    company: string;
  }
  const MOMENT = `select now()::text as began, current_setting('onward.company_id', true) as company`;
  const ask = async (tx: Transaction): Promise<Moment> => {
    const [row] = await tx.prepared<Moment & Record<string, unknown>>('test_moment', MOMENT, []);
    return row as Moment;
  };

  it('of a call that only reads is over with its last packet; what is asked then is asked in the same company [PLT-016]', async () => {
    const [first, second, third] = await inCompany(pool, 1, async (tx) => {
      tx.readsOnly = true;
      const packet = await tx.inLastPacket(() => Promise.all([ask(tx), ask(tx)]));
      const later = await tx.client.query<Moment>(MOMENT);
      return [...packet, later.rows[0] as Moment];
    });
    expect(second?.began).toBe(first?.began);
    expect(third?.began).not.toBe(first?.began);
    expect([first, second, third].map((moment) => moment?.company)).toEqual(['1', '1', '1']);
  });

  it('of a call that writes goes on, and is undone as a whole [PLT-058]', async () => {
    const failed = inCompany(pool, 1, async (tx) => {
      await tx.client.query("update departments set name = 'Lost' where company_id = 1");
      await tx.inLastPacket(() => ask(tx));
      throw new Error('after all');
    });
    await expect(failed).rejects.toThrow('after all');
    const { rows } = await inCompany(pool, 1, (tx) => tx.client.query("select from departments where name = 'Lost'"));
    expect(rows).toEqual([]);
  });

  it('whose last packet fails says so and leaves the connection as it was [PLT-006]', async () => {
    const failed = inCompany(pool, 1, async (tx) => {
      tx.readsOnly = true;
      await tx.inLastPacket(() => Promise.all([tx.prepared('test_broken', 'select 1 / 0', []), ask(tx)]));
    });
    await expect(failed).rejects.toThrow('division by zero');
    const [outside, inside] = [await pool.query<Moment>(MOMENT), await inCompany(pool, 2, ask)];
    expect([outside.rows[0]?.company ?? '', inside.company]).toEqual(['', '2']);
  });
});
