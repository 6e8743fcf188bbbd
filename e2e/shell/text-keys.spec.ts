/**
 * No screen prints the key of a missing text. All languages have the same keys (locales.test.ts), so in `npm test` each
 * screen is shown once, the languages taking turns; `npm run test:long` shows every screen in all four.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { buildPublicPages } from '../../testing/browser/public-pages.ts';
import type { Screen } from '../../testing/browser/screen.ts';
import { addSampleReports } from '../../testing/people/sample-reports.ts';
import { DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { openSession, rememberInBrowser } from '../../testing/product/sign-in.ts';
import { isLongRun } from '../../testing/run/test-length.ts';
import { screens } from '../screens.ts';
import { keysIn } from './find-keys.ts';

test.override('allowedConsoleErrors', [/.*/]);

/** How long a part of a screen may take to appear. */
const SCREEN_MS = 12_000;

const LANGUAGES = ['en', 'fr', 'es', 'zh'];
const LOCALES = join(import.meta.dirname, '../../packages/locales/en');
const texts = globSync('*.json', { cwd: LOCALES }).map((file) => ({
  namespace: basename(file, '.json'),
  topKeys: Object.keys(JSON.parse(readFileSync(join(LOCALES, file), 'utf8')) as object),
}));
const beginnings = new Set(texts.flatMap(({ namespace, topKeys }) => [namespace, ...topKeys]));

let product: InProcessProduct;
beforeAll(async () => {
  await buildPublicPages();
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' } });
  await addSampleReports(product);
});
afterAll(() => product.stop());

/** Texts and labels on the page. */
const shownIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...labels];
  });

const BUSY = '[aria-busy="true"], [class*="skeleton" i]';

async function show(page: Page, screen: Screen): Promise<string[]> {
  await page.goto(`${product.url}${screen.path}`);
  await page.locator('h1, h2, form').first().waitFor({ state: 'attached' });
  await screen.prepare?.(page, product.outside);
  await page
    .waitForFunction((busy) => document.querySelector(busy) === null, BUSY, { timeout: 4000 })
    .catch(() => null);
  return keysIn(await shownIn(page), beginnings);
}

/** Screens of one user in one language share a page. */
const groups = Object.entries(Object.groupBy(screens, ({ signIn }) => signIn ?? '')).flatMap(([email, list = []], at) =>
  LANGUAGES.map((language, turn) => ({
    email,
    language,
    list: list.filter((_, index) => isLongRun || (index + at) % LANGUAGES.length === turn),
  })),
);

describe('The text of every screen', () => {
  test.for(groups.filter(({ list }) => list.length > 0))(
    'is text and no key, in $language for “$email” [PLT-039]',
    { timeout: isLongRun ? 900_000 : 360_000 },
    async ({ email, language, list }, { context, browser }) => {
      const session = email ? await openSession(product.url, { email, password: DEMO_PASSWORD }) : {};
      const remembered = { locale: language, ...session };
      await rememberInBrowser(context, remembered);
      const shared = await context.newPage();
      // An applicant's browser remembers what was begun, so each public screen gets a new one.
      const freshContext = async () => {
        if (email) return context;
        const fresh = await browser.newContext();
        await rememberInBrowser(fresh, remembered);
        return fresh;
      };
      const found: string[] = [];
      const lookAt = async (screen: Screen) => {
        // What a screen prepares, such as a dialog or a pretended response, stays in its own tab.
        const page = screen.prepare ? await (await freshContext()).newPage() : shared;
        page.setDefaultTimeout(SCREEN_MS);
        try {
          return await show(page, screen);
        } finally {
          if (page.context() !== context) await page.context().close();
          else if (page !== shared) await page.close();
        }
      };
      for (const screen of list) {
        // A busy machine may need a second look. One screen that cannot be shown must not hide the faults of the others.
        const keys = await lookAt(screen)
          .catch(() => lookAt(screen))
          .catch((error: Error) => [`not shown, ${error.message}`]);
        found.push(...keys.map((key) => `${screen.name}: ${key}`));
      }
      expect(found).toEqual([]);
    },
  );
});
