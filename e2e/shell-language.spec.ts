/** The language of the screens: which one is chosen, and changing it. */
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { rememberInBrowser } from '../testing/sign-in.ts';
import { until } from '../testing/until.ts';
import { chooseLanguage, enter, nameOf, recordCalls, seeHeading, seeHome } from './shell-steps.ts';

let product: InProcessProduct;
let production: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
  production = await startInProcess({ env: { ENVIRONMENT: 'production' } });
});
afterAll(() => Promise.all([product.stop(), production.stop()]));

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

  test('changes at once in all four languages and is kept [PLT-039, IDN-038]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/job-postings`);
    await seeHeading(page, 'Job postings');
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

  test('is used by the words of the server too [PLT-039]', async ({ browser }) => {
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

  test('greets at home in the reader’s words [PLT-039]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    await chooseLanguage(page, 'Español');
    await seeHeading(page, /^Buen/);
  });
});
