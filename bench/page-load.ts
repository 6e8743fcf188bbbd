// How soon is the app usable? Cold loads of the employer app in Chromium: the script bytes of the first page, and the
// time until it is usable on a slow phone connection with a slow processor. Targets: 250 kB gzip, 4 seconds.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, errors, type Page, type Response } from 'playwright-core';
import { startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { buildBrowserApps } from '../scripts/supervisor/browser-apps.ts';
import { root } from '../scripts/supervisor/programs.ts';
import { desktop, launchBrowser } from '../testing/browser/launch-browser.ts';
import { DEMO_PASSWORD } from '../testing/product/api-caller.ts';
import { startProduct } from '../testing/product/product.ts';
import { openSession, type Remembered, rememberInBrowser } from '../testing/product/sign-in.ts';
import { printTable } from './measuring/print-table.ts';

const TIMES = 3;
const TARGET_KB = 250;
const TARGET_SECONDS = 4;

const bitsPerSecond = (bits: number): number => bits / 8;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: bitsPerSecond(1_600_000),
  uploadThroughput: bitsPerSecond(750_000),
};
const SLOWER_PROCESSOR = 4;
/**
 * Chromium's throttled connection sometimes stalls in the middle of a file after the server has finished; such a visit
 * says nothing about the page and is repeated.
 */
const STALLED_MS = 20_000;
const MAX_STALLS = 5;

interface FirstPage {
  name: string;
  path: string;
  remembered: Remembered;
  usable(page: Page): Promise<void>;
}

interface Visit {
  kilobytes: number;
  requests: number;
}

async function login(page: Page): Promise<void> {
  const email = page.getByRole('textbox', { name: 'email' });
  await email.pressSequentially('a');
  if ((await email.inputValue()) !== 'a') throw new Error('The email field did not take the input');
}

const home = (page: Page): Promise<void> => page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();

async function withFreshContext<Result>(
  browser: Browser,
  { remembered }: FirstPage,
  visit: (context: BrowserContext, page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: desktop, locale: 'en-US' });
  try {
    await rememberInBrowser(context, remembered);
    return await visit(context, await context.newPage());
  } finally {
    await context.close();
  }
}

/** Everything requested until the page is usable counts, even what arrived too late to help. */
const measureBytes = (browser: Browser, url: string, first: FirstPage): Promise<Visit> =>
  withFreshContext(browser, first, async (context, page) => {
    const scripts: Response[] = [];
    context.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
    });
    await page.goto(url + first.path, { waitUntil: 'commit' });
    await first.usable(page);
    const bodies = await Promise.all([...scripts].map((script) => script.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    return { kilobytes: bytes / 1000, requests: bodies.length };
  });

/** Null when the connection stalled. */
const measureSeconds = (browser: Browser, url: string, first: FirstPage): Promise<number | null> =>
  withFreshContext(browser, first, async (context, page) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    page.setDefaultTimeout(STALLED_MS);
    const start = performance.now();
    try {
      await page.goto(url + first.path, { waitUntil: 'commit' });
      await first.usable(page);
    } catch (error) {
      if (error instanceof errors.TimeoutError) return null;
      throw error;
    }
    return (performance.now() - start) / 1000;
  });

async function medianSeconds(browser: Browser, url: string, first: FirstPage): Promise<number> {
  const seconds: number[] = [];
  let stalls = 0;
  while (seconds.length < TIMES) {
    const measured = await measureSeconds(browser, url, first);
    if (measured !== null) seconds.push(measured);
    else if (++stalls > MAX_STALLS) return Number.POSITIVE_INFINITY;
  }
  return seconds.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

const verdict = (reached: boolean): string => (reached ? 'reached' : 'MISSED');

await buildBrowserApps(root).finished;
const folder = await mkdtemp(join(tmpdir(), 'onward-bench-'));
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const product = await startProduct({ database: postgres });
const browser = await launchBrowser();
try {
  const session = await openSession(product.url, { email: 'super.admin@larkfield.test', password: DEMO_PASSWORD });
  const pages: FirstPage[] = [
    { name: 'login', path: '/#/login', remembered: {}, usable: login },
    { name: 'home, signed in', path: '/#/', remembered: session, usable: home },
  ];
  const rows: string[][] = [];
  for (const first of pages) {
    const { kilobytes, requests } = await measureBytes(browser, product.url, first);
    const seconds = await medianSeconds(browser, product.url, first);
    const reached = { bytes: kilobytes <= TARGET_KB, time: seconds < TARGET_SECONDS };
    rows.push([
      first.name,
      String(requests),
      `${kilobytes.toFixed(0)} ${verdict(reached.bytes)}`,
      `${seconds.toFixed(2)} ${verdict(reached.time)}`,
    ]);
    if (!reached.bytes || !reached.time) process.exitCode = 1;
  }
  printTable(
    ['', 'scripts', `script kB gzip (at most ${TARGET_KB})`, `seconds, throttled (below ${TARGET_SECONDS})`],
    rows,
  );
} finally {
  await browser.close();
  await product.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
