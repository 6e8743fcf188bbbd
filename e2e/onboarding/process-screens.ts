/** Onboarding processes, company documents, and the settings of onboarding. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const NEW_PROCESS = '/#/admin/onboarding/processes/new';

const step = (name: string, key: string): Screen => ({
  name: `onboarding-process-${name}`,
  path: `${NEW_PROCESS}?step=${key}`,
  signIn: ADMIN,
});

export const screens: Screen[] = [
  { name: 'onboarding-processes', path: '/#/admin/onboarding', signIn: ADMIN },
  step('name', 'configure_process_name'),
  step('select', 'select_module'),
  step('introduction', 'module_introduction'),
  step('configure', 'configure_module'),
  {
    name: 'onboarding-process-incomplete',
    path: `${NEW_PROCESS}?step=configure_module`,
    signIn: ADMIN,
    prepare: (page: Page) => page.locator('main footer button').last().click(),
  },
  { name: 'company-documents', path: '/#/admin/onboarding/documents', signIn: ADMIN },
  { name: 'company-document-new', path: '/#/admin/onboarding/documents/new', signIn: ADMIN },
  { name: 'onboarding-settings', path: '/#/admin/onboarding/settings', signIn: ADMIN },
];
