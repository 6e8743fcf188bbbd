/** The page of a payroll provider; in the demo it may be connected. */
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const MANAGER = 'general.manager@larkfield.test';

export const screens: Screen[] = [
  { name: 'payroll-adp', path: '/#/integration/adp', signIn: ADMIN },
  { name: 'payroll-paychex', path: '/#/integration/paychex', signIn: ADMIN },
  { name: 'payroll-settings', path: '/#/integration/paylocity?tab=settings', signIn: ADMIN },
  { name: 'payroll-read-only', path: '/#/integration/adp_run', signIn: MANAGER },
];
