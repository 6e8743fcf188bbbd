/**
 * Which room owns which table: the one whose migration creates it. Only that room writes to it; others may read it in a
 * join.
 */
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

export type TableOwners = Readonly<Record<string, string>>;

export async function readTableOwners(root: string): Promise<TableOwners> {
  const owners: Record<string, string> = {};
  for await (const file of glob('apps/server/migrations/*.sql', { cwd: root })) {
    for (const table of tablesCreatedIn(await readFile(join(root, file), 'utf8'))) owners[table] = roomOf(file);
  }
  return owners;
}

const tablesCreatedIn = (sql: string): string[] =>
  [...sql.matchAll(/^create (?:unlogged )?table ([a-z][a-z0-9_]*)/gm)].map(([, table = '']) => table);

/** `0012_hiring_processes.sql` belongs to the room `hiring-processes`. */
const roomOf = (file: string): string => basename(file, '.sql').replace(/^\d+_/, '').replaceAll('_', '-');

/** Functions that write to the table they are given: the platform's, or a room's own for its own tables. */
export const NAMELESS: readonly string[] = [
  'apps/server/src/modules/applicants/owned-records.ts',
  'apps/server/src/platform/crypto/rotate-keys.ts',
];
