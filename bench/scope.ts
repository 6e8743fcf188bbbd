// Does a narrow scope stay cheap? A user limited to 1 of 1,000 locations compared with a user who sees everything in a
// company with only one: what the database reads for the same screens. Target: at most twice as many pages.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Scope, UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import { enlargeDemo } from '../apps/server/src/demo/enlarge.ts';
import { loadDemo } from '../apps/server/src/demo/load.ts';
import * as locations from '../apps/server/src/modules/locations/locations/locations.queries.ts';
import type { CompanyAccess } from '../apps/server/src/platform/access/access.ts';
import { startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../apps/server/src/platform/database/pool.ts';
import { inCompany, inSystem, Transaction } from '../apps/server/src/platform/database/transaction.ts';
import { type DatabaseWork, explainingClient } from './measuring/explaining-client.ts';
import { printTable } from './measuring/print-table.ts';

const LOCATIONS = 1_000;
const TARGET = 2;

type Reader = Pick<CompanyAccess, 'companyId' | 'scope'> & { locationId: number };
type Read = (tx: Transaction, access: CompanyAccess, locationId: number) => Promise<unknown>;

const firstPage = { page: 1, perPage: 10, offset: 0, order: { field: 'name', direction: 'asc' } } as const;
const READS: Record<string, Read> = {
  'GET /v1/locations': async (tx, access) => {
    await locations.listPage(tx, access, {}, firstPage);
    await locations.listStates(tx, access);
  },
  'GET /v1/locations/:id': (tx, access, id) => locations.findInScope(tx, access, id),
  'GET /v1/company_staffs/locations': (tx, access) => locations.listPermitted(tx, access),
};

const folder = await mkdtemp(join(tmpdir(), 'onward-bench-'));
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const pool = createPool({ url: postgres.ownerUrl, size: 2, role: 'onward_app', onError: () => {} });

/** The median of several runs, after a first one that fills the caches. */
async function measure(read: Read, { companyId, scope, locationId }: Reader): Promise<DatabaseWork> {
  const once = () =>
    inCompany(pool, companyId, async (tx) => {
      const { client, work } = explainingClient(tx.client);
      await read(
        new Transaction(client, { role: 'onward_app', companyId }),
        { companyId, scope } as CompanyAccess,
        locationId,
      );
      return work;
    });
  await once();
  const runs: DatabaseWork[] = [];
  for (let run = 0; run < 9; run += 1) runs.push(await once());
  return runs.sort((one, other) => one.milliseconds - other.milliseconds)[4] as DatabaseWork;
}

async function addSmallCompany(): Promise<Reader> {
  return inSystem(pool, async ({ client }) => {
    const { rows } = await client.query<{ company_id: number; id: number }>(
      `with company as (insert into companies (digest_key, name) values ('benchsmallco', 'One place') returning id),
         brand as (insert into brands (company_id, name, nickname, friendly_id)
           select id, 'One', 'one', 'one' from company returning company_id, id)
       insert into locations (company_id, brand_id, name, state_code) select company_id, id, 'Only', 'GA' from brand
       returning company_id, id`,
    );
    const { company_id: companyId = 0, id: locationId = 0 } = rows[0] ?? {};
    return { companyId, locationId, scope: UNLIMITED_SCOPE };
  });
}

try {
  await migrate(postgres.ownerUrl);
  await loadDemo(postgres.ownerUrl);
  await enlargeDemo(postgres.ownerUrl, { locations: LOCATIONS - 11 });
  const alone = await addSmallCompany();
  const { id, company_id } = await inSystem(pool, async ({ client }) => {
    await client.query('set local role none');
    await client.query('analyze locations');
    const { rows } = await client.query("select id, company_id from locations where name = 'Store 500'");
    return rows[0] as { id: number; company_id: number };
  });
  const scope: Scope = { ...UNLIMITED_SCOPE, location: [id] };
  const limited: Reader = { companyId: company_id, locationId: id, scope };

  const rows: string[][] = [];
  let worst = 0;
  for (const [name, read] of Object.entries(READS)) {
    const [one, few] = [await measure(read, alone), await measure(read, limited)];
    const ratio = few.pages / one.pages;
    worst = Math.max(worst, ratio);
    const cells = ({ rows: count, pages, milliseconds }: DatabaseWork) => [
      String(count),
      String(pages),
      milliseconds.toFixed(3),
    ];
    rows.push([`${name}, 1 of 1, no limit`, ...cells(one), '']);
    rows.push([`${name}, limited to 1 of ${LOCATIONS.toLocaleString('en')}`, ...cells(few), ratio.toFixed(2)]);
  }
  printTable(['', 'rows read', 'pages', 'database ms', 'pages, ratio'], rows);
  console.log(`worst ratio ${worst.toFixed(2)} (target: at most ${TARGET}) ${worst <= TARGET ? 'reached' : 'MISSED'}`);
  process.exitCode = worst <= TARGET ? 0 : 1;
} finally {
  await pool.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
