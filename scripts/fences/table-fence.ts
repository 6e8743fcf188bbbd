/** A room owns its tables: writing to those of another room is an error, reading them by join is not. */
import { AWAITING, NAMELESS, TABLE_OWNERS } from './table-owners.ts';
import type { TableWrite } from './table-writes.ts';

const room = /^apps\/server\/src\/modules\/([^/]+)\//;
const platform = /^apps\/server\/src\/platform\//;

/** What is wrong with these writes, and which exceptions nobody needs any more. */
export function findForeignWrites(
  writes: readonly TableWrite[],
  { owners = TABLE_OWNERS, awaiting = AWAITING, nameless = NAMELESS } = {},
): string[] {
  const isAwaited = ({ table, file }: TableWrite) =>
    awaiting.some((each) => each.table === table && each.file === file);
  const foreign = writes.flatMap((write) => {
    const reason = reasonAgainstWrite(write, owners, nameless);
    return reason ? [{ ...write, reason }] : [];
  });
  const found = foreign
    .filter((write) => !isAwaited(write))
    .map(({ file, line, table, reason }) => `${file}:${line} must not write to ${table ?? 'a table'}: ${reason}.`);
  const needless = awaiting
    .filter(({ table, file }) => !foreign.some((write) => write.table === table && write.file === file))
    .map(({ table, file }) => `${file} no longer writes to ${table}: take the exception out of AWAITING.`);
  const unused = nameless
    .filter((file) => !writes.some((write) => write.table === null && write.file === file))
    .map((file) => `${file} no longer writes to tables without naming them: take it out of NAMELESS.`);
  return [...found, ...needless, ...unused];
}

function reasonAgainstWrite(
  { file, table }: TableWrite,
  owners: Readonly<Record<string, string>>,
  nameless: readonly string[],
): string | null {
  const writer = room.exec(file)?.[1] ?? (platform.test(file) ? 'platform' : null);
  if (table === null) {
    return nameless.includes(file) ? null : 'which one cannot be told; name it in a text of its own';
  }
  const owner = owners[table];
  if (!owner) return 'it has no owner in scripts/fences/table-owners.ts';
  return owner === writer ? null : `it belongs to ${owner}`;
}
