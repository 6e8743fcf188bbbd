// A page on a slow phone: its size, and when its largest part is painted.
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';

const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER_PROCESSOR = 4;
const VIEWPORT = { width: 390, height: 844 };
const TIMES = 3;

export interface Weight {
  html: number;
  css: number;
  js: number;
}

/** Gzipped kilobytes of everything a first visit loads, without fonts and images. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  const weight: Weight = { html: 0, css: 0, js: 0 };
  for (const response of responses) {
    const kind = { document: 'html', stylesheet: 'css', script: 'js' }[
      response.request().resourceType()
    ] as keyof Weight;
    if (kind) weight[kind] += gzipSync(await response.body(), { level: 9 }).length / 1000;
  }
  await page.close();
  return weight;
}

type Prepare = (context: BrowserContext) => Promise<unknown>;

/** Seconds, the median of a few visits with an empty cache; `prepare` says what the browser remembers. */
export async function largestPaint(browser: Browser, url: string, prepare?: Prepare): Promise<number> {
  const seconds: number[] = [];
  while (seconds.length < TIMES) seconds.push(await paintOnce(browser, url, prepare));
  return seconds.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

async function paintOnce(browser: Browser, url: string, prepare?: Prepare): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await prepare?.(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.goto(url, { waitUntil: 'networkidle' });
  const milliseconds = await lastPaint(page);
  await context.close();
  return milliseconds / 1000;
}

/** As text, since it runs in the page, where the observer supports more entry types. */
const LAST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
})`;

const lastPaint = (page: Page): Promise<number> => page.evaluate<number>(LAST_PAINT);
