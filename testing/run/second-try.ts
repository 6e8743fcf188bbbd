/**
 * Browser tests can time out on a busy machine. A file that failed runs again after all others: whole, with a new
 * database and an idle machine. Real bugs fail twice; what passes the second time counts as flaky and is named.
 */
import type { TestModule, TestSpecification, Vitest } from 'vitest/node';
import { failedTests, totalsOf } from './reporter.ts';
import { printTimes, type TimedFile } from './slow-files.ts';
import { addTotals, noTotals, type Totals } from './totals.ts';

type MayRunAgain = (file: TestSpecification) => boolean;

export async function runWithSecondTry(
  vitest: Vitest,
  files: TestSpecification[],
  mayRunAgain: MayRunAgain,
): Promise<Totals> {
  const results = new Map<string, { totals: Totals; failed: string[] }>();
  const times = new Map<string, TimedFile>();
  const run = async (some: TestSpecification[]): Promise<number> => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(some);
    for (const module of testModules) {
      results.set(keyOf(module), { totals: totalsOf(module), failed: failedTests(module) });
      times.set(keyOf(module), {
        kind: module.project.name,
        file: module.relativeModuleId,
        seconds: secondsOf(module),
      });
    }
    return unhandledErrors.length;
  };

  let strayErrors = await run(files);
  const again = files.filter((file) => mayRunAgain(file) && results.get(keyOf(file))?.totals.failed);
  const firstTry = new Map(again.map((file) => [keyOf(file), results.get(keyOf(file))?.failed ?? []]));
  if (again.length > 0) {
    console.log(`\n  Once more: ${again.map(({ moduleId }) => moduleId.split('/').at(-1)).join(', ')}\n`);
    strayErrors += await run(again);
  }
  const flaky = [...firstTry].flatMap(([key, failed]) =>
    failed.filter((name) => !results.get(key)?.failed.includes(name)),
  );
  for (const name of flaky) console.log(`  Flaky: ${name}`);
  if (files.length > 1) printTimes([...times.values()]);
  const totals = [...results.values()].map((each) => each.totals);
  return totals.reduce(addTotals, { ...noTotals(), failed: strayErrors, flaky: flaky.length });
}

const keyOf = ({ project, moduleId }: TestModule | TestSpecification): string => `${project.name} ${moduleId}`;

const secondsOf = (module: TestModule): number => module.diagnostic().duration / 1000;
