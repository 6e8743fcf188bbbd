// Every table is locked: a plain connection with the application's role sees and changes nothing.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../testing/database/database.ts';

const tablesOf = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
  );
  return rows.map((row) => row.name);
};

describe('row-level security', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let application: pg.Client;
  let tables: string[];

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client({ connectionString: database.ownerUrl });
    application = new pg.Client({
      connectionString: database.ownerUrl,
      options: '-c role=onward_app -c search_path=public',
    });
    await owner.connect();
    await application.connect();
    tables = await tablesOf(owner);
  });
  afterAll(async () => {
    await owner.end();
    await application.end();
    await database.drop();
  });

  /** Rows the application can see now; a refused query counts as none. */
  const visible = async (table: string): Promise<number> => {
    try {
      const { rows } = await application.query(`select count(*)::int as count from ${table}`);
      return rows[0].count;
    } catch (error) {
      expect((error as { code: string }).code).toBe('42501');
      return 0;
    }
  };

  it('is on and forced for every table there is [PLT-016]', async () => {
    const { rows } = await owner.query(
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(tables.length).toBeGreaterThan(20);
    expect(rows).toEqual([]);
  });

  it('shows no rows of any table to a plain application connection [PLT-016]', async () => {
    for (const table of tables) expect([table, await visible(table)]).toEqual([table, 0]);
  });

  it('shows a company its own rows and no others [PLT-016]', async () => {
    const { rows: companies } = await owner.query<{ id: number }>('select id from companies order by id');
    expect(companies.length).toBeGreaterThan(1);
    const withCompany = (
      await owner.query<{ table_name: string }>(
        `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`,
      )
    ).rows.map((row) => row.table_name);
    for (const { id } of companies) {
      await application.query('begin');
      await application.query(`select set_config('onward.company_id', $1, true)`, [String(id)]);
      for (const table of withCompany.filter((name) => tables.includes(name))) {
        const mine = await application
          .query(`select count(*)::int as count from ${table} where company_id is distinct from $1`, [id])
          .catch((error: { code: string }) => {
            expect(error.code).toBe('42501');
            return null;
          });
        if (mine === null) {
          // A refused statement aborts the transaction, so start a new one for the next table.
          await application.query('rollback');
          await application.query('begin');
          await application.query(`select set_config('onward.company_id', $1, true)`, [String(id)]);
        } else expect([table, mine.rows[0].count]).toEqual([table, 0]);
      }
      await application.query('rollback');
    }
  });

  it('prevents writing rows of another company [PLT-016]', async () => {
    await application.query('begin');
    await application.query(`select set_config('onward.company_id', '1', true)`);
    await expect(
      application.query(`insert into departments (company_id, name, name_key) values (2, 'Smuggled', 'smuggled')`),
    ).rejects.toMatchObject({ code: '42501' });
    await application.query('rollback');
  });

  it('shows only the logins of users in the same company [PLT-016]', async () => {
    await application.query('begin');
    await application.query(`select set_config('onward.company_id', '2', true)`);
    const { rows } = await application.query<{ email: string }>('select email from users order by email');
    await application.query('rollback');
    expect(rows.map((row) => row.email)).toEqual(['owner@harborpine.test', 'two.companies@larkfield.test']);
  });

  it('prevents changes to the audit log, even by the system role [PLT-055]', async () => {
    for (const role of ['onward_app', 'onward_system']) {
      const { rows } = await owner.query(
        `select has_table_privilege($1, 'audit_log', 'update') or has_table_privilege($1, 'audit_log', 'delete') as may`,
        [role],
      );
      expect(rows[0].may).toBe(false);
    }
  });
});
