/**
 * A real browser on a busy machine now and then misses a moment. A file that failed runs once more when all else is
 * done: whole, with a database of its own again and the machine to itself. What is really broken fails twice.
 */
import type { TestModule, TestSpecification, Vitest } from 'vitest/node';
import { totalsOf } from './reporter.ts';
import { addTotals, noTotals, type Totals } from './totals.ts';

type MayRunAgain = (file: TestSpecification) => boolean;

export async function runWithSecondTry(
  vitest: Vitest,
  files: TestSpecification[],
  mayRunAgain: MayRunAgain,
): Promise<Totals> {
  const totals = new Map<string, Totals>();
  const run = async (some: TestSpecification[]): Promise<number> => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(some);
    for (const module of testModules) totals.set(keyOf(module), totalsOf(module));
    return unhandledErrors.length;
  };

  let strayErrors = await run(files);
  const again = files.filter((file) => mayRunAgain(file) && totals.get(keyOf(file))?.failed);
  if (again.length > 0) {
    console.log(`\n  Once more: ${again.map(({ moduleId }) => moduleId.split('/').at(-1)).join(', ')}\n`);
    strayErrors += await run(again);
  }
  return [...totals.values()].reduce(addTotals, { ...noTotals(), failed: strayErrors });
}

const keyOf = ({ project, moduleId }: TestModule | TestSpecification): string => `${project.name} ${moduleId}`;
