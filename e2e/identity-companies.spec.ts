/** People who work in several companies choose one, and can switch. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { signIn } from '../testing/sign-in.ts';
import {
  at,
  fillSignIn,
  hasFocus,
  openUserMenu,
  PASSWORD,
  person,
  REFUSALS,
  recordCalls,
  routeOf,
  seeHeading,
  seeHome,
  signInByForm,
} from './identity-steps.ts';

test.override('allowedConsoleErrors', REFUSALS);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

const chooser = 'Which company today?';

describe('Someone with two companies', () => {
  test('chooses one with arrow keys and Enter before anything else happens [IDN-011, IDN-012]', async ({ page }) => {
    await page.goto(`${product.url}/#/account/calendar`);
    await page.waitForURL(/#\/login/);
    const calls = recordCalls(page);
    await fillSignIn(page, at('two.companies'));
    await seeHeading(page, chooser);
    await page.getByText('HR Admin, all locations').waitFor();
    await page.getByText('Manager, 1 location').waitFor();
    expect(calls.filter((call) => call.startsWith('GET'))).toEqual(['GET /v1/companies/mine']);

    const rows = page.getByRole('listitem').getByRole('button');
    const focused = (index: number) => hasFocus(page, rows.nth(index));
    await expect.poll(() => focused(0)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await focused(1)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await focused(0)).toBe(true);
    const name = (await rows.nth(0).innerText()).includes('Larkfield') ? 'Larkfield Group' : 'Harbor & Pine Hotels';
    await page.keyboard.press('Enter');
    await seeHeading(page, 'Calendar');
    expect(routeOf(page)).toBe('/account/calendar');
    await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
    await page.getByText(name).first().waitFor();
  });

  test('is led back to the choice from any page and after a reload, without its mark too, and can sign out instead [IDN-010, IDN-011, IDN-013]', async ({
    page,
  }) => {
    await signInByForm(page, product.url, at('two.companies'));
    await seeHeading(page, chooser);
    await page.reload();
    await seeHeading(page, chooser);
    await page.goto(`${product.url}/#/messages`);
    await page.waitForURL(/#\/select-company\?to=%2Fmessages/);
    await seeHeading(page, chooser);

    // The answer’s header alone says that a choice is missing, and no toast does.
    await page.evaluate(() => localStorage.removeItem('require_select_company'));
    await page.goto(`${product.url}/#/messages`);
    await page.reload();
    await seeHeading(page, chooser);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await seeHeading(page, 'Welcome back');
  });

  test('switches from the user menu, and the company used last comes first [IDN-012]', async ({ page }) => {
    await signInByForm(page, product.url, at('two.companies'));
    await page.getByRole('button', { name: /Harbor & Pine Hotels/ }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openUserMenu(page, 'Marcus Bell');
    await page.getByRole('menuitem', { name: 'Switch company' }).click();
    await seeHeading(page, chooser);
    const first = page.getByRole('listitem').first();
    await first.getByText('Harbor & Pine Hotels').waitFor();
    await first.getByText('Last used today').waitFor();
    await page.getByRole('button', { name: /Larkfield Group/ }).click();
    await seeHome(page);
    await page.getByText('Larkfield Group').first().waitFor();
  });
});

describe('The choice of company', () => {
  test('is made at once for someone with a single company [IDN-012]', async ({ page, context }) => {
    await signIn(context, product.url, person('hr.admin'));
    await page.goto(`${product.url}/#/select-company`);
    await seeHome(page);
  });

  test('tells someone without a company so, and lets them sign out [IDN-012]', async ({ page }) => {
    await signInByForm(page, product.url, 'support@onward.test', PASSWORD);
    await page.waitForURL((url) => !url.hash.startsWith('#/login'));
    await page.goto(`${product.url}/#/select-company`);
    await seeHeading(page, 'You do not have access to any company');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await seeHeading(page, 'Welcome back');
  });

  test('needs a session [PLT-038]', async ({ page }) => {
    await page.goto(`${product.url}/#/select-company`);
    await seeHeading(page, 'Welcome back');
  });

  test('shows suspended companies, but closed [IDN-012]', async ({ page }) => {
    await page.route('**/v1/companies/mine', async (route) => {
      const answer = await (await route.fetch()).json();
      for (const company of answer.companies) if (company.name.startsWith('Harbor')) company.status = 'suspended';
      await route.fulfill({ json: answer });
    });
    await signInByForm(page, product.url, at('two.companies'));
    await page.getByText('Suspended, ask their admin').waitFor();
    expect(await page.getByRole('listitem').getByRole('button').count()).toBe(1);
  });
});
