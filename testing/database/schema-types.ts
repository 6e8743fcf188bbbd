// Writes the table types from a freshly migrated database; with --verify it only reports whether they are up to date.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'));
const FILE = fileURLToPath(new URL('../../apps/server/src/platform/database/schema.gen.ts', import.meta.url));

const options = [
  ['--dialect', 'postgres'],
  ['--out-file', FILE],
  ['--exclude-pattern', '(graphile_worker|onward_meta).*'],
  // The driver returns bigint as a number (database/pool.ts).
  ['--type-mapping', '{"int8":"number"}'],
];

/** True when the types were written or are up to date. `databaseUrl` is any migrated database. */
export function schemaTypes(databaseUrl: string, { verify }: { verify: boolean }): boolean {
  const args = [CLI, '--url', databaseUrl, ...options.flat(), ...(verify ? ['--verify'] : [])];
  return spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] }).status === 0;
}
