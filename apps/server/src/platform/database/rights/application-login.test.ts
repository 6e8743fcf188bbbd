// The application's login in the hands of an attacker who can run any statement: it never reaches the owner's rights.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../testing/database/database.ts';
import { migrate } from '../migrate.ts';
import { requireSafeLogins } from './application-login.ts';

const DENIED = { code: '42501' };

describe("the application's login", () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let login: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { ownerUrl, applicationUrl } = database;
    await migrate(ownerUrl, undefined, await requireSafeLogins({ ownerUrl, applicationUrls: [applicationUrl] }));
    owner = new pg.Client({ connectionString: ownerUrl });
    login = new pg.Client({ connectionString: applicationUrl });
    await owner.connect();
    await login.connect();
  });
  afterAll(async () => {
    await owner.end();
    await login.end();
    await database.drop();
  });

  const attempt = (text: string) => login.query(text).finally(() => login.query('rollback; reset role'));

  it('owns no table, function or schema, and has no rights beyond connecting [PLT-016]', async () => {
    const { rows } = await login.query(
      `select r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolbypassrls or r.rolreplication or r.rolinherit as mighty,
         (select count(*)::int from pg_class where relowner = r.oid) as tables,
         (select count(*)::int from pg_proc where proowner = r.oid) as functions,
         (select count(*)::int from pg_namespace where nspowner = r.oid) as schemas
       from pg_roles r where rolname = session_user`,
    );
    expect(rows).toEqual([{ mighty: false, tables: 0, functions: 0, schemas: 0 }]);
    await expect(attempt('select * from users')).rejects.toMatchObject(DENIED);
    await expect(attempt('select * from graphile_worker._private_jobs')).rejects.toMatchObject(DENIED);
  });

  it('cannot become the owner or an equivalent role [PLT-016]', async () => {
    const { rows } = await owner.query('select current_user as name');
    await expect(attempt(`set role ${rows[0].name}`)).rejects.toMatchObject(DENIED);
    await expect(attempt(`set session authorization ${rows[0].name}`)).rejects.toMatchObject(DENIED);
    await expect(attempt(`grant ${rows[0].name} to current_user`)).rejects.toMatchObject(DENIED);
    await expect(attempt('alter role current_user superuser')).rejects.toMatchObject(DENIED);
  });

  const ROLES = ['onward_app', 'onward_system', 'onward_identity', 'onward_worker'];

  it.each(ROLES)('as %s it cannot change, drop or unlock a table [PLT-016]', async (role) => {
    const { rows: owned } = await owner.query(
      `select relname from pg_class c where c.relkind in ('r', 'p') and relowner = $1::regrole`,
      [role],
    );
    expect(owned).toEqual([]);
    for (const statement of [
      'alter table users add column taken text',
      'drop table users',
      'truncate users',
      'alter table users disable row level security',
      'alter table users no force row level security',
      'drop policy company_rows on departments',
      'create policy open on departments using (true)',
      'alter table users disable trigger all',
      'create function onward.taken() returns int language sql return 1',
      'create table public.taken (id int)',
      'drop schema onward cascade',
    ]) {
      await expect(attempt(`begin; set role ${role}; ${statement}`), statement).rejects.toMatchObject(DENIED);
    }
    await expect(
      attempt(`begin; set role ${role}; set row_security = off; select * from departments`),
    ).rejects.toThrow();
  });

  it.each([
    ['a superuser', 'superuser', /is a superuser/],
    ['one that creates roles', 'createrole noinherit', /may create roles/],
    ['one that bypasses row-level security', 'bypassrls noinherit', /bypasses row-level security/],
    ['one that inherits', '', /inherits/],
  ])('is refused at start when it is %s [PLT-016, PLT-050]', async (_, rights, words) => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await owner.query(`create role ${name} login password 'only for this test' ${rights}`);
    const url = new URL(database.applicationUrl);
    [url.username, url.password] = [name, 'only for this test'];
    const started = requireSafeLogins({ ownerUrl: database.ownerUrl, applicationUrls: [url.href] });
    await expect(started).rejects.toThrow(words);
    await owner.query(`drop role ${name}`);
  });

  it('is refused at startup when it is the owner, with instructions for creating another login [PLT-016, PLT-050]', async () => {
    const { ownerUrl } = database;
    const started = requireSafeLogins({ ownerUrl, applicationUrls: [ownerUrl] });
    await expect(started).rejects.toThrow(/is the owner.*npm run database-logins/);
  });
});
