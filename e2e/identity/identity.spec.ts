/** Sign-in with a password or a text message, and accessibility of all identity screens. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test as testOnFreshPage, testOnOnePage } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { linkIn } from '../../testing/product/outside.ts';
import { rememberInBrowser, signIn } from '../../testing/product/sign-in.ts';
import { inspect, NARROWEST, scrollsSideways } from '../accessibility.ts';
import { holdCalls } from '../shell/steps.ts';
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
  seeAlert,
  seeHeading,
  seeHome,
  seeRoute,
  signInByForm,
} from './identity-steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
});
afterAll(() => product.stop());

describe('People before sign-in', () => {
  const test = testOnFreshPage;
  test.override('allowedConsoleErrors', REFUSALS);

  describe('Signing in', () => {
    test('marks invalid input without a call, treats an unknown email like a wrong password, and keeps what was entered [IDN-004, IDN-006]', async ({
      page,
    }) => {
      await page.goto(`${product.url}/#/login`);
      const calls = recordCalls(page);
      const email = page.getByLabel('Work email');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('Please enter your password').waitFor();
      await page.getByText('Please enter a correct email').waitFor();
      await expect.poll(() => hasFocus(page, email)).toBe(true);
      await email.fill('renee@');
      await page.getByText('Please enter a correct email').waitFor();
      await email.fill(at('hr.admin'));
      await page.getByText('Please enter a correct email').waitFor({ state: 'detached' });
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);

      const refused = () => page.waitForResponse((response) => response.url().endsWith('/v1/sessions'));
      const stranger = refused();
      await fillSignIn(page, 'nobody@larkfield.test');
      expect((await stranger).status()).toBe(401);
      await seeAlert(page, 'Incorrect email or password');
      const rejected = refused();
      await fillSignIn(page, at('hr.admin'), 'not-the-password-1');
      expect((await rejected).status()).toBe(401);
      await seeAlert(page, 'Incorrect email or password');
      expect(await email.inputValue()).toBe(at('hr.admin'));
      await fillSignIn(page, at('hr.admin'));
      await seeHome(page);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^\S{40,}$/);
    });

    test('can be done with the keyboard alone, the password can be shown, and signing out forgets the last page [IDN-006, IDN-010, PLT-057]', async ({
      page,
    }) => {
      await page.goto(`${product.url}/#/login`);
      await page.getByLabel('Work email').focus();
      await page.keyboard.type(at('hr.admin'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
      await page.getByRole('button', { name: 'Hide password' }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await seeHome(page);

      await page.goto(`${product.url}/#/account`);
      await openUserMenu(page, 'Tobias Lindgren');
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await seeHeading(page, 'Welcome back');
      expect(routeOf(page)).toBe('/login');
      expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('company_id')])).toEqual([
        null,
        null,
      ]);
    });

    test('is blocked for a while after five wrong attempts, even for the right password [IDN-005]', async ({
      page,
    }) => {
      await page.goto(`${product.url}/#/login`);
      for (let tries = 1; tries <= 5; tries += 1) {
        const answer = page.waitForResponse((response) => response.url().endsWith('/v1/sessions'));
        await fillSignIn(page, at('general.manager'), `wrong-password-${tries}`);
        expect((await answer).status()).toBe(401);
        await seeAlert(page, 'Incorrect email or password');
      }
      await fillSignIn(page, at('general.manager'));
      await seeAlert(page, 'Too many attempts. Please try again in 15 minutes.');
      expect(routeOf(page)).toBe('/login');
    });

    test('through a texted link works once [IDN-025]', async ({ page, browser }) => {
      // The phone rules are a large file; on a slow connection a user can be faster.
      const releaseRules = await holdCalls(page, /\/assets\/phone-/);
      await page.goto(`${product.url}/#/login`);
      await page.getByRole('button', { name: 'Text me a sign-in link' }).click();
      const phone = page.getByLabel('Phone', { exact: true });
      await phone.fill('12');
      await page.getByRole('button', { name: 'Text me the link' }).click();
      releaseRules();
      await page.getByText('Please enter a correct phone number').waitFor();
      await phone.fill('(404) 555-0119');
      await page.getByRole('button', { name: 'Text me the link' }).click();
      await page.getByText("If this number has an account, we've texted it a sign-in link").waitFor();

      const link = linkIn((await product.outside.text('+14045550119')).body, 'sms_token');
      await page.goto(link);
      await seeHome(page);

      const otherPage = await browser.newPage();
      await otherPage.goto(link);
      await seeAlert(otherPage, 'This link is no longer valid');
      await seeRoute(otherPage, '/login');
      await otherPage.close();
    });
  });

  describe('The way back', () => {
    test('leads to the page requested before signing in, even through the entry redirect, unless it is on another site [PLT-038, IDN-009, IDN-015]', async ({
      page,
    }) => {
      await page.goto(`${product.url}/#/redirect?to=${encodeURIComponent('//elsewhere.test/account')}`);
      await seeHeading(page, 'Welcome back');
      expect(routeOf(page)).toBe('/login');

      await page.goto(`${product.url}/#/account/password?from=mail`);
      await page.waitForURL(/#\/login\?to=/);
      await fillSignIn(page, at('hr.admin'));
      await seeHeading(page, 'Password');
      expect(routeOf(page)).toBe('/account/password?from=mail');
      await page.goto(`${product.url}/#/login`);
      await seeHome(page);
      await page.goto(`${product.url}/#/redirect`);
      await seeHome(page);

      await openUserMenu(page, 'Tobias Lindgren');
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await seeHeading(page, 'Welcome back');
      await page.goto(`${product.url}/#/redirect?to=${encodeURIComponent('/account/calendar')}`);
      await page.waitForURL(/#\/login\?to=/);
      await fillSignIn(page, at('hr.admin'));
      await seeHeading(page, 'Calendar');
    });
  });

  describe('Another tab of the same browser', () => {
    test('signs in when someone signs in, and out when they sign out [IDN-014]', async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(`${product.url}/#/login`);
      await seeHeading(other, 'Welcome back');
      await signInByForm(page, product.url, at('hr.admin'));
      await seeHome(page);
      await seeHome(other);

      await openUserMenu(page, 'Tobias Lindgren');
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await seeHeading(page, 'Welcome back');
      await seeHeading(other, 'Welcome back');
    });
  });
});

describe('The screens about identity', () => {
  const test = testOnOnePage;
  test.override('allowedConsoleErrors', REFUSALS);
  testOnFreshPage.override('allowedConsoleErrors', REFUSALS);

  interface Screen {
    name: string;
    path: string;
    as?: string;
    /** The heading shown once the screen is ready. */
    heading: string;
    prepare?(page: Page): Promise<unknown>;
  }

  const submit = (page: Page) => page.locator('button[type="submit"]').first().click();
  const pretendStep = (page: Page, step: string) =>
    page.route('**/v1/users/me', async (route) => {
      const { user } = await (await route.fetch()).json();
      await route.fulfill({ json: { user: { ...user, user_onboarding_desktop_step: step } } });
    });

  const SCREENS: Screen[] = [
    { name: 'sign-in', path: '/login', heading: 'Welcome back' },
    { name: 'sign-in with errors', path: '/login?error=sso', heading: 'Welcome back', prepare: submit },
    {
      name: 'sign-in by text',
      path: '/login',
      heading: 'Welcome back',
      prepare: (page) => page.getByRole('button', { name: 'Text me a sign-in link' }).click(),
    },
    { name: 'forgotten password', path: '/forgot-password', heading: 'Forgot your password?', prepare: submit },
    { name: 'new password', path: '/reset-password/some-token', heading: 'Choose a new password', prepare: submit },
    { name: 'expired invitation', path: '/set-password/none', heading: 'This invitation is no longer valid' },
    { name: 'choice of company', path: '/select-company', as: 'two.companies', heading: 'Choose a company' },
    { name: 'wizard', path: '/', as: 'new.manager', heading: 'How should we reach you?' },
    { name: 'profile', path: '/account', as: 'super.admin', heading: 'Your details' },
    { name: 'calendar', path: '/account/calendar', as: 'super.admin', heading: 'Calendar' },
    { name: 'password', path: '/account/password', as: 'super.admin', heading: 'Password', prepare: submit },
    { name: 'sign-in and security', path: '/account/security', as: 'super.admin', heading: 'Two-step verification' },
    { name: 'link to end sessions', path: '/end-sessions/none', heading: 'Sign out everywhere?' },
    {
      name: 'phone dialog',
      path: '/account',
      as: 'super.admin',
      heading: 'Your details',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Edit phone number' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Save number' }).click();
        await page.getByText('Please enter a different phone number').waitFor();
      },
    },
    { name: 'failed linking', path: '/adp/callback', as: 'super.admin', heading: 'Link your ADP account' },
  ];

  async function open(page: Page, { path, heading, prepare }: Screen): Promise<void> {
    await page.goto(`${product.url}/#${path}`);
    await seeHeading(page, heading);
    await prepare?.(page);
  }

  describe('To axe in light and dark, and on the narrowest phone,', () => {
    test.for(SCREENS)('the screen “$name” is accessible [PLT-057]', async (screen, { page, context }) => {
      if (screen.as) await signIn(context, product.url, person(screen.as));
      await open(page, screen);
      await inspect(page);
    });

    test.for([
      { step: 'download_app', seen: 'Where should we text the link?' },
      { step: 'welcome_modal', seen: 'What would you like to do first?' },
    ])(
      'the step “$step” of the first days is accessible [IDN-032, IDN-031]',
      async ({ step, seen }, { page, context }) => {
        await signIn(context, product.url, person('hr.admin'));
        await pretendStep(page, step);
        // The step is read when the app starts.
        await page.goto('about:blank');
        await page.goto(`${product.url}/#/account/calendar`);
        await page.getByText(seen).waitFor();
        await inspect(page);
      },
    );
  });

  describe('In French, whose words are longer,', () => {
    testOnFreshPage('the screens fit on the narrowest phone [PLT-039, PLT-057]', async ({ page, context }) => {
      await rememberInBrowser(context, { locale: 'fr' });
      await page.setViewportSize(NARROWEST);
      for (const path of ['/login', '/forgot-password', '/reset-password/some-token']) {
        await page.goto(`${product.url}/#${path}`);
        await page.getByRole('heading').waitFor();
        expect(await scrollsSideways(page), path).toBe(false);
      }
      await signIn(context, product.url, person('hr.admin'));
      await page.reload();
      for (const path of ['/account', '/account/password', '/account/notifications']) {
        await page.goto(`${product.url}/#${path}`);
        await page.getByRole('heading', { level: 2 }).first().waitFor();
        expect(await scrollsSideways(page), path).toBe(false);
      }
    });
  });
});
