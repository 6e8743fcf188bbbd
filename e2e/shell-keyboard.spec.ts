/** Everything by keyboard: skip link, palette, single keys, the navigation and the own menu. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { enter, routeOf, seeHeading, seeHome, seeRoute, userMenu } from './shell-steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

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
      await page.keyboard.type('messa');
      expect(await palette(page).getByRole('option').count()).toBe(1);
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
    expect(await chosen(page).textContent()).toContain('Job postings');
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
    await palette(page).getByText('Nothing matches “qqq”').waitFor();
  });
});

describe('Single keys', () => {
  test('g and then a letter goes to its page [PLT-057]', async ({ page }) => {
    for (const [letter, route] of [
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
      await page.keyboard.press(letter);
      await seeRoute(page, route);
    }
  });

  test('are letters while one types [PLT-057]', async ({ page }) => {
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
  'The tab key first offers to skip to the content, and reaches every page and the own menu [PLT-057]',
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

/** The last on the page: what is folded and switched off is kept by the browser. */
describe('The keys', () => {
  test('[ folds the navigation and ? shows them, and they can be switched off [PLT-057]', async ({ page }) => {
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width ?? 0;
    expect(await width()).toBeGreaterThan(200);
    await page.keyboard.press('[');
    await page.waitForFunction(() => (document.querySelector('aside')?.clientWidth ?? 999) < 80);
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
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
