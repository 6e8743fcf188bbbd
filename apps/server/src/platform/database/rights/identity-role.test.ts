// Credentials are readable only by the role that sign-in uses.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../testing/database/database.ts';
import { migrate } from '../migrate.ts';
import { createPool, type Pool } from '../pool.ts';
import { inCompany, inIdentity, inSystem, type Transaction } from '../transaction.ts';
import { requireSafeLogins } from './application-login.ts';

const DENIED = { code: '42501' };

/** Columns that only this role can read, and the name pattern of columns that must be among them. */
const CLOSED_COLUMNS = `
  select c.relname as table, a.attname as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and has_column_privilege('onward_identity', c.oid, a.attnum, 'select')
    and not has_column_privilege('onward_system', c.oid, a.attnum, 'select') order by 1, 2`;
const COLUMNS_OF_PROOF = `
  select c.relname as table, a.attname as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname ~ '(_hash|^secret)$'
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'company_rows') order by 1, 2`;
const OTHER_TABLES = `
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'identity_rows')`;
type Column = { table: string; column: string };

describe('the identity role', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { ownerUrl, applicationUrl } = database;
    await migrate(ownerUrl, undefined, await requireSafeLogins({ ownerUrl, applicationUrls: [applicationUrl] }));
    pool = createPool({ url: applicationUrl, size: 2, role: 'onward_app', onError: () => {} });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const columns = async (text: string): Promise<Column[]> =>
    inSystem(pool, async (tx) => (await tx.client.query<Column>(text)).rows);

  const roleOf = async (tx: Transaction) =>
    (await tx.client.query<{ role: string }>('select current_user as role')).rows[0]?.role;

  it('is the only role that reads and writes credentials [IDN-021, PLT-016]', async () => {
    const closed = await columns(CLOSED_COLUMNS);
    const proof = [...(await columns(COLUMNS_OF_PROOF)), { table: 'one_time_tokens', column: 'payload' }];
    expect(proof.length).toBeGreaterThan(7);
    expect(closed).toEqual(expect.arrayContaining(proof));
    for (const { table, column } of closed) {
      const statements = [
        `select ${column} from ${table}`,
        `select * from ${table}`,
        `select count(*) from ${table} where ${column} is not null`,
        `update ${table} set ${column} = null`,
        `insert into ${table} (${column}) values (null)`,
      ];
      for (const statement of statements) {
        const asApplication = inCompany(pool, 1, (tx) => tx.client.query(statement));
        await expect(asApplication, statement).rejects.toMatchObject(DENIED);
        const asSystem = inSystem(pool, (tx) => tx.client.query(statement));
        await expect(asSystem, statement).rejects.toMatchObject(DENIED);
      }
      await inIdentity(pool, (tx) => tx.client.query(`select ${column} from ${table}`));
    }
  });

  it('leaves the other columns to the roles that need them [PLT-016]', async () => {
    const emails = await inCompany(pool, 1, (tx) => tx.client.query('select email from users'));
    expect(emails.rowCount).toBeGreaterThan(1);
    await inSystem(pool, (tx) => tx.client.query('select id, user_id, last_used_at from sessions'));
    await inSystem(pool, (tx) => tx.client.query('update users set locale = null where id = 1'));
  });

  it('reads only the tables restricted to it, and so no company data [PLT-016]', async () => {
    const tables = await inSystem(pool, async (tx) => (await tx.client.query<{ name: string }>(OTHER_TABLES)).rows);
    expect(tables.length).toBeGreaterThan(80);
    for (const { name: table } of tables) {
      await expect(inIdentity(pool, (tx) => tx.client.query(`select from ${table}`))).rejects.toMatchObject(DENIED);
    }
  });

  it('is used for just those statements, within any transaction, and then reset [PLT-016]', async () => {
    const roles = await inCompany(pool, 1, async (tx) => [
      await tx.asIdentity(() => roleOf(tx)),
      await roleOf(tx),
      await tx.asSystem(async () => [await tx.asIdentity(() => roleOf(tx)), await roleOf(tx)]),
      await roleOf(tx),
    ]);
    expect(roles).toEqual(['onward_identity', 'onward_app', ['onward_identity', 'onward_system'], 'onward_app']);
    expect(await inSystem(pool, async (tx) => [await tx.asIdentity(() => roleOf(tx)), await roleOf(tx)])).toEqual([
      'onward_identity',
      'onward_system',
    ]);
  });

  it('is reset when the work fails and the transaction continues [PLT-016]', async () => {
    const failing = (tx: Transaction, work: () => Promise<unknown>) => tx.asIdentity(work).catch(() => roleOf(tx));
    const role = await inCompany(pool, 1, (tx) => failing(tx, () => Promise.reject(new Error('changed our mind'))));
    expect(role).toBe('onward_app');
    const afterwards = await inCompany(pool, 1, async (tx) => {
      await tx.whollyOrNot(() => tx.asIdentity(() => tx.client.query('select 1 / 0'))).catch(() => undefined);
      return roleOf(tx);
    });
    expect(afterwards).toBe('onward_app');
  });

  it('is used only by sign-in and by loading the session of a request [PLT-016]', async () => {
    const folder = fileURLToPath(new URL('../../../', import.meta.url));
    const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const using: string[] = [];
    for (const file of files) {
      if (/\b(asIdentity|inIdentity)\(/.test(await readFile(`${folder}/${file}`, 'utf8'))) using.push(file);
    }
    const allowed =
      /^(modules\/identity\/|modules\/integrations\/events-out\/api-keys\/|platform\/access\/|platform\/crypto\/rotate-keys|platform\/database\/transaction|demo\/)/;
    expect(using.filter((file) => !allowed.test(file))).toEqual([]);
    expect(using.length).toBeGreaterThan(2);
  });
});
