// Work that must not run twice at once, on a real database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/database/database.ts';
import { createPool, type Pool } from './pool.ts';
import { runAlone } from './run-alone.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.ownerUrl, size: 4, role: 'onward_app', onError: () => {} });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('is refused to a second caller until the first one is done, also when that one fails [EMP-031]', async () => {
  const ran: string[] = [];
  const first = runAlone(pool, 'payroll:1', async () => {
    expect(await runAlone(pool, 'payroll:1', async () => void ran.push('second'))).toBe(false);
    expect(await runAlone(pool, 'payroll:2', async () => void ran.push('other'))).toBe(true);
    throw new Error('failed');
  });
  await expect(first).rejects.toThrow('failed');
  expect(await runAlone(pool, 'payroll:1', async () => void ran.push('later'))).toBe(true);
  expect(ran).toEqual(['other', 'later']);
});
