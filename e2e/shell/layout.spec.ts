/** The layout around the pages, their language, and toasts. */

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { LIVE_SETTINGS } from '../../testing/product/live-settings.ts';
import { rememberInBrowser } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import {
  answer,
  at,
  chooseLanguage,
  enter,
  FAILED_CALLS,
  nameOf,
  recordCalls,
  refusal,
  routeOf,
  seeHeading,
  seeHome,
  seeToast,
  toasts,
  userMenu,
} from './steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

describe('The frame', () => {
  const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

  describe('Addresses', () => {
    test('are hash routes by default [PLT-028]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/#/job-postings`);
      await seeHeading(page, 'Jobs');
      await navigation(page).getByRole('link', { name: 'Messages' }).click();
      await seeHeading(page, 'Messages');
      expect(page.url()).toBe(`${product.url}/#/messages`);
    });

    test('are path routes under /hr, also after a reload [PLT-028]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/hr/job-postings`);
      await seeHeading(page, 'Jobs');
      await navigation(page).getByRole('link', { name: 'Messages' }).click();
      await seeHeading(page, 'Messages');
      expect(page.url()).toBe(`${product.url}/hr/messages`);
      await page.reload();
      await seeHeading(page, 'Messages');
    });

    test('are hash routes again when embedded under /hr, without the frame [PLT-028]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/hr/?embedded=true#/job-postings`);
      await seeHeading(page, 'Jobs');
      expect(routeOf(page)).toBe('/job-postings');
      expect(await navigation(page).count()).toBe(0);
    });

    test('give the employee records their own path [PLT-036]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/employee-records/#/list`);
      await seeHeading(page, 'Employee records');
    });
  });

  describe('The main layout', () => {
    test('has navigation, company, user menu and a padded page [PLT-029]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/#/job-postings`);
      await seeHeading(page, 'Jobs');
      await navigation(page).waitFor();
      await page.getByText('Larkfield Group', { exact: true }).waitFor();
      await userMenu(page).waitFor();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const sheet = await page.getByRole('main').boundingBox();
      expect((heading?.x ?? 0) - (sheet?.x ?? 0)).toBeGreaterThanOrEqual(28);
      // The number of unread threads comes before it.
      expect(await page.title()).toMatch(/^(\(\d+\+?\) )?Jobs · Onward$/);
    });

    test.for([
      ['on', true, '/new-home', /^Good (morning|afternoon|evening)/],
      ['off', false, '/dashboard', 'Dashboard'],
    ] as const)(
      'starts at the home of the flag homepage_redesign, %s [PLT-030]',
      async ([, value, home, heading], { page, context }) => {
        await enter(context, product.url);
        await answer(page, 'GET', '/v1/growthbook_features', {
          status: 200,
          json: { features: { homepage_redesign: { value } } },
        });
        await page.goto(`${product.url}/#/`);
        await seeHeading(page, heading);
        expect(routeOf(page)).toBe(home);
      },
    );

    test('hides pages a role cannot open, and says why on their URL [PLT-029, PLT-008]', async ({ page, context }) => {
      await enter(context, product.url, at('manager'));
      await page.goto(`${product.url}/#/company/dashboard`);
      await seeHeading(page, "You don't have access to Company dashboard");
      await page.getByText('Only super admins can open this page.').waitFor();
      expect(await navigation(page).getByRole('link', { name: 'Integrations' }).count()).toBe(0);
    });
  });

  describe('The theme', () => {
    const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

    test('follows the system, changes in the menu and outlives a reload', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      expect(await theme(page)).toBeUndefined();
      const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await userMenu(page).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      expect(await theme(page)).toBe('dark');
      await page.reload();
      await seeHome(page);
      expect(await theme(page)).toBe('dark');
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light);
      await userMenu(page).click();
      await page.getByRole('menuitemradio', { name: 'System' }).click();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await theme(page)).toBeUndefined();
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light);
    });
  });

  describe('On a phone', () => {
    test('the navigation is a drawer that opens, navigates and closes [PLT-057]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.setViewportSize(phone);
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      const sheet = page.getByRole('dialog', { name: 'Main navigation' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await sheet.getByText('Larkfield Group', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await sheet.getByRole('link', { name: 'Messages' }).click();
      await sheet.waitFor({ state: 'hidden' });
      expect(routeOf(page)).toBe('/messages');
    });
  });
});

describe('The language', () => {
  let production: InProcessProduct;
  beforeAll(async () => {
    production = await startInProcess({ env: { ...LIVE_SETTINGS, ENVIRONMENT: 'production' } });
  });
  afterAll(() => production.stop());

  async function titleIn(context: BrowserContext, url: string): Promise<string | undefined> {
    const page = await context.newPage();
    await page.goto(`${url}/#/forgot-password`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const language = await page.evaluate(() => document.documentElement.lang);
    await context.close();
    return language;
  }

  describe('The language', () => {
    test.for([
      ['stored choice first', 'es', 'fr-CA', 'es'],
      ['then the browser’s', null, 'fr-CA', 'fr'],
      ['then English', null, 'de-DE', 'en'],
      ['and a stored one that nobody offers counts for nothing', 'xx', 'zh-CN', 'zh'],
    ] as const)('is chosen in order: %s [PLT-039]', async ([, stored, browserLanguage, shown], { browser }) => {
      const context = await browser.newContext({ locale: browserLanguage });
      if (stored) await rememberInBrowser(context, { locale: stored });
      expect(await titleIn(context, product.url)).toBe(shown);
    });

    test('in production only English and French are offered, others become English [PLT-039]', async ({ browser }) => {
      const chinese = await browser.newContext({ locale: 'zh-CN' });
      expect(await titleIn(chinese, production.url)).toBe('en');
      const french = await browser.newContext({ locale: 'fr-FR' });
      const page = await french.newPage();
      await page.goto(`${production.url}/#/login`);
      const offered = page.getByRole('navigation', { name: 'Langue' }).getByRole('button');
      await offered.first().waitFor();
      expect(await offered.allTextContents()).toEqual(['English', 'Français']);
      await french.close();
    });

    test('changes at once in all four languages and is saved [PLT-039, IDN-038]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/#/job-postings`);
      await seeHeading(page, 'Jobs');
      const calls = recordCalls(page);
      for (const [name, language] of [
        ['Français', 'fr'],
        ['Español', 'es'],
        ['简体中文', 'zh'],
        ['English', 'en'],
      ] as const) {
        await chooseLanguage(page, name);
        await until(name, async () => (await page.evaluate(() => document.documentElement.lang)) === language);
        expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(language);
        await page.keyboard.press('Escape');
        const call = await until('the profile call', async () =>
          calls.find((made) => nameOf(made).endsWith('/v1/users/update_profile') && made.headers().locale === language),
        );
        expect(call.postDataJSON()).toEqual({ company_staff: { locale: language } });
      }
    });

    test('is used for server texts too [PLT-039]', async ({ browser }) => {
      const context = await browser.newContext({ locale: 'fr-FR' });
      const page = await context.newPage();
      await page.goto(`${product.url}/#/login`);
      await page.getByLabel('E-mail professionnel').fill('nobody@larkfield.test');
      await page.locator('input[type=password]').fill('wrong');
      const refused = page.waitForResponse((response) => response.url().endsWith('/v1/sessions'));
      await page.locator('button[type=submit]').click();
      const { message } = (await (await refused).json()) as { message: string };
      expect(message).toMatch(/incorrect|mot de passe/i);
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
      await context.close();
    });

    test('greets at home in the user’s language [PLT-039]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      await chooseLanguage(page, 'Español');
      await seeHeading(page, /^Buen/);
    });
  });
});

describe('Toasts', () => {
  test.override('allowedConsoleErrors', [FAILED_CALLS]);

  const PROFILE = '/v1/users/update_profile';
  const STEP_MS = 100;

  /** With a fake clock in the page, after the toast container has loaded, which comes after the first page. */
  async function openWithOwnClock(page: Page): Promise<void> {
    await page.clock.install();
    const host = page.waitForResponse(/\/assets\/ToastHost-.*\.js$/);
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    await page.clock.fastForward(3000);
    await host;
  }

  const freezeClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

  const chooseEnglishAgain = (page: Page) => page.getByRole('menuitemradio', { name: 'English' }).click();

  /** Advances the clock until the toast is gone, and returns how long it was shown. */
  async function shownFor(page: Page, text: string): Promise<number> {
    const toast = toasts(page).filter({ hasText: text });
    for (let passed = 0; passed < 20_000; passed += STEP_MS) {
      if ((await toast.count()) === 0 || (await toast.evaluate((node) => node.className.includes('leave'))))
        return passed;
      await page.clock.runFor(STEP_MS);
    }
    throw new Error(`The toast "${text}" stayed`);
  }

  describe('An error toast', () => {
    const twentyWords = Array.from({ length: 20 }, (_, index) => `word${index}`).join(' ');

    test('stays for its reading time, and is shown once for identical ones within 2 seconds [PLT-011, PLT-012]', async ({
      page,
      context,
    }) => {
      await enter(context, product.url);
      await openWithOwnClock(page);
      await page.getByRole('button', { name: /^Renee/ }).click();
      await freezeClock(page);
      for (const [text, wanted] of [
        ['Short words', 3000],
        [twentyWords, 7006],
      ] as const) {
        await answer(page, 'PUT', PROFILE, { status: 422, json: refusal(20003, text) });
        await chooseEnglishAgain(page);
        await seeToast(page, text);
        const stayed = await shownFor(page, text);
        expect(stayed).toBeGreaterThanOrEqual(wanted - STEP_MS);
        expect(stayed).toBeLessThanOrEqual(wanted + 600);
      }

      const identical = toasts(page).filter({ hasText: 'Not now' });
      await answer(page, 'PUT', PROFILE, { status: 422, json: refusal(20003, 'Not now') });
      for (let press = 0; press < 3; press += 1) {
        const answered = page.waitForResponse((response) => response.url().includes(PROFILE));
        await chooseEnglishAgain(page);
        await answered;
      }
      await identical.waitFor();
      expect(await identical.count()).toBe(1);
      await page.clock.runFor(2000);
      await chooseEnglishAgain(page);
      await identical.nth(1).waitFor();
      expect(await identical.count()).toBe(2);
    });

    test('has a default text, reports rate limits, and shows the reference of a failure [PLT-011, PLT-022]', async ({
      page,
      context,
    }) => {
      await enter(context, product.url);
      await page.route(`**${PROFILE}*`, (route) => route.fulfill({ status: 500, body: '<html>proxy</html>' }));
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      await chooseLanguage(page, 'English');
      await seeToast(page, 'Server error');
      await answer(page, 'PUT', PROFILE, {
        status: 429,
        json: refusal(20006, 'Too many requests, try again in a minute', 'ref-12'),
        headers: { 'retry-after': '60' },
      });
      await chooseEnglishAgain(page);
      await seeToast(page, 'Too many requests, try again in a minute');
      await seeToast(page, 'Reference ref-12');
    });
  });

  describe('A success toast', () => {
    test('is 400 px wide and stays 2.5 seconds, or 10 when it offers undo [PLT-040, AHD-001]', async ({
      page,
      context,
    }) => {
      await enter(context, product.url);
      await openWithOwnClock(page);
      await page.goto(`${product.url}/#/company?currentPanel=profile`);
      await page.getByLabel('Website').fill('larkfield.example');
      await freezeClock(page);
      await page.getByRole('button', { name: 'Save profile' }).click();
      await seeToast(page, 'Company profile saved');
      const box = await toasts(page).first().boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(400);
      const stayed = await shownFor(page, 'Company profile saved');
      expect(stayed).toBeGreaterThanOrEqual(2500 - STEP_MS);
      expect(stayed).toBeLessThanOrEqual(3100);

      await page.clock.resume();
      await page.goto(`${product.url}/#/company?currentPanel=departments`);
      await page.getByRole('button', { name: 'Add department' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Pantry');
      await freezeClock(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add department' }).click();
      await seeToast(page, 'Pantry added');
      expect(await shownFor(page, 'Pantry added')).toBeGreaterThanOrEqual(10_000 - STEP_MS);
    });
  });
});
