/** Every editor × every way out: unsaved work is never lost without a question. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { bar } from '../applicants/applicants-steps.ts';
import { dialog, open } from '../positions/positions-steps.ts';
import { chooseAction, STAFF_PANEL } from '../staff/staff-steps.ts';
import { routeOf } from './steps.ts';

let product: InProcessProduct;
const ids: Record<string, number> = {};
beforeAll(async () => {
  product = await startInProcess();
  // An announcement in the corner would cover the buttons used here.
  await product.app.ownerPool.query('delete from pop_up_notifications');
  for (const table of ['hiring_process_templates', 'forms', 'online_quizzes', 'position_templates']) {
    const { rows } = await product.app.ownerPool.query(`select min(id)::int as id from ${table} where company_id = 1`);
    ids[table] = rows[0].id;
  }
  const { rows } = await product.app.ownerPool.query(
    `select id::int from company_roles where company_id = 1 and name = 'Manager'`,
  );
  ids.role = rows[0].id;
  const { rows: staff } = await product.app.ownerPool.query(
    `select id::int from company_staffs where company_id = 1 and email = 'manager@larkfield.test'`,
  );
  ids.staff = staff[0].id;
});
afterAll(() => product.stop());

const question = (page: Page) => dialog(page, 'Leave without saving?');

/** The way out leads to the question, and nothing is lost by staying. */
async function asks(page: Page, way: string, leave: () => Promise<unknown>): Promise<void> {
  const before = routeOf(page);
  await leave();
  await question(page)
    .getByRole('button', { name: 'Keep editing' })
    .click({ timeout: 5000 })
    .catch(() => expect.fail(`${way}: nothing was asked`));
  await question(page).waitFor({ state: 'hidden' });
  await until(`${way}: the same page as before`, async () => routeOf(page) === before);
}

/** What the browser itself asks when the tab is closed or reloaded. */
const closingTabAsks = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

const goBack = (page: Page) => page.evaluate(() => history.back());
const goForward = (page: Page) => page.evaluate(() => history.forward());

async function byPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { expanded: true }).fill('Analytics');
  await page
    .getByRole('option', { name: /Analytics/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Renee Castellano/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

interface Editor {
  name: string;
  address: () => string;
  /** Makes a change that is not saved. */
  change: (page: Page) => Promise<unknown>;
}

const fillFirst = (field: (page: Page) => Locator) => async (page: Page) => {
  await field(page).first().fill('Not saved yet');
};
const byLabel = (label: string | RegExp) => fillFirst((page) => page.locator('#content').getByLabel(label));

const renamed = async (page: Page) => {
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Not saved yet');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

const typedLetter = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Text of the letter' }).click();
  await page.keyboard.type('Not saved yet');
};

const PAGES: Editor[] = [
  {
    name: 'hiring process, renamed',
    address: () => `/edit-hiring-process-template/${ids.hiring_process_templates}`,
    change: renamed,
  },
  {
    name: 'hiring process, stage renamed',
    address: () => `/edit-hiring-process-template/${ids.hiring_process_templates}`,
    change: fillFirst((page) => page.getByRole('textbox', { name: 'Stage name' })),
  },
  { name: 'form', address: () => `/form-template/${ids.forms}`, change: renamed },
  { name: 'quiz', address: () => `/quiz-template/${ids.online_quizzes}`, change: renamed },
  { name: 'offer letter', address: () => '/offer-template/new', change: typedLetter },
  { name: 'job', address: () => '/job-postings/larkfiel0001', change: byLabel(/title/i) },
  {
    name: 'job template',
    address: () => `/job-posting-template/${ids.position_templates}`,
    change: byLabel(/(title|name)/i),
  },
  { name: 'company profile', address: () => '/company?currentPanel=profile', change: byLabel('Company name') },
  {
    name: 'role',
    address: () => `/company?currentPanel=roles&role=${ids.role}`,
    change: async (page) => {
      await page.getByRole('button', { name: /^Insights/ }).click();
      await page.getByRole('region', { name: 'Insights' }).getByRole('button', { name: 'Allow all' }).click();
    },
  },
  {
    name: 'payroll team',
    address: () => '/company?currentPanel=payroll_team',
    change: (page) => page.locator('#content').getByRole('checkbox').first().click(),
  },
  {
    name: 'availability',
    address: () => '/schedule/availability',
    change: (page) =>
      page
        .getByRole('button', { name: /^Remove Monday/ })
        .first()
        .click(),
  },
  { name: 'own name', address: () => '/account/profile', change: byLabel('Name') },
  { name: 'own password', address: () => '/account/password', change: byLabel('Current password') },
  { name: 'team member’s account', address: () => `/account/${ids.staff}`, change: byLabel('Name') },
  {
    name: 'message to support',
    address: () => '/support',
    change: fillFirst((page) => page.locator('#support-subject')),
  },
];

const clickFirst = (page: Page, name: string | RegExp) =>
  page.locator('#content').getByRole('button', { name }).first().click();

const fillDialog = async (page: Page) => {
  await page.getByRole('dialog').getByRole('textbox').first().fill('Not saved yet');
};

/** Editors on top of a page. */
const OVERLAYS: Editor[] = [
  {
    name: 'department',
    address: () => '/company?currentPanel=departments',
    change: async (page) => {
      await clickFirst(page, 'Add department');
      await fillDialog(page);
    },
  },
  {
    name: 'location',
    address: () => '/company?currentPanel=locations',
    change: async (page) => {
      await clickFirst(page, 'Add location');
      await fillDialog(page);
    },
  },
  {
    name: 'team member',
    address: () => '/company?currentPanel=staff',
    change: async (page) => {
      await clickFirst(page, /Invite/);
      await fillDialog(page);
    },
  },
  {
    name: 'message template',
    address: () => '/message-templates',
    change: async (page) => {
      await clickFirst(page, 'New template');
      await fillDialog(page);
    },
  },
  {
    name: 'own phone number',
    address: () => '/account/profile',
    change: async (page) => {
      await clickFirst(page, /^(Edit|Add) phone number$/);
      await page.getByRole('dialog').getByLabel('Phone', { exact: true }).fill('404 555 0198');
    },
  },
  {
    name: 'phone number for text messages',
    address: () => '/account/notifications',
    change: async (page) => {
      await clickFirst(page, /^(Change|Add) number$/);
      await page.getByRole('dialog').getByLabel('Mobile number').fill('404 555 0198');
    },
  },
  {
    name: 'rejection',
    address: () => '/applicant/1',
    change: async (page) => {
      await page.getByRole('button', { name: 'Reject', exact: true }).click();
      await fillDialog(page);
    },
  },
  {
    name: 'message to several applicants',
    address: () => '/applicants/all-applicants',
    change: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await bar(page).getByRole('button', { name: 'Email', exact: true }).click();
      await fillDialog(page);
    },
  },
];

/** Receives clicks next to the drawer or dialog that was opened first. */
const besideOverlay = (page: Page) => page.locator('.ant-drawer-mask, .ant-modal-wrap').first();

const analytics = (page: Page) => page.getByRole('link', { name: 'Analytics' }).first();

const seeAnalytics = (page: Page) => until('the other page', async () => routeOf(page).startsWith('/analytics'));

/** With another page before and after it in the browser history. */
async function begin(page: Page, { address, change }: Editor): Promise<void> {
  page.setDefaultTimeout(10_000);
  await open(page, product.url, '/analytics');
  await analytics(page).waitFor();
  await open(page, product.url, address());
  await analytics(page).click();
  await seeAnalytics(page);
  await goBack(page);
  await until('the editor', async () => routeOf(page).startsWith(address()));
  await change(page);
}

describe('Unsaved changes', () => {
  test.for(PAGES)(
    'of the editor “$name” are not lost by a link, the browser history, a typed address, the palette, closing the tab, or signing out [PLT-057]',
    async (editor, { page }) => {
      await begin(page, editor);
      await asks(page, 'link', () => analytics(page).click());
      await asks(page, 'browser history, back', () => goBack(page));
      await asks(page, 'browser history, forward', () => goForward(page));
      await asks(page, 'typed address', () => page.goto(`${product.url}/#/analytics?typed`));
      await asks(page, 'palette', () => byPalette(page));
      await asks(page, 'sign out', () => signOut(page));
      expect(await closingTabAsks(page)).toBe(true);
      await analytics(page).click();
      await question(page).getByRole('button', { name: 'Leave without saving' }).click();
      await seeAnalytics(page);
      await until('nothing left to lose', async () => !(await closingTabAsks(page)));
    },
  );

  test.for(OVERLAYS)(
    'in “$name” are not lost by Esc, a click outside, the X, the browser history, or closing the tab [PLT-057]',
    async (editor, { page }) => {
      await begin(page, editor);
      const overlay = page.getByRole('dialog').first();
      await asks(page, 'Esc', () => page.keyboard.press('Escape'));
      await asks(page, 'outside', () => besideOverlay(page).click({ position: { x: 5, y: 5 } }));
      await asks(page, 'X', () => overlay.getByRole('button', { name: 'Close', exact: true }).click());
      await asks(page, 'browser history, back', () => goBack(page));
      await asks(page, 'browser history, forward', () => goForward(page));
      expect(await closingTabAsks(page)).toBe(true);
      await page.keyboard.press('Escape');
      const keepEditing = question(page).getByRole('button', { name: 'Keep editing' });
      await until('focus on the safe button', () =>
        keepEditing.evaluate((button) => button === document.activeElement),
      );
      await question(page).getByRole('button', { name: 'Leave without saving' }).click();
      await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
      await until('nothing left to lose', async () => !(await closingTabAsks(page)));
    },
  );

  test('are not lost by choosing another company [PLT-057]', async ({ page }) => {
    await page.route('**/v1/users/me', async (route) => {
      const { user } = (await (await route.fetch()).json()) as { user: object };
      await route.fulfill({ json: { user: { ...user, companies_count: 2 } } });
    });
    await open(page, product.url, '/support');
    await page.reload();
    await page.locator('#support-subject').fill('Not saved yet');
    await asks(page, 'company switch', async () => {
      await page.getByRole('button', { name: /Renee Castellano/ }).click();
      await page.getByRole('menuitem', { name: 'Switch company' }).click();
    });
  });

  test('are not lost by viewing as another role or at another location, or by stopping it [PLT-057, AHD-005]', async ({
    page,
  }) => {
    await open(page, product.url, `${STAFF_PANEL}&query=darnell`);
    await chooseAction(page, 'Darnell Whitaker', 'See as');
    const banner = page.getByRole('region', { name: 'Viewing as another role' });
    await banner.waitFor();
    await open(page, product.url, '/support');
    const subject = page.locator('#support-subject');
    await subject.fill('Not saved yet');
    await asks(page, 'role', () => banner.getByLabel('Role').selectOption({ label: 'HR Admin' }));
    await asks(page, 'location', () => banner.getByLabel('Location').selectOption({ index: 0 }));
    await asks(page, 'stop', () => banner.getByRole('button', { name: 'Stop' }).click());
    expect(await subject.inputValue()).toBe('Not saved yet');
    expect(await banner.getByLabel('Role').locator('option:checked').textContent()).toBe('Manager');
    await banner.getByRole('button', { name: 'Stop' }).click();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await banner.waitFor({ state: 'detached' });
  });
});
