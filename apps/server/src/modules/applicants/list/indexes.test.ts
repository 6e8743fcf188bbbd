// Every change of an applicant updates each index of the table, so each index must name the query that needs it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../testing/database/database.ts';

const MODULES = fileURLToPath(new URL('../../', import.meta.url));
const QUERY = /^(?<file>[\w./-]+\.ts) (?<name>\w+): \S/;

/** Whether the named function exists; the comment of a unique index says what it prevents instead. */
function isThere(purpose: string): boolean {
  if (purpose.startsWith('unique: ')) return true;
  const { file = '', name = '' } = QUERY.exec(purpose)?.groups ?? {};
  const path = `${MODULES}${file}`;
  if (!file || !existsSync(path)) return false;
  return new RegExp(`(function|const) ${name}\\b`).test(readFileSync(path, 'utf8'));
}

describe('The indexes of applications', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('each name the function and file that need it [PLT-006]', async () => {
    const { rows } = await client.query<{ name: string; purposes: string | null }>(
      `select indexrelid::regclass::text as name, obj_description(indexrelid, 'pg_class') as purposes
       from pg_index where indrelid = 'applications'::regclass order by 1`,
    );
    expect(rows.length).toBeGreaterThan(10);
    const nameless = rows.filter(({ purposes }) => !purposes?.split('; ').every(isThere));
    expect(nameless).toEqual([]);
  });
});
