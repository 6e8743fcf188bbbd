/** The company page and what opens from it, imports, paywalls and the pages of support staff. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const LITE = 'lite.owner@pebblecafe.test';
const SUPPORT = 'support@onward.test';

const PANELS = ['profile', 'brands', 'locations', 'custom_fields', 'roles', 'staff'];
const MORE_PANELS = ['integrations', 'templates', 'payroll_team', 'everify'];
const panel = (name: string): string => `/#/company?currentPanel=${name}`;

const dialog = (page: Page) => page.getByRole('dialog').last().waitFor();
const pressAdd = async (page: Page): Promise<void> => {
  await page.locator('#content button:has(svg.lucide-plus, svg.lucide-user-plus)').first().click();
  await dialog(page);
};

const panels: Screen[] = [...PANELS, ...MORE_PANELS].map((name) => ({
  name: `company-${name.replace('_', '-')}`,
  path: panel(name),
  signIn: ADMIN,
}));

const ROWS = [
  'Name;Store number;Brand;Address;City;State;Zip',
  'Decatur Square;CW-014;Cluckwell;412 Church St;Decatur;GA;30030',
  'Athens;TW-011;Tidewater;215 College Ave;Athens;Georga;30601',
  ';CW-038;Cluckwell;88 Roswell St;Marietta;GA;30060',
];

async function chooseFile(page: Page): Promise<void> {
  const buffer = Buffer.from(ROWS.join('\r\n'));
  const file = { name: 'locations-november.csv', mimeType: 'text/csv', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('table tbody tr').first().waitFor();
}

/** The menu of the last person the user can still view as. */
async function seeAs(page: Page): Promise<void> {
  await page.locator('main button:has(svg.lucide-ellipsis)').last().press('Enter');
  await page.locator('[role="menuitem"]:has(svg.lucide-eye)').click();
  await page.locator('svg.lucide-eye').first().waitFor();
}

const opened: Screen[] = [
  { name: 'brand-add', path: panel('brands'), signIn: ADMIN, prepare: pressAdd },
  {
    name: 'location-groups',
    path: panel('brands'),
    signIn: ADMIN,
    prepare: async (page) => {
      await page.locator('#content button:has(svg.lucide-layers)').first().click();
      await dialog(page);
    },
  },
  { name: 'location-add', path: panel('locations'), signIn: ADMIN, prepare: pressAdd },
  { name: 'custom-field-add', path: panel('custom_fields'), signIn: ADMIN, prepare: pressAdd },
  { name: 'staff-invite', path: panel('staff'), signIn: ADMIN, prepare: pressAdd },
  { name: 'see-as', path: panel('staff'), signIn: ADMIN, prepare: seeAs },
  { name: 'location-import', path: '/#/company/import', signIn: ADMIN },
  { name: 'location-import-check', path: '/#/company/import', signIn: ADMIN, prepare: chooseFile },
  { name: 'company-dashboard', path: '/#/company/dashboard', signIn: ADMIN },
  { name: 'referral', path: '/#/referral', signIn: ADMIN },
];

async function openMenuOfPhone(page: Page): Promise<void> {
  const menu = page.locator('button:has(svg.lucide-menu)');
  if (await menu.isVisible()) await menu.click();
}

const plan: Screen[] = [
  { name: 'lite-home', path: '/#/new-home', signIn: LITE },
  { name: 'hiring-wall', path: '/#/messages', signIn: LITE },
  { name: 'payroll-wall', path: panel('payroll_team'), signIn: LITE },
  {
    name: 'lite-hover-card',
    path: '/#/new-home',
    signIn: LITE,
    prepare: async (page) => {
      await openMenuOfPhone(page);
      await page.locator('nav button:has(svg.lucide-lock)').first().focus();
    },
  },
  {
    name: 'hiring-offer',
    path: '/#/new-home',
    signIn: LITE,
    prepare: async (page) => {
      await openMenuOfPhone(page);
      await page.locator('nav button:has(svg.lucide-lock)').first().press('Enter');
      await dialog(page);
    },
  },
];

/** Support staff belong to no company and choose the one to visit. */
async function visitFirstCompany(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('company_id', '1'));
  await page.reload({ waitUntil: 'networkidle' });
}

const supportDesk: Screen[] = [
  { name: 'support-desk', path: '/#/support' },
  { name: 'supported-companies', path: '/#/support/companies' },
  { name: 'supported-company', path: '/#/support/companies/1' },
  { name: 'posting-reviews', path: '/#/support/posting-reviews' },
].map((screen) => ({ ...screen, signIn: SUPPORT, prepare: visitFirstCompany }));

export const screens: Screen[] = [...panels, ...opened, ...plan, ...supportDesk];
