/** Other ways to sign in: forgotten, forced and first passwords, ADP, and several companies. */

import { inviteStaff, listStaff } from '@onward/contract/staff/staff';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { linkIn } from '../../testing/product/outside.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import {
  at,
  choosePassword,
  fillSignIn,
  hasFocus,
  NEW_PASSWORD,
  openUserMenu,
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
  product = await startInProcess({ sandbox: true });
});
afterAll(() => product.stop());

describe('ADP', () => {
  test.override('allowedConsoleErrors', REFUSALS);

  async function chooseAtAdp(page: Page, name: string): Promise<void> {
    await seeHeading(page, 'Sign in to ADP (sandbox)');
    await page.getByRole('button', { name }).click();
  }

  describe('Signing in with ADP', () => {
    test('opens the app, with the token removed from the URL [IDN-008, IDN-024]', async ({ page }) => {
      await page.goto(`${product.url}/#/login`);
      await page.getByRole('link', { name: 'Continue with ADP' }).click();
      await chooseAtAdp(page, 'Sasha Sorensen');
      await seeHome(page);
      expect(page.url()).not.toContain('auth_token');
      expect(page.url()).not.toContain('sso=');
      expect(await page.evaluate(() => localStorage.getItem('sso'))).toBe('adp');
      await page.goBack();
      expect(page.url()).not.toContain('auth_token');
    });

    test('leaves no password to change [IDN-023]', async ({ page }) => {
      await page.goto(`${product.url}/#/login`);
      await page.getByRole('link', { name: 'Continue with ADP' }).click();
      await chooseAtAdp(page, 'Sasha Sorensen');
      await seeHome(page);
      await page.goto(`${product.url}/#/account/password`);
      await seeHeading(page, 'Your details');
      expect(await page.getByRole('link', { name: 'Password', exact: true }).count()).toBe(0);
      await page.getByRole('link', { name: 'Notifications', exact: true }).click();
      await page.getByText('Mobile number for text messages', { exact: true }).waitFor();
      expect(await page.getByRole('link', { name: 'Change password' }).count()).toBe(0);
    });

    test('is rejected for unknown people, with a message [IDN-024]', async ({ page }) => {
      await page.goto(`${product.url}/#/login`);
      await page.getByRole('link', { name: 'Continue with ADP' }).click();
      await chooseAtAdp(page, 'Robin Elsewhere');
      await seeAlert(page, "We couldn't sign you in with ADP.");
      expect(routeOf(page)).toBe('/login?error=sso');
    });

    test('without a token in the response goes to the sign-in page [IDN-008]', async ({ page }) => {
      await page.goto(`${product.url}/#/success-login?sso=adp`);
      await seeHeading(page, 'Welcome back');
      expect(routeOf(page)).toBe('/login');
    });
  });

  describe('Linking an account with ADP', () => {
    test('asks to sign in first, then comes back to the profile [IDN-024]', async ({ page }) => {
      await page.goto(`${product.url}/sso/adp`);
      await page.waitForURL(/#\/login\?to=/);
      await fillSignIn(page, at('general.manager'));
      await chooseAtAdp(page, 'Avery Adler');
      await seeText(page, 'Your ADP account is linked');
      await seeHeading(page, 'Your details');
      expect(routeOf(page)).toBe('/account/profile');
    });

    test('to someone else’s ADP account is rejected with the reason [IDN-024]', async ({ page, context }) => {
      await signIn(context, product.url, person('manager'));
      await page.goto(`${product.url}/#/sso/adp`);
      await chooseAtAdp(page, 'Avery Adler');
      await seeAlert(page, 'This ADP account is already linked to someone else');
      await page.getByRole('button', { name: 'Try again' }).click();
      await seeHeading(page, 'Sign in to ADP (sandbox)');
    });

    test('that is canceled at ADP says so [IDN-024]', async ({ page, context }) => {
      await signIn(context, product.url, person('manager'));
      await page.goto(`${product.url}/#/sso/adp`);
      await chooseAtAdp(page, 'Cancel');
      await seeAlert(page, "Your ADP account wasn't linked");
    });

    test('from ADP’s marketplace lands on the integrations [IDN-024]', async ({ page, context }) => {
      await signIn(context, product.url, person('super.admin'));
      await page.goto(`${product.url}/adp/redirect`);
      await seeRoute(page, '/company?currentPanel=integrations');
    });
  });
});

describe('Several companies', () => {
  test.override('allowedConsoleErrors', REFUSALS);

  const chooser = 'Choose a company';

  describe('Someone with two companies', () => {
    test('chooses one with arrow keys and Enter before anything else [IDN-011, IDN-012]', async ({ page }) => {
      await page.goto(`${product.url}/#/account/calendar`);
      await page.waitForURL(/#\/login/);
      const calls = recordCalls(page);
      await fillSignIn(page, at('two.companies'));
      await seeHeading(page, chooser);
      await page.getByText('HR Admin, all locations').waitFor();
      await page.getByText('Manager, 1 location').waitFor();
      expect(calls.filter((call) => call.startsWith('GET')).toSorted()).toEqual([
        'GET /v1/companies/mine',
        'GET /v1/users/invitations',
      ]);

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

    test('is redirected to the picker from any page and after a reload, even without the stored flag, and can sign out instead [IDN-010, IDN-011, IDN-013]', async ({
      page,
    }) => {
      await signInByForm(page, product.url, at('two.companies'));
      await seeHeading(page, chooser);
      await page.reload();
      await seeHeading(page, chooser);
      await page.goto(`${product.url}/#/messages`);
      await page.waitForURL(/#\/select-company\?to=%2Fmessages/);
      await seeHeading(page, chooser);

      // Only the response header says that a choice is required, and no toast is shown.
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
      await page.route('**/v1/companies/mine', async (route) => {
        const answer = await (await route.fetch()).json();
        await route.fulfill({ json: { ...answer, companies: [] } });
      });
      await signInByForm(page, product.url, at('two.companies'));
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
      await page.getByText('Suspended. Contact their admin.').waitFor();
      expect(await page.getByRole('listitem').getByRole('button').count()).toBe(1);
    });
  });
});

// Last, because it changes people's passwords.
describe('Passwords', () => {
  test.override('allowedConsoleErrors', REFUSALS);

  const save = 'Save and sign in';

  describe('A forgotten password', () => {
    test('is replaced through the emailed link, which ends all older sessions and works once [IDN-017, IDN-018]', async ({
      page,
      browser,
    }) => {
      const otherPage = await browser.newPage();
      await signInByForm(otherPage, product.url, at('hr.admin'));
      await seeHome(otherPage);

      await page.goto(`${product.url}/#/login`);
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await seeHeading(page, 'Forgot your password?');
      await page.getByLabel('Work email').fill(at('hr.admin'));
      await page.getByRole('button', { name: 'Send link' }).click();
      await seeText(page, 'If the email exists, a reset link has been sent');

      const mail = await until('the link', async () =>
        (await product.outside.emails(at('hr.admin'))).find(({ text }) => text.includes('/reset-password/')),
      );
      const link = linkIn(mail.text, '/reset-password/');
      await page.goto(link);
      await choosePassword(page, NEW_PASSWORD);
      await page.getByRole('button', { name: save }).click();
      await seeHome(page);

      await otherPage.reload();
      await seeHeading(otherPage, 'Welcome back');
      await signInByForm(otherPage, product.url, at('hr.admin'), PASSWORD);
      await seeAlert(otherPage, 'Incorrect email or password');
      await otherPage.goto(link);
      await choosePassword(otherPage, `${NEW_PASSWORD}8`);
      await otherPage.getByRole('button', { name: save }).click();
      await seeHeading(otherPage, 'This link is no longer valid');
      await otherPage.getByRole('link', { name: 'Request a new link' }).click();
      await seeHeading(otherPage, 'Forgot your password?');
      await otherPage.close();
    });

    test('for an unknown address gets the same response [IDN-017]', async ({ page }) => {
      await page.goto(`${product.url}/#/forgot-password`);
      await page.getByLabel('Work email').fill('nobody@larkfield.test');
      await page.keyboard.press('Enter');
      await seeText(page, 'If the email exists, a reset link has been sent');
    });

    test('of someone who signs in with ADP sends an email that says so [IDN-017]', async ({ page }) => {
      await page.goto(`${product.url}/#/forgot-password`);
      await page.getByLabel('Work email').fill(at('sso.user'));
      await page.keyboard.press('Enter');
      await seeText(page, 'If the email exists, a reset link has been sent');
      await until('the mail', async () =>
        (await product.outside.emails(at('sso.user'))).find(({ text }) => text.includes('Sign in with ADP')),
      );
    });

    test('is checked against the rules while it is typed, without a call [IDN-018, IDN-021]', async ({ page }) => {
      await page.goto(`${product.url}/#/reset-password/some-token`);
      const calls = recordCalls(page);
      const rules = page.getByRole('list', { name: 'Password requirements' });
      await page.getByLabel('New password', { exact: true }).fill('larks');
      await rules.getByText('12 to 128 characters').filter({ hasText: 'Not met' }).waitFor();
      await choosePassword(page, 'password1234', 'password2345');
      await page.getByRole('button', { name: save }).click();
      await seeText(page, 'This password is too easy to guess. Choose another one.');
      await seeText(page, "The two passwords don't match");
      expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    });
  });

  describe('A password that must be changed', () => {
    test('is required before any other page opens, with the reason [IDN-019]', async ({ page }) => {
      await signInByForm(page, product.url, at('reset.me'));
      await page.getByText(/^You need to change your password before you continue/).waitFor();
      await page.goto(`${product.url}/#/account`);
      await page.waitForURL(/#\/reset-password\//);

      await choosePassword(page, PASSWORD);
      await page.getByRole('button', { name: save }).click();
      await seeText(page, "Choose a password that's different from your current one");
      await choosePassword(page, NEW_PASSWORD);
      await page.getByRole('button', { name: save }).click();
      await seeHome(page);
    });
  });

  describe('An invitation', () => {
    test('shows who it is for, is accepted with a password, and works once [IDN-020]', async ({ page, browser }) => {
      const email = 'lena.moreau@larkfield.test';
      const admin = await new ApiCaller(product.url).signIn(at('super.admin'));
      const staffs = await admin.call<{ company_staffs: { email: string; company_role: { id: number } }[] }>(
        listStaff,
        {
          query: { per_page: 100 },
        },
      );
      const role = staffs.body.company_staffs.find((staff) => staff.email === at('manager'))?.company_role;
      await admin.call(inviteStaff, {
        body: { company_staff: { name: 'Lena Moreau', email, company_role_id: role?.id } },
      });

      const link = linkIn((await product.outside.email(email)).text, '/set-password/');
      await page.goto(link);
      await seeText(page, 'Lena Moreau');
      await seeText(page, 'Larkfield Group');
      await seeText(page, email);
      await choosePassword(page, 'lena.moreau');
      await page.getByRole('button', { name: 'Set password and continue' }).click();
      await seeText(page, 'Use at least 12 characters');
      await choosePassword(page, NEW_PASSWORD);
      await page.getByRole('button', { name: 'Set password and continue' }).click();
      await seeHeading(page, 'How should we reach you?');
      expect(routeOf(page)).toBe('/user-onboarding');

      const otherPage = await browser.newPage();
      await otherPage.goto(link);
      await seeHeading(otherPage, 'This invitation is no longer valid');
      await seeText(otherPage, 'Ask your admin for a new invitation');
      await otherPage.close();
    });
  });
});
