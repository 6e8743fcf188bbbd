/** Finds groups of files that import each other in a circle. */
import type { Import } from './imports.ts';

/** Each cycle once, as a path: the first file is also the last. */
export function findCycles(imports: Import[]): string[][] {
  const graph = Map.groupBy(imports, ({ from }) => from);
  const finished = new Set<string>();
  const cycles: string[][] = [];

  function visit(file: string, path: string[]): void {
    const seenAt = path.indexOf(file);
    if (seenAt >= 0) {
      cycles.push([...path.slice(seenAt), file]);
      return;
    }
    if (finished.has(file)) return;
    for (const { to } of graph.get(file) ?? []) visit(to, [...path, file]);
    finished.add(file);
  }

  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
