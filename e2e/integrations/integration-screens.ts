/** The page of Checkr, which the demo company is connected to; in tests it offers to connect. */
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
];
