// What we rely on in the driver: it pipelines statements through a stream that can be corked.
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/database/database.ts';
import { createPool, type Pool } from './pool.ts';
import { inCompany, type Transaction } from './transaction.ts';

/** Counts how often the connection writes to the operating system. */
function countWrites(client: pg.PoolClient): { count: number } {
  const writes = { count: 0 };
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  const { _write, _writev } = stream;
  if (!_writev) throw new Error('The stream of the connection cannot write several chunks at once.');
  stream._write = (...given: Parameters<typeof _write>) => {
    writes.count += 1;
    return _write.apply(stream, given);
  };
  stream._writev = (...given: Parameters<typeof _writev>) => {
    writes.count += 1;
    return _writev.apply(stream, given);
  };
  return writes;
}

describe('Statements sent together', () => {
  let database: TestDatabase;
  let pool: Pool;
  let writes: { count: number };
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool({ url: database.ownerUrl, size: 1, role: 'onward_app', onError: () => {} });
    const client = await pool.connect();
    writes = countWrites(client);
    client.release();
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const ask = async (tx: Transaction, number: number): Promise<number> => {
    const [row] = await tx.prepared<{ number: number }>(`test_${number}`, 'select $1::int as number', [number]);
    return row?.number ?? 0;
  };
  const NUMBERS = [1, 2, 3, 4, 5];

  it('leave in one write and return results in order [PLT-006]', async () => {
    await inCompany(pool, 1, async (tx) => {
      await tx.client.query('select 1');
      writes.count = 0;
      const answers = await tx.inOnePacket(() => Promise.all(NUMBERS.map((number) => ask(tx, number))));
      expect(answers).toEqual(NUMBERS);
      expect(writes.count).toBe(1);
    });
  });

  it('include the BEGIN and a role change in the same packet [PLT-006]', async () => {
    await inCompany(pool, 1, async (tx) => {
      writes.count = 0;
      await ask(tx, 1);
      await tx.asSystem(() => ask(tx, 2));
    });
    // Packets: BEGIN with the first statement, the role change with the second, and the role reset with the commit.
    expect(writes.count).toBe(3);
  });

  it('fail with the first cause, whichever result is awaited [PLT-006]', async () => {
    const failed = inCompany(pool, 1, (tx) =>
      tx.inOnePacket(() => Promise.all([tx.prepared('test_broken', 'select 1 / 0', []), ask(tx, 1)])),
    );
    await expect(failed).rejects.toThrow('division by zero');
  });
});
