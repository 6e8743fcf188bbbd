/** Every screen and its main states, for `npm run shots`. Controls are found by role, so that French works too. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Screen } from '../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const MANAGER = 'manager@larkfield.test';
const NEW_MANAGER = 'new.manager@larkfield.test';
const TWO_COMPANIES = 'two.companies@larkfield.test';

const DEPARTMENTS = '/#/company?currentPanel=departments';

/** The layout is ready, so shortcuts work. */
const frame = (page: Page) => page.locator('#content h1').first().waitFor({ state: 'attached' });
const submit = (page: Page) => page.locator('button[type="submit"]').first().click();
const dialog = (page: Page) => page.getByRole('dialog').last().waitFor();
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Pretends the wizard is at this step. */
async function pretendStep(page: Page, step: string): Promise<void> {
  await page.route('**/v1/users/me', async (route) => {
    const { user } = (await (await route.fetch()).json()) as { user: object };
    await route.fulfill({ json: { user: { ...user, user_onboarding_desktop_step: step } } });
  });
  await page.reload({ waitUntil: 'networkidle' });
}

/** Pretends the server responds to a call like this. */
async function pretendResponse(page: Page, path: string, status: number, json: object): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json }));
  await page.reload({ waitUntil: 'networkidle' });
}

const broken = { error_code: -1, message: '', error_reference: '7f3a21c9' };

async function openRowMenu(page: Page, item: 'first' | 'last'): Promise<void> {
  // By keyboard, because an announcement may cover the last row.
  await page.locator('main button:has(svg.lucide-ellipsis)').last().press('Enter');
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  await items[item]().click();
  await dialog(page);
}

const signInScreens: Screen[] = [
  { name: 'login', path: '/#/login' },
  { name: 'login-errors', path: '/#/login', prepare: submit },
  {
    name: 'login-by-text',
    path: '/#/login',
    prepare: (page) => page.locator('button:has(svg.lucide-message-square-text)').click(),
  },
  { name: 'forgot-password', path: '/#/forgot-password' },
  {
    name: 'forgot-password-sent',
    path: '/#/forgot-password',
    prepare: async (page) => {
      await page.locator('input').first().fill(ADMIN);
      await submit(page);
      await page.locator('svg.lucide-mail-check').waitFor();
    },
  },
  { name: 'reset-password', path: '/#/reset-password/some-token' },
  { name: 'invitation-expired', path: '/#/set-password/long-gone' },
  { name: 'select-company', path: '/#/select-company', signIn: TWO_COMPANIES },
];

const firstDays: Screen[] = [
  { name: 'wizard-notifications', path: '/#/user-onboarding', signIn: NEW_MANAGER },
  {
    name: 'wizard-app',
    path: '/#/user-onboarding',
    signIn: NEW_MANAGER,
    prepare: (page) => pretendStep(page, 'download_app'),
  },
  {
    name: 'welcome',
    path: '/#/job-postings',
    signIn: NEW_MANAGER,
    prepare: async (page) => {
      await pretendStep(page, 'welcome_modal');
      await dialog(page);
    },
  },
];

const shell: Screen[] = [
  { name: 'home', path: '/#/', signIn: ADMIN },
  { name: 'home-brand', path: '/#/new-home?brand=cluckwell', signIn: ADMIN },
  { name: 'dashboard', path: '/#/dashboard', signIn: ADMIN },
  {
    name: 'bell',
    path: '/#/schedule',
    signIn: ADMIN,
    prepare: (page) => page.locator('button:has(svg.lucide-bell)').first().click(),
  },
  {
    name: 'palette',
    path: '/#/schedule',
    signIn: ADMIN,
    prepare: async (page) => {
      await frame(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('e');
    },
  },
  {
    name: 'keys',
    path: '/#/schedule',
    signIn: ADMIN,
    prepare: async (page) => {
      await frame(page);
      await page.keyboard.press('?');
      await dialog(page);
    },
  },
  {
    name: 'menu',
    path: '/#/schedule',
    signIn: ADMIN,
    prepare: async (page) => {
      if (isPhone(page)) await page.locator('button:has(svg.lucide-menu)').click();
      else await page.locator('[aria-haspopup="menu"]').first().click();
    },
  },
  {
    name: 'sidebar-folded',
    path: '/#/schedule',
    signIn: ADMIN,
    prepare: async (page) => {
      await frame(page);
      await page.keyboard.press('[');
    },
  },
  { name: 'embedded', path: '/?embedded=true#/company', signIn: ADMIN },
];

const problems: Screen[] = [
  { name: 'no-access', path: '/#/company/dashboard', signIn: MANAGER },
  { name: 'not-found', path: '/#/no/such/page', signIn: ADMIN },
  { name: 'not-found-signed-out', path: '/#/no/such/page' },
  { name: 'error', path: '/#/error' },
  {
    name: 'start-up-failed',
    path: '/#/',
    signIn: ADMIN,
    prepare: (page) => pretendResponse(page, '**/v1/users/me', 500, broken),
  },
];

const account: Screen[] = ['profile', 'security', 'calendar', 'notifications'].map((panel) => ({
  name: `account-${panel}`,
  path: `/#/account/${panel}`,
  signIn: ADMIN,
}));

const departments: Screen[] = [
  { name: 'departments', path: DEPARTMENTS, signIn: ADMIN },
  { name: 'departments-read-only', path: DEPARTMENTS, signIn: MANAGER },
  { name: 'departments-no-match', path: `${DEPARTMENTS}&query=zzz`, signIn: ADMIN },
  {
    name: 'departments-not-loaded',
    path: DEPARTMENTS,
    signIn: ADMIN,
    prepare: (page) => pretendResponse(page, '**/v1/departments?*', 500, broken),
  },
  {
    name: 'department-add',
    path: DEPARTMENTS,
    signIn: ADMIN,
    prepare: async (page) => {
      await page.locator('main button:has(svg.lucide-plus)').first().click();
      await dialog(page);
      await page.getByRole('dialog').locator('button').last().click();
    },
  },
  { name: 'department-edit', path: DEPARTMENTS, signIn: ADMIN, prepare: (page) => openRowMenu(page, 'first') },
  { name: 'department-delete', path: DEPARTMENTS, signIn: ADMIN, prepare: (page) => openRowMenu(page, 'last') },
];

const support: Screen[] = [
  { name: 'support', path: '/#/support', signIn: ADMIN },
  { name: 'support-errors', path: '/#/support', signIn: ADMIN, prepare: submit },
  {
    name: 'support-sent',
    path: '/#/support',
    signIn: ADMIN,
    prepare: async (page) => {
      await page.locator('#support-subject').fill('Where are my jobs?');
      await page.locator('#support-body').fill('The list has been empty since this morning.');
      await submit(page);
      await page.locator('svg.lucide-copy').waitFor();
    },
  },
];

/** Each room lists its own in `e2e/<room>/*-screens.ts`. */
async function roomScreens(): Promise<Screen[]> {
  const files = globSync('*/*-screens.ts', { cwd: import.meta.dirname }).toSorted();
  const rooms: { screens: Screen[] }[] = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file))),
  );
  return rooms.flatMap(({ screens }) => screens);
}

export const screens: Screen[] = [
  ...signInScreens,
  ...firstDays,
  ...shell,
  ...problems,
  ...account,
  ...departments,
  ...support,
  ...(await roomScreens()),
];
