// Migrations: each is applied once, even with several processes, and the generated files match the result.
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../../../../testing/database/database.ts';
import { readSchemaSql, schemaSql } from '../../../../../testing/database/schema-sql.ts';
import { schemaTypes } from '../../../../../testing/database/schema-types.ts';
import { migrate, migrationFiles } from './migrate.ts';

describe('migrations', () => {
  it('are applied once when several processes start at the same time [PLT-060]', async () => {
    const database = await createEmptyDatabase();
    await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl), migrate(database.ownerUrl)]);
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from onward_meta.migrations order by name');
    await client.end();
    await database.drop();
    expect(rows.map((row) => row.name)).toEqual(await migrationFiles());
  });

  it('are refused for a database built by other migrations [PLT-060]', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await client.query(`update onward_meta.migrations set name = '0002_before.sql' where name = '0002_identity.sql'`);
    await client.end();
    await expect(migrate(database.ownerUrl)).rejects.toThrow(/built by other migrations \(0002_before\.sql\)/);
    await database.drop();
  });

  it('have up-to-date table types checked in', async () => {
    const database = await createTestDatabase();
    expect(schemaTypes(database.ownerUrl, { verify: true })).toBe(true);
    await database.drop();
  });

  it('have an up-to-date schema.sql checked in', async () => {
    const database = await createTestDatabase();
    expect(await schemaSql(database.ownerUrl)).toBe(await readSchemaSql());
    await database.drop();
  });
});
