// What proves who somebody is: closed to every role but the one that signing in takes on.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/database.ts';
import { requireSafeLogins } from './application-login.ts';
import { migrate } from './migrate.ts';
import { createPool, type Pool } from './pool.ts';
import { inCompany, inIdentity, inSystem, type Transaction } from './transaction.ts';

const DENIED = { code: '42501' };
const SECRETS = [
  ['users', 'password_hash'],
  ['sessions', 'token_hash'],
  ['one_time_tokens', 'token_hash'],
  ['one_time_tokens', 'payload'],
] as const;

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

  const roleOf = async (tx: Transaction) =>
    (await tx.client.query<{ role: string }>('select current_user as role')).rows[0]?.role;

  it.each(SECRETS)('alone reads and writes %s.%s [IDN-021, PLT-016]', async (table, column) => {
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
  });

  it('leaves the other columns to who needs them [PLT-016]', async () => {
    const emails = await inCompany(pool, 1, (tx) => tx.client.query('select email from users'));
    expect(emails.rowCount).toBeGreaterThan(1);
    await inSystem(pool, (tx) => tx.client.query('select id, user_id, last_used_at from sessions'));
    await inSystem(pool, (tx) => tx.client.query('update users set locale = null where id = 1'));
  });

  it('reads nothing of companies [PLT-016]', async () => {
    for (const table of ['applications', 'company_staffs', 'companies', 'outbox_messages']) {
      await expect(inIdentity(pool, (tx) => tx.client.query(`select from ${table}`))).rejects.toMatchObject(DENIED);
    }
  });

  it('is taken on for just those statements, within any transaction, and handed back [PLT-016]', async () => {
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

  it('is handed back when the work fails and the transaction goes on [PLT-016]', async () => {
    const failing = (tx: Transaction, work: () => Promise<unknown>) => tx.asIdentity(work).catch(() => roleOf(tx));
    const role = await inCompany(pool, 1, (tx) => failing(tx, () => Promise.reject(new Error('changed our mind'))));
    expect(role).toBe('onward_app');
    const afterwards = await inCompany(pool, 1, async (tx) => {
      await tx.whollyOrNot(() => tx.asIdentity(() => tx.client.query('select 1 / 0'))).catch(() => undefined);
      return roleOf(tx);
    });
    expect(afterwards).toBe('onward_app');
  });

  it('is taken on by signing in, by finding the session of a request, and by nobody else [PLT-016]', async () => {
    const folder = fileURLToPath(new URL('../../', import.meta.url));
    const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const using: string[] = [];
    for (const file of files) {
      if (/\b(asIdentity|inIdentity)\(/.test(await readFile(`${folder}/${file}`, 'utf8'))) using.push(file);
    }
    const allowed =
      /^(modules\/identity\/|platform\/access\/|platform\/crypto\/rotate-keys|platform\/database\/transaction|demo\/)/;
    expect(using.filter((file) => !allowed.test(file))).toEqual([]);
    expect(using.length).toBeGreaterThan(2);
  });
});
