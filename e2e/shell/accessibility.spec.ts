/** The shell by keyboard, and checked with axe in light and dark, at the narrowest width. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { expectAccessibleInLightAndDark, inspect } from '../accessibility.ts';
import { answer, at, enter, FAILED_CALLS, refusal, routeOf, seeHeading, seeHome, seeRoute, userMenu } from './steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

// First, while nobody has signed in and no shortcut is disabled.
describe('Every screen of the shell', () => {
  test.override('allowedConsoleErrors', [FAILED_CALLS]);

  interface CheckedScreen {
    name: string;
    path: string;
    /** Null checks it signed out. */
    as?: string | null;
    onPhone?: boolean;
    floats?: boolean;
    before?(page: Page): Promise<unknown>;
    /** Waits until the screen is ready, and brings it into the state to check. */
    ready(page: Page): Promise<unknown>;
  }

  /** Signed-out screens come before the first sign-in: one page goes through them all. */
  const CHECKED_SCREENS: CheckedScreen[] = [
    {
      name: 'page not found, signed out',
      path: '/no/such/page',
      as: null,
      ready: (page) => seeHeading(page, 'Page not found'),
    },
    { name: 'home', path: '/', ready: seeHome },
    { name: 'home of one brand', path: '/new-home?brand=cluckwell', ready: seeHome },
    {
      name: 'the dashboard of one brand',
      path: '/dashboard/cluckwell',
      ready: (page) => seeHeading(page, 'Dashboard'),
    },
    {
      name: 'the company page',
      path: '/company?currentPanel=integrations',
      ready: (page) => seeHeading(page, 'Company'),
    },
    { name: 'support', path: '/support', ready: (page) => seeHeading(page, 'Contact us') },
    { name: 'page not found', path: '/no/such/page', ready: (page) => seeHeading(page, 'Page not found') },
    { name: 'the error page', path: '/error', ready: (page) => seeHeading(page, 'Something went wrong') },
    {
      name: 'the own menu',
      path: '/analytics',
      floats: true,
      ready: async (page) => {
        await page.getByRole('button', { name: /^Renee/ }).click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'the list of keys',
      path: '/analytics',
      ready: async (page) => {
        await seeHeading(page, 'Analytics');
        await page.keyboard.press('?');
        await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      },
    },
    {
      name: 'the palette',
      path: '/analytics',
      ready: async (page) => {
        await seeHeading(page, 'Analytics');
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill('e');
      },
    },
    {
      name: 'the menu sheet',
      path: '/analytics',
      onPhone: true,
      ready: async (page) => {
        await seeHeading(page, 'Analytics');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('dialog', { name: 'Main navigation' }).waitFor();
      },
    },
    {
      name: 'a start-up that failed',
      path: '/',
      before: async (page) => {
        await answer(page, 'GET', '/v1/users/me', { status: 500, json: refusal(-1, 'Broken', 'ref-1') });
        await page.goto('about:blank');
      },
      ready: (page) => seeHeading(page, "Onward couldn't start"),
    },
    {
      name: 'no access',
      path: '/company/dashboard',
      as: at('manager'),
      ready: (page) => page.getByText('can give you access').waitFor(),
    },
  ];

  describe('To axe in light and dark, and on the narrowest phone,', () => {
    test.for(CHECKED_SCREENS)('$name is accessible [PLT-057]', async (screen, { page, context }) => {
      if (screen.as !== null) await enter(context, product.url, screen.as);
      if (screen.onPhone) await page.setViewportSize(phone);
      await screen.before?.(page);
      await page.goto(`${product.url}/#${screen.path}`);
      await screen.ready(page);
      // A menu attached to a button closes when the window changes; what is below it is checked separately.
      await (screen.floats ? expectAccessibleInLightAndDark(page) : inspect(page));
    });
  });
});

describe('The keyboard', () => {
  async function openHome(page: Page): Promise<void> {
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
  }

  test.beforeEach(({ page }) => openHome(page));

  const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
  const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
  const focused = (page: Page) => page.locator(':focus');

  describe('The command palette', () => {
    test.for(['Control+k', 'Meta+k'])(
      'opens by %s, narrows by typing and goes there by Enter',
      async (keys, { page }) => {
        await page.keyboard.press(keys);
        await palette(page).waitFor();
        await page.keyboard.type('messages');
        expect(await palette(page).getByRole('option').count()).toBeLessThan(5);
        expect(await chosen(page).textContent()).toContain('Messages');
        await page.keyboard.press('Enter');
        await palette(page).waitFor({ state: 'detached' });
        await seeRoute(page, '/messages');
      },
    );

    test('is walked through with the arrows, around its ends', async ({ page }) => {
      await page.keyboard.press('Control+k');
      await palette(page).waitFor();
      const rows = await palette(page).getByRole('option').allTextContents();
      await page.keyboard.press('ArrowDown');
      expect(await chosen(page).textContent()).toContain('Jobs');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await chosen(page).textContent()).toContain('Sign out');
      expect(rows.length).toBeGreaterThan(10);
    });

    test('closes by Escape and gives the focus back', async ({ page }) => {
      const search = page.getByRole('button', { name: 'Search', exact: false }).first();
      await search.focus();
      await page.keyboard.press('Enter');
      await palette(page).waitFor();
      await page.keyboard.press('Escape');
      await palette(page).waitFor({ state: 'detached' });
      expect(await search.and(focused(page)).count()).toBe(1);
      expect(routeOf(page)).toBe('/new-home');
    });

    test('is left behind by Back', async ({ page }) => {
      await page.goto(`${product.url}/#/analytics`);
      await seeHeading(page, 'Analytics');
      await page.keyboard.press('Control+k');
      await palette(page).waitFor();
      await page.goBack();
      await seeRoute(page, '/new-home');
      await palette(page).waitFor({ state: 'detached' });
    });

    test('finds actions only after ">" and says when nothing matches', async ({ page }) => {
      await page.keyboard.press('Control+k');
      await palette(page).waitFor();
      await page.keyboard.type('>dark');
      await page.keyboard.press('Enter');
      await palette(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
      await page.keyboard.press('Control+k');
      await palette(page).waitFor();
      await page.keyboard.type('qqq');
      await palette(page).getByText('No results for “qqq”').waitFor();
    });
  });

  describe('Single keys', () => {
    test('g and then a letter goes to its page [PLT-057]', async ({ page }) => {
      for (const [mail, route] of [
        ['j', '/job-postings'],
        ['a', '/applicants/all-applicants'],
        ['m', '/messages'],
        ['s', '/schedule'],
        ['o', '/onboarding'],
        ['e', '/employee-records/list'],
        ['r', '/reports'],
        ['h', '/new-home'],
      ] as const) {
        await page.keyboard.press('g');
        await page.keyboard.press(mail);
        await seeRoute(page, route);
      }
    });

    test('are plain letters while typing [PLT-057]', async ({ page }) => {
      await page.goto(`${product.url}/#/company?currentPanel=departments`);
      const search = page.getByRole('searchbox', { name: 'Search departments' });
      await search.waitFor();
      await page.keyboard.press('/');
      expect(await search.and(focused(page)).count()).toBe(1);
      await page.keyboard.type('gm[?');
      expect(await search.inputValue()).toBe('gm[?');
      await seeHeading(page, 'Company');
    });
  });

  testOnFreshPage(
    'The tab key first offers to skip to the content, and reaches every page and the user menu [PLT-057]',
    async ({ page }) => {
      await openHome(page);
      await page.keyboard.press('Tab');
      expect(await focused(page).textContent()).toBe('Skip to content');
      const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Schedule' });
      for (let press = 0; press < 30 && (await link.and(focused(page)).count()) === 0; press += 1) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await seeRoute(page, '/schedule');
      await link.and(page.locator('[aria-current="page"]')).waitFor();

      await userMenu(page).focus();
      await page.keyboard.press('Enter');
      const items = page.getByRole('menu').locator('[role^="menuitem"]');
      expect(await items.first().and(focused(page)).count()).toBe(1);
      await page.keyboard.press('End');
      expect(await focused(page).textContent()).toContain('Sign out');
      await page.keyboard.press('Escape');
      expect(await userMenu(page).and(focused(page)).count()).toBe(1);

      await page.getByText('Skip to content').focus();
      await page.keyboard.press('Enter');
      expect(await focused(page).getAttribute('id')).toBe('content');
    },
  );

  /** The last on the page, because the browser stores what is collapsed and disabled. */
  describe('Keyboard shortcuts', () => {
    test('[ collapses the navigation and ? shows them, and they can be disabled [PLT-057]', async ({ page }) => {
      const width = async () => (await page.getByRole('complementary').boundingBox())?.width ?? 0;
      expect(await width()).toBeGreaterThan(200);
      await page.keyboard.press('[');
      await page.waitForFunction(() => (document.querySelector('aside')?.clientWidth ?? 999) < 80);
      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await help.getByText('Next and previous row').waitFor();
      for (const key of ['J', 'K']) await help.getByText(key, { exact: true }).first().waitFor();
      await help.getByRole('switch').click();
      await page.keyboard.press('Escape');
      await help.waitFor({ state: 'hidden' });
      await page.keyboard.press('g');
      await page.keyboard.press('m');
      await page.keyboard.press('[');
      expect(routeOf(page)).toBe('/new-home');
      expect(await width()).toBeLessThan(80);
    });
  });
});
