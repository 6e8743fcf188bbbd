/** Checks every import of the repository and every write to a table, and lists those that cross a fence. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles } from './cycles.ts';
import { reasonAgainst } from './fences.ts';
import { type Import, readImports } from './imports.ts';
import { findForeignWrites } from './table-fence.ts';
import { readTableOwners } from './table-owners.ts';
import { readTableWrites } from './table-writes.ts';

export async function checkFences(root: string): Promise<string[]> {
  const imports = await readImports(root);
  const owners = await readTableOwners(root);
  const writes = await readTableWrites(root, new Set(Object.keys(owners)));
  return [...findViolations(imports), ...findMissing(root, imports), ...findForeignWrites(writes, owners)];
}

/** TypeScript only checks code; a missing stylesheet or image would only show up when the web app is built. */
export const findMissing = (root: string, imports: Import[]): string[] =>
  imports
    .filter(({ to }) => /\.(css|svg|png|json|woff2)$/.test(to) && !to.startsWith('npm:') && !existsSync(join(root, to)))
    .map(({ from, line, to }) => `${from}:${line} imports ${to}, which does not exist.`);

export function findViolations(imports: Import[]): string[] {
  const crossings = imports.flatMap((each) => {
    const reason = reasonAgainst(each);
    return reason ? [`${each.from}:${each.line} must not import ${each.to}: ${reason}.`] : [];
  });
  const circles = findCycles(imports).map(
    (files) => `These files import each other in a circle: ${files.join(' → ')}.`,
  );
  return [...crossings, ...circles];
}
