/** A room owns its tables: writing to those of another room is an error, reading them by join is not. */
import { NAMELESS, type TableOwners } from './table-owners.ts';
import type { TableWrite } from './table-writes.ts';

const room = /^apps\/server\/src\/modules\/([^/]+)\//;
const platform = /^apps\/server\/src\/platform\//;

/** Forbidden writes, and exceptions that are no longer needed. */
export function findForeignWrites(
  writes: readonly TableWrite[],
  owners: TableOwners,
  nameless: readonly string[] = NAMELESS,
): string[] {
  const foreign = writes.flatMap((write) => {
    const reason = reasonAgainstWrite(write, owners, nameless);
    return reason ? [`${write.file}:${write.line} must not write to ${write.table ?? 'a table'}: ${reason}.`] : [];
  });
  const unused = nameless
    .filter((file) => !writes.some((write) => write.table === null && write.file === file))
    .map((file) => `${file} no longer writes to tables without naming them: remove it from NAMELESS.`);
  return [...foreign, ...unused];
}

function reasonAgainstWrite(
  { file, table }: TableWrite,
  owners: TableOwners,
  nameless: readonly string[],
): string | null {
  const writer = room.exec(file)?.[1] ?? (platform.test(file) ? 'platform' : null);
  if (table === null) {
    return nameless.includes(file) ? null : 'which one cannot be told; name it in a text of its own';
  }
  const owner = owners[table];
  if (!owner) return 'no migration creates it';
  return owner === writer ? null : `it belongs to ${owner}`;
}
