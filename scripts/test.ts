/**
 * `npm test`: the checks, then all tests. `npm test -- <word>` runs only the test files whose path holds the word.
 * The last line is `N passed, N failed`.
 */
import { createVitest, parseCLI, type TestSpecification } from 'vitest/node';
import { findOrInstallBrowser } from '../testing/browser/browser.ts';
import { LineReporter } from '../testing/run/reporter.ts';
import { runWithSecondTry } from '../testing/run/second-try.ts';
import { addTotals, noTotals, type Totals, totalsLine } from '../testing/run/totals.ts';
import { runChecks } from './checks/checks.ts';
import { buildBrowserApps } from './supervisor/browser-apps.ts';
import { root } from './supervisor/programs.ts';
import { step } from './supervisor/steps.ts';

// The setup script was killed: nobody waits for the result anymore.
process.once('disconnect', () => process.exit(1));

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const selective = filter.length > 0 || options.project !== undefined || options.testNamePattern !== undefined;

const checked = selective ? noTotals() : await runChecks(root);
const tested = await runTests();
const totals = addTotals(checked, tested);
console.log(totalsLine(totals));
process.exit(totals.failed > 0 || (totals.passed === 0 && totals.skipped === 0) ? 1 : 0);

async function runTests(): Promise<Totals> {
  const vitest = await createVitest({ ...options, root, watch: false, reporters: [new LineReporter()] });
  try {
    const selected = await vitest.globTestSpecifications(filter);
    if (selected.length === 0) console.log('  No test file fits what was asked for.');
    const lacking = await lacksBrowser(selected);
    const runnable = lacking ? selected.filter((file) => !isJourney(file)) : selected;
    if (runnable.length > 0) await vitest.standalone();
    const totals = runnable.length > 0 ? await runWithSecondTry(vitest, runnable, isJourney) : noTotals();
    // With -t every test that was not selected counts as skipped.
    const skipped = options.testNamePattern === undefined ? totals.skipped : 0;
    return { ...totals, failed: totals.failed + (lacking ? 1 : 0), skipped };
  } finally {
    await vitest.close();
  }
}

function isJourney({ project }: TestSpecification): boolean {
  return project.name === 'e2e';
}

/** Browser journeys need the built web app and a browser; if either is missing, that is one failure, not hundreds. */
async function lacksBrowser(selected: TestSpecification[]): Promise<boolean> {
  if (!selected.some(isJourney)) return false;
  try {
    await step('browser apps up to date', () => buildBrowserApps(root).finished);
    process.env.CHROME_PATH = await step('browser found', findOrInstallBrowser);
    return false;
  } catch (error) {
    console.error(`  ✗ journeys in the browser\n\n${(error as Error).message}\n`);
    return true;
  }
}
