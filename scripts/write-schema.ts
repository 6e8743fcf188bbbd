/** `npm run schema`: migrates a fresh database and generates the table types and the readable schema from it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { writeSchemaSql } from '../testing/database/schema-sql.ts';
import { schemaTypes } from '../testing/database/schema-types.ts';

const folder = await mkdtemp(join(tmpdir(), 'onward-schema-'));
const postgres = await startPostgres({ folder, durable: false });
try {
  await migrate(postgres.ownerUrl);
  if (!schemaTypes(postgres.ownerUrl, { verify: false })) throw new Error('The table types could not be written.');
  await writeSchemaSql(postgres.ownerUrl);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
