// What the running product adds to the demo before anybody can open it: offers, background checks, employees with their
// payroll, and the years before. It encrypts some of it, which takes the running application.
import type { App } from '../platform/app.ts';
import { loadSampleEmployees } from './employees/sample-employees.ts';
import { loadSamplePayroll } from './employees/sample-payroll.ts';
import { connectDemoCheckr } from './hiring/checkr.ts';
import { loadSampleChecks } from './hiring/sample-checks.ts';
import { loadSampleOffers } from './hiring/sample-offers.ts';
import { loadPastSeasons } from './past-seasons.ts';

/** Without the sandbox there are no checks and no payroll. */
export async function loadEmployer(app: App): Promise<void> {
  await connectDemoCheckr(app);
  await loadSampleOffers(app);
  await loadSampleEmployees(app);
  await loadSamplePayroll(app).catch(notLoaded(app, 'payroll'));
  await loadSampleChecks(app).catch(notLoaded(app, 'checks'));
  await loadPastSeasons(app);
}

export const notLoaded =
  (app: App, what: string) =>
  (error: unknown): void =>
    app.log.error({ err: error }, `the demo has no ${what}`);
