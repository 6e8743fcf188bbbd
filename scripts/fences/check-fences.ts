/** Checks every import of the repository and lists those that cross a fence or close a circle. */
import { findCycles } from './cycles.ts';
import { reasonAgainst } from './fences.ts';
import { type Import, readImports } from './imports.ts';

export async function checkFences(root: string): Promise<string[]> {
  return findViolations(await readImports(root));
}

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
