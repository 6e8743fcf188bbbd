import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from './database.ts';

describe('The databases of tests', () => {
  // The first one waits until the database they are all copied from is filled.
  test('hold the schema and know nothing of each other', { timeout: 60_000 }, async () => {
    const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
    const [first, second] = databases;
    expect(await countTables(first.url)).toBeGreaterThan(0);
    await query(first.url, 'create table only_here ()');
    expect(await countTables(first.url)).toBe((await countTables(second.url)) + 1);
    await Promise.all(databases.map((database) => database.drop()));
  });

  test('can be had empty, and are gone when dropped, even in use', async () => {
    const database = await createEmptyDatabase();
    expect(await countTables(database.url)).toBe(0);
    const user = new pg.Client({ connectionString: database.url });
    const cutOff = new Promise((resolve) => user.on('error', resolve));
    await user.connect();
    await database.drop();
    await cutOff;
    await expect(query(database.url, 'select 1')).rejects.toThrow('does not exist');
  });
});

async function countTables(url: string): Promise<number> {
  const rows = await query(
    url,
    `select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return rows[0].count;
}

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
