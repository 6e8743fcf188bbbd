/** The user's own account, colleagues' accounts, and the first-days wizard. */

import { getCurrentUser } from '@onward/contract/identity/identity';
import { listStaff } from '@onward/contract/staff/staff';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import {
  at,
  choosePassword,
  NEW_PASSWORD,
  PASSWORD,
  person,
  REFUSALS,
  recordCalls,
  routeOf,
  seeAlert,
  seeHeading,
  seeHome,
  seeRoute,
  seeText,
  signInByForm,
} from './identity-steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { APP_STORE_URL: 'https://apps.example/onward' } });
});
afterAll(() => product.stop());

describe('The account page', () => {
  const FAILURES = [...REFUSALS, /status of 500/];
  test.override('allowedConsoleErrors', FAILURES);
  testOnFreshPage.override('allowedConsoleErrors', FAILURES);

  async function openPhoneDialog(page: Page): Promise<void> {
    await page.goto(`${product.url}/#/my-profile`);
    await page.getByRole('button', { name: /^(Edit|Add) phone number$/ }).click();
    await page.getByRole('dialog').waitFor();
  }

  /** Records full page loads from now on. */
  function recordLoads(page: Page): string[] {
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    return loads;
  }

  const savePhone = (page: Page) => page.getByRole('button', { name: 'Save number' }).click();
  const phone = (page: Page) => page.getByRole('dialog').getByLabel('Phone', { exact: true });

  async function staffIdOf(email: string): Promise<number> {
    const admin = await new ApiCaller(product.url).signIn(at('super.admin'));
    const { body } = await admin.call<{ company_staffs: { id: number; email: string }[] }>(listStaff, {
      query: { per_page: 100 },
    });
    const staff = body.company_staffs.find((candidate) => candidate.email === email);
    if (!staff) throw new Error(`${email} is no staff`);
    return staff.id;
  }

  describe('The user’s own profile', () => {
    test('shows name, email and phone, and saves a new name [IDN-034, IDN-036]', async ({ page, context }) => {
      await signIn(context, product.url, person('general.manager'));
      await page.goto(`${product.url}/#/account`);
      await seeText(page, at('general.manager'));
      await seeText(page, '+1 404 555 0133');
      await page.getByLabel('Name').fill('Grace Kim-Lund');
      await page.getByRole('button', { name: 'Save name' }).click();
      await seeText(page, 'Name saved');
      await page.reload();
      await page.getByRole('button', { name: /^Grace Kim-Lund/ }).waitFor();
    });

    test('asks before discarding unsaved changes [PLT-057]', async ({ page, context }) => {
      await signIn(context, product.url, person('general.manager'));
      await page.goto(`${product.url}/#/account`);
      await page.getByLabel('Name').fill('Somebody else');
      await page.getByRole('link', { name: 'Calendar' }).click();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      expect(await page.getByLabel('Name').inputValue()).toBe('Somebody else');
      await page.getByRole('link', { name: 'Calendar' }).click();
      await page.getByRole('button', { name: 'Leave without saving' }).click();
      await seeHeading(page, 'Calendar');
    });

    test('rejects an invalid or unchanged phone number with a message, without a call [IDN-035]', async ({
      page,
      context,
    }) => {
      await signIn(context, product.url, person('hr.admin'));
      await openPhoneDialog(page);
      await phone(page).fill('12345');
      await savePhone(page);
      await seeText(page, 'Please enter a correct phone number');
      await phone(page).fill('(404) 555-0119');
      await savePhone(page);
      await seeText(page, 'Please enter a different phone number');
    });

    testOnFreshPage('rejects an empty number where one is required [IDN-035]', async ({ page, context }) => {
      await page.route('**/v1/growthbook_features', async (route) => {
        const { features } = await (await route.fetch()).json();
        await route.fulfill({ json: { features: { ...features, phone_required: { value: true } } } });
      });
      await signIn(context, product.url, person('hr.admin'));
      await openPhoneDialog(page);
      await phone(page).fill('');
      await savePhone(page);
      await seeText(page, 'Please enter phone number');
    });

    test('saves a new number, and shows a message when that fails [IDN-036]', async ({ page, context }) => {
      await signIn(context, product.url, person('hr.admin'));
      await openPhoneDialog(page);
      await phone(page).fill('404-555-0120');
      await page.route('**/v1/users/update_profile', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await savePhone(page);
      await seeAlert(page, 'Failed to update phone number');
      await savePhone(page);
      await seeText(page, 'Phone number successfully updated');
      await seeText(page, '+1 404 555 0120');
      await openPhoneDialog(page);
      await phone(page).fill('');
      await savePhone(page);
      await seeText(page, 'No number yet');
    });

    test('opens the panel from the URL, and the profile for an unknown one [IDN-037]', async ({ page, context }) => {
      await signIn(context, product.url, person('hr.admin'));
      await page.goto(`${product.url}/#/account/notifications`);
      await page.getByRole('heading', { name: 'Notifications', exact: true }).first().waitFor();
      await page.goto(`${product.url}/#/account/billing`);
      await seeHeading(page, 'Your details');
    });

    testOnFreshPage('changes the language at once and saves it in the profile [IDN-038]', async ({ page, context }) => {
      await signIn(context, product.url, person('hr.admin'));
      await page.goto(`${product.url}/#/account`);
      const loads = recordLoads(page);
      await page.getByRole('combobox', { name: 'Language' }).click();
      const saved = page.waitForResponse((response) => response.url().endsWith('/update_profile'));
      await page.getByTitle('Français').click();
      await seeHeading(page, 'Vos informations');
      expect(loads).toEqual([]);
      expect((await saved).status()).toBe(200);
      const caller = await new ApiCaller(product.url).signIn(at('hr.admin'));
      expect((await caller.call<{ user: { locale: string } }>(getCurrentUser)).body.user.locale).toBe('fr');
    });
  });

  describe('The user’s own password', () => {
    testOnFreshPage('is changed with the current one, and other sessions end [IDN-022]', async ({ page, browser }) => {
      const otherPage = await browser.newPage();
      await signInByForm(otherPage, product.url, at('general.manager'));
      await seeHome(otherPage);
      await signInByForm(page, product.url, at('general.manager'));
      await seeHome(page);
      await page.goto(`${product.url}/#/account/password`);

      await page.getByLabel('Current password').fill('not-my-password-1');
      await choosePassword(page, NEW_PASSWORD);
      const change = page.getByRole('button', { name: 'Change password' });
      await change.click();
      await seeAlert(page, 'Current password is incorrect');
      await page.getByLabel('Current password').fill(PASSWORD);
      await change.click();
      await seeText(page, 'Password changed successfully');

      await otherPage.reload();
      await seeHeading(otherPage, 'Welcome back');
      await signInByForm(otherPage, product.url, at('general.manager'), NEW_PASSWORD);
      await seeHome(otherPage);
      await otherPage.close();
    });

    test('that could not be changed for no given reason says so [IDN-022]', async ({ page, context }) => {
      await signIn(context, product.url, person('super.admin'));
      await page.goto(`${product.url}/#/account/password`);
      await page.route('**/v1/users/update_password', (route) => route.fulfill({ status: 500, json: {} }));
      await page.getByLabel('Current password').fill(PASSWORD);
      await choosePassword(page, NEW_PASSWORD);
      await page.getByRole('button', { name: 'Change password' }).click();
      await seeAlert(page, 'Failed to update password');
    });
  });

  describe('The account of a colleague', () => {
    test('can be changed by those who manage staff [IDN-034, IDN-037]', async ({ page, context }) => {
      await signIn(context, product.url, person('super.admin'));
      await page.goto(`${product.url}/#/account/${await staffIdOf(at('reset.me'))}`);
      await seeHeading(page, 'Paula Ferreira');
      const save = page.getByRole('button', { name: 'Save changes' });
      await page.getByLabel('Email').fill(at('hr.admin'));
      await save.click();
      await seeText(page, 'A team member with this email already exists');
      await page.getByLabel('Email').fill(at('paula'));
      await page.getByLabel('Phone', { exact: true }).fill('404 555 0190');
      await save.click();
      await seeText(page, 'Changes saved');
      await page.reload();
      await seeHeading(page, 'Paula Ferreira');
      expect(await page.getByLabel('Email').inputValue()).toBe(at('paula'));
      expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('4045550190');
    });

    test('is closed to others, with the reason [IDN-037]', async ({ page, context }) => {
      const id = await staffIdOf(at('hr.admin'));
      await signIn(context, product.url, person('manager'));
      await page.goto(`${product.url}/#/account/${id}`);
      await seeHeading(page, "You don't have access to Account");
      expect(routeOf(page)).toBe(`/account/${id}`);
    });
  });
});

describe('The first days', () => {
  const FAILURES = [...REFUSALS, /net::ERR_FAILED/];
  test.override('allowedConsoleErrors', FAILURES);
  testOnFreshPage.override('allowedConsoleErrors', FAILURES);

  const notifications = 'How should we reach you?';
  const app = 'Take Onward with you';
  const STEP_PATH = '**/v1/users/next_onboarding_step';
  const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

  /** Pretends the server stored another step; nothing is saved. */
  const pretendStep = (page: Page, step: string, change: (user: Record<string, never>) => void = () => {}) =>
    page.route('**/v1/users/me', async (route) => {
      const { user } = await (await route.fetch()).json();
      change(user);
      await route.fulfill({ json: { user: { ...user, user_onboarding_desktop_step: step } } });
    });

  describe('The wizard of a new colleague', () => {
    test('is where every page redirects until it is done [IDN-026, IDN-027, IDN-032]', async ({ page, context }) => {
      await signIn(context, product.url, person('new.manager'));
      await page.goto(`${product.url}/#/account/profile`);
      await seeHeading(page, notifications);
      await seeText(page, 'Welcome to Larkfield Group, Nora');
      await seeText(page, 'Step 1 of 2');
      expect(routeOf(page)).toBe('/user-onboarding');
      await page.goto(`${product.url}/#/messages`);
      await seeHeading(page, notifications);
    });

    test('stays on the step when the next one fails to load [IDN-030]', async ({ page, context }) => {
      await signIn(context, product.url, person('new.manager'));
      await page.goto(product.url);
      await seeHeading(page, notifications);
      await page.route(STEP_PATH, (route) => route.abort());
      await next(page);
      await seeAlert(page, 'Failed to fetch next onboarding step. Please try again later.');
      await seeHeading(page, notifications);
    });

    test('goes forward, back and forward again, and keeps its step after a reload [IDN-026, IDN-028, IDN-029]', async ({
      page,
      context,
    }) => {
      await signIn(context, product.url, person('new.manager'));
      await page.goto(product.url);
      await next(page);
      await seeHeading(page, app);
      await page.reload();
      await seeHeading(page, app);
      await page.getByRole('button', { name: 'Back' }).click();
      await seeHeading(page, notifications);
      // The server already has the later step and returns it.
      await next(page);
      await seeHeading(page, app);
      expect(routeOf(page)).toBe('/user-onboarding');
    });

    test('offers the stores that are configured, and texts a link to a real number only [IDN-032, IDN-033, PLT-050]', async ({
      page,
      context,
    }) => {
      await signIn(context, product.url, person('new.manager'));
      await page.goto(product.url);
      await seeHeading(page, app);
      const phone = page.getByLabel('Where should we text the link?');
      const store = page.getByRole('link', { name: 'Download on the App Store' });
      await expect(store.getAttribute('href')).resolves.toBe('https://apps.example/onward');
      expect(await page.getByRole('link', { name: 'Get it on Google Play' }).count()).toBe(0);
      const send = page.getByRole('button', { name: 'Text me the link' });
      expect(await phone.inputValue()).toBe('4045550144');
      const calls = recordCalls(page);
      for (const wrong of ['', '12']) {
        await phone.fill(wrong);
        await send.click();
        await seeText(page, 'Please enter a correct phone number');
      }
      expect(calls).toEqual([]);
      await phone.fill('404 555 0144');
      await send.click();
      await seeText(page, 'Successfully sent download link!');
      expect((await product.outside.text('+14045550144')).body).toContain('http');
    });

    test('ends at the job postings with a welcome, which never returns once closed [IDN-029, IDN-031]', async ({
      page,
      context,
    }) => {
      await signIn(context, product.url, person('new.manager'));
      await page.goto(product.url);
      await seeHeading(page, app);
      await next(page);
      const welcome = page.getByRole('dialog', { name: /What would you like to do first\?/ });
      await welcome.getByText("You're all set, Nora").waitFor();
      expect(routeOf(page)).toBe('/job-postings');
      await welcome.getByRole('button', { name: 'Set my hours' }).waitFor();

      const stored = page.waitForResponse((response) => response.url().endsWith('/next_onboarding_step'));
      await welcome.getByRole('button', { name: 'View applicants' }).click();
      expect(await (await stored).json()).toEqual({ user_onboarding_desktop_step: 'complete' });
      await seeRoute(page, '/applicants/all-applicants');
      await page.goto(`${product.url}/#/user-onboarding`);
      await seeHome(page);
      await welcome.waitFor({ state: 'detached' });
    });
  });

  describe('The welcome', () => {
    testOnFreshPage(
      'closed with Escape is also saved on the server and stays on the page [IDN-031]',
      async ({ page, context }) => {
        await signIn(context, product.url, person('hr.admin'));
        await pretendStep(page, 'welcome_modal');
        await page.goto(`${product.url}/#/account/calendar`);
        await page.getByRole('dialog').waitFor();
        const stored = page.waitForRequest((request) => request.url().endsWith('/next_onboarding_step'));
        await page.keyboard.press('Escape');
        expect((await stored).postDataJSON()).toEqual({ user_onboarding_desktop_step: 'welcome_modal' });
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        expect(routeOf(page)).toBe('/account/calendar');
      },
    );

    testOnFreshPage(
      'offers interview times only where scheduling is part of the plan [IDN-031]',
      async ({ page, context }) => {
        await signIn(context, product.url, person('hr.admin'));
        await pretendStep(page, 'welcome_modal', (user) => {
          const company = user.company as unknown as { function_modules: string[] };
          company.function_modules = company.function_modules.filter((module) => module !== 'scheduling');
        });
        await page.goto(product.url);
        await page.getByRole('button', { name: 'View applicants' }).waitFor();
        expect(await page.getByRole('button', { name: 'Set my hours' }).count()).toBe(0);
      },
    );

    testOnFreshPage('and the wizard are not for super admins [IDN-026, IDN-027]', async ({ page, context }) => {
      await signIn(context, product.url, { ...person('super.admin'), email: at('super.admin') });
      await pretendStep(page, 'notification');
      await page.goto(`${product.url}/#/user-onboarding`);
      await seeHome(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });
});
