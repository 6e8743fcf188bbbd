/**
 * `npm run shots -- [folder] [beginnings of names]`: takes screenshots of the screens in `e2e/screens.ts`, all or those with
 * such names, in light, dark, French and on a phone.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../apps/server/src/demo/people.ts';
import { startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { findOrInstallBrowser } from '../testing/browser/browser.ts';
import { launchBrowser } from '../testing/browser/launch-browser.ts';
import type { Screen } from '../testing/browser/screen.ts';
import { Outside } from '../testing/product/outside.ts';
import { type Product, startProduct } from '../testing/product/product.ts';
import { openSession, type Remembered, rememberInBrowser } from '../testing/product/sign-in.ts';
import { variants } from './shots/variants.ts';
import { buildBrowserApps } from './supervisor/browser-apps.ts';
import { type Lifecycle, supervised } from './supervisor/lifecycle.ts';
import { root } from './supervisor/programs.ts';
import { step } from './supervisor/steps.ts';

await supervised(async (lifecycle) => {
  const folder = resolve(process.argv[2] ?? 'shots');
  const beginnings = process.argv.slice(3);
  const screens = (await loadScreens()).filter(
    ({ name }) => beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning)),
  );
  await step('browser found', findOrInstallBrowser);
  await step('browser apps up to date', () => buildBrowserApps(root).finished);
  const { url, sandboxUrl } = await step('product started', () => startOnFreshData(lifecycle));
  const outside = new Outside(sandboxUrl);
  const browser = await launchBrowser();
  lifecycle.add({ stop: () => browser.close() });

  const sessions = await openSessions(url, screens);
  await mkdir(folder, { recursive: true });
  for (const screen of screens) {
    const session = sessions.get(screen.signIn ?? '') ?? {};
    await step(screen.name, async () => {
      await Promise.all(
        variants.map(async (variant) => {
          const context = await browser.newContext({ viewport: variant.viewport, reducedMotion: 'reduce' });
          await rememberInBrowser(context, { ...variant.storage, ...session });
          const page = await openScreen(context, `${url}${screen.path}`, screen, outside);
          await page.screenshot({ path: join(folder, `${screen.name}.${variant.name}.png`) });
          await context.close();
        }),
      );
    });
  }
  await lifecycle.end();
});

async function loadScreens(): Promise<Screen[]> {
  const { screens } = (await import(pathToFileURL(join(root, 'e2e/screens.ts')).href)) as { screens: Screen[] };
  return screens;
}

async function openSessions(url: string, screens: Screen[]): Promise<Map<string, Remembered>> {
  const sessions = new Map<string, Remembered>();
  for (const email of new Set(screens.flatMap((screen) => screen.signIn ?? []))) {
    sessions.set(email, await openSession(url, { email, password: DEMO_PASSWORD }));
  }
  return sessions;
}

async function startOnFreshData(lifecycle: Lifecycle): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'onward-shots-'));
  lifecycle.add({ stop: () => rm(folder, { recursive: true, force: true }) });
  const postgres = await startPostgres({ folder, durable: false });
  lifecycle.add(postgres);
  const product = await startProduct({ database: postgres });
  lifecycle.add(product);
  return product;
}

async function openScreen(context: BrowserContext, address: string, screen: Screen, outside: Outside): Promise<Page> {
  const page = await context.newPage();
  // Four variants load at once, also on slow machines.
  page.setDefaultTimeout(120_000);
  await page.goto(address, { waitUntil: 'networkidle' });
  await screen.prepare?.(page, outside);
  await page.evaluate('document.fonts.ready');
  return page;
}
