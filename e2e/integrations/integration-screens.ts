/** The list of integrations, and the pages of single ones. The demo company is connected to Checkr, in tests not. */
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const MANAGER = 'general.manager@larkfield.test';

export const screens: Screen[] = [
  {
    name: 'checkr',
    path: '/#/integration/checkr',
    signIn: ADMIN,
    prepare: (page) => page.locator('main [role="switch"], main button').first().waitFor(),
  },
  { name: 'checkr-read-only', path: '/#/integration/checkr', signIn: MANAGER },
  { name: 'integrations', path: '/#/integrations', signIn: ADMIN },
  { name: 'tax-credit', path: '/#/integration/wotc', signIn: ADMIN },
  { name: 'tax-credit-read-only', path: '/#/integration/ehx_wotc', signIn: MANAGER },
  { name: 'calendar-integration', path: '/#/integration/google_calendar', signIn: ADMIN },
];
