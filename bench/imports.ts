// How long does a large file take? 10,000 locations parsed, validated, stored, changed and undone, compared with a bare
// insert of as many rows in the same database. Target: upload and confirmation together within a minute (AHD-019).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import { loadDemo } from '../apps/server/src/demo/load.ts';
import { applicantImporter } from '../apps/server/src/modules/applicants/importing/import-applicants.ts';
import { employeeImporter } from '../apps/server/src/modules/employees/employees.service.ts';
import { ImportService } from '../apps/server/src/modules/imports/imports.service.ts';
import { locationImporter } from '../apps/server/src/modules/imports/location-importer.ts';
import type { CompanyAccess } from '../apps/server/src/platform/access/access.ts';
import { createEncryption } from '../apps/server/src/platform/crypto/encryption.ts';
import { startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../apps/server/src/platform/database/pool.ts';
import { inCompany, type Transaction } from '../apps/server/src/platform/database/transaction.ts';
import type { CompanyCall } from '../apps/server/src/platform/http/route.ts';
import { NamesCache } from '../apps/server/src/platform/names-cache.ts';
import { printTable } from './measuring/print-table.ts';

const ROWS = 10_000;
const TARGET_SECONDS = 60;
const COMPANY = 1;

const folder = await mkdtemp(join(tmpdir(), 'onward-bench-'));
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: true });
const pool = createPool({ url: postgres.ownerUrl, size: 2, role: 'onward_app', onError: () => {} });
const keys = { encryption: createEncryption(['a-key-that-only-this-run-uses-0123']) };
const imports = new ImportService({
  locations: locationImporter(keys),
  applicants: applicantImporter,
  employees: employeeImporter(keys),
});

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  inCompany(pool, COMPANY, work);

/** As the demo's super admin, who can see and do everything. */
const asAdmin = <Result>(work: (call: CompanyCall) => Promise<Result>): Promise<Result> =>
  inTransaction((tx) => {
    const access = { companyId: COMPANY, userId: 1, staffId: 1, scope: UNLIMITED_SCOPE } as CompanyAccess;
    return work({ tx, access, names: new NamesCache(), now: new Date(), language: 'en', requestId: 'bench' });
  });

function file(city: string): { name: string; bytes: Buffer } {
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `Bench ${index},BENCH-${index},Cluckwell,${index} Main St,${city},Georgia,30301`,
  );
  const text = ['Name,Store number,Brand,Address,City,State,Zip', ...rows].join('\n');
  return { name: 'bench.csv', bytes: Buffer.from(text) };
}

/** The floor: the same rows, inserted by the database itself. */
const bareInsert = () =>
  inTransaction(({ client }) =>
    client.query(
      `insert into locations (company_id, brand_id, name, identify_code, address_line_1, city, state_code, postal_code, country_code)
       select $1, (select min(id) from brands where company_id = $1), 'Bare ' || n, 'BARE-' || n, n || ' Main St', 'Atlanta',
         'GA', '30301', 'US'
       from generate_series(1, $2) n`,
      [COMPANY, ROWS],
    ),
  );

const start = async (city: string): Promise<number> =>
  (await asAdmin((call) => imports.start(call, 'locations', file(city)))).id;

try {
  await migrate(postgres.ownerUrl);
  await loadDemo(postgres.ownerUrl);
  const floor = await seconds(bareInsert);

  let id = 0;
  const upload = await seconds(async () => {
    id = await start('Atlanta');
  });
  const confirm = await seconds(() => asAdmin((call) => imports.confirm(call, id, false)));
  const uploadAgain = await seconds(async () => {
    id = await start('Decatur');
  });
  const change = await seconds(() => asAdmin((call) => imports.confirm(call, id, false)));
  const undo = await seconds(() => asAdmin((call) => imports.undo(call, id)));

  const row = (name: string, taken: number) => [name, taken.toFixed(2), (taken / floor).toFixed(1)];
  const count = ROWS.toLocaleString('en');
  printTable(
    ['', 'seconds', 'times the bare insert'],
    [
      row(`bare insert of ${count} rows`, floor),
      row('upload, read and check', upload),
      row('confirm: new locations', confirm),
      row('upload and check the changed file', uploadAgain),
      row('confirm: changed locations', change),
      row('undo the change', undo),
    ],
  );
  const total = upload + confirm;
  const reached = total < TARGET_SECONDS;
  console.log(
    `${total.toFixed(1)} s for ${count} rows (target: under ${TARGET_SECONDS}) ${reached ? 'reached' : 'MISSED'}`,
  );
  process.exitCode = reached ? 0 : 1;
} finally {
  await pool.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
