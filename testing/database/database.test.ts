import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from './database.ts';

describe('The databases of tests', () => {
  // The first one waits until the template database is filled.
  test('hold the schema and know nothing of each other', { timeout: 60_000 }, async () => {
    const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
    const [first, second] = databases;
    expect(await countTables(first.ownerUrl)).toBeGreaterThan(0);
    await query(first.ownerUrl, 'create table only_here ()');
    expect(await countTables(first.ownerUrl)).toBe((await countTables(second.ownerUrl)) + 1);
    await Promise.all(databases.map((database) => database.drop()));
  });

  test('can be had empty, and are gone when dropped, even in use', async () => {
    const database = await createEmptyDatabase();
    expect(await countTables(database.ownerUrl)).toBe(0);
    const user = new pg.Client({ connectionString: database.ownerUrl });
    const cutOff = new Promise((resolve) => user.on('error', resolve));
    await user.connect();
    await database.drop();
    await cutOff;
    await expect(query(database.ownerUrl, 'select 1')).rejects.toThrow('does not exist');
  });
});

async function countTables(ownerUrl: string): Promise<number> {
  const rows = await query(
    ownerUrl,
    `select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return rows[0].count;
}

async function query(ownerUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
