// Writes the table types from a freshly migrated database; with --verify it only says whether they are fresh.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'));
const FILE = fileURLToPath(new URL('../../apps/server/src/platform/database/schema.gen.ts', import.meta.url));

const options = [
  ['--dialect', 'postgres'],
  ['--out-file', FILE],
  ['--exclude-pattern', '(graphile_worker|onward_meta).*'],
  // The driver hands bigint over as a number (database/pool.ts).
  ['--type-mapping', '{"int8":"number"}'],
];

/** True when the types were written, or are fresh. `databaseUrl` is any database that migrations have been run on. */
export function schemaTypes(databaseUrl: string, { verify }: { verify: boolean }): boolean {
  const args = [CLI, '--url', databaseUrl, ...options.flat(), ...(verify ? ['--verify'] : [])];
  return spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] }).status === 0;
}
