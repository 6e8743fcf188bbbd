/** Toasts: what they say, how often, how wide they are and how long they stay. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { answer, chooseLanguage, enter, FAILED_CALLS, refusal, seeHome, seeToast, toasts } from './shell-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

const PROFILE = '/v1/users/update_profile';
const STEP_MS = 100;

/** With a clock of the page's own, and the host of toasts there, which comes after the first page. */
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

/** Moves the clock on until the toast is gone, and tells how long it was there. */
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

  test('stays for the time it takes to read it, and is one for all identical ones within 2 seconds [PLT-011, PLT-012]', async ({
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

  test('has a default text, says when one asked too often, and gives the reference of a failure [PLT-011, PLT-022]', async ({
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
  test('is 400 px wide and stays 2.5 seconds, or 10 when it offers to take something back [PLT-040, AHD-001]', async ({
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
    await seeToast(page, 'Pantry was added');
    expect(await shownFor(page, 'Pantry was added')).toBeGreaterThanOrEqual(10_000 - STEP_MS);
  });
});
