/** Browser tests: each gets a page, and fails when the page reports an error. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as plainTest } from 'vitest';
import { desktop, forShortVisits, launchBrowser } from './launch-browser.ts';
import { KeptPage } from './reused-page.ts';

const failuresFolder = join(import.meta.dirname, '../../.data/test-failures');

const browserTest = plainTest
  /** Expected console errors: `test.override('allowedConsoleErrors', [/401/])`. */
  .extend('allowedConsoleErrors', (): RegExp[] => [])
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to find out what the fixture needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(forShortVisits);
    onCleanup(() => browser.close());
    return browser;
  });

/** A fresh page for each test, as for a first visit. */
export const test = browserTest
  .extend('context', async ({ browser }, { onCleanup }) => {
    const context = await openContext(browser);
    onCleanup(() => context.close());
    return context;
  })
  .extend('page', async ({ context, allowedConsoleErrors, task }, { onCleanup }) => {
    const problems = collectProblems(context, allowedConsoleErrors);
    const page = await context.newPage();
    onCleanup(() => judge(page, problems, task));
    return page;
  });

/**
 * One page for all tests of a file, reset between them: `goto` with another hash navigates inside the running app,
 * which costs a tenth of loading it. After a failed test the next one gets a new page.
 */
export const testOnOnePage = browserTest
  .extend('kept', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
    const kept = new KeptPage(() => openContext(browser));
    onCleanup(() => kept.discard());
    return kept;
  })
  .extend('page', async ({ kept, allowedConsoleErrors, task }, { onCleanup }) => {
    const page = await kept.take();
    const problems = collectProblems(page.context(), allowedConsoleErrors);
    onCleanup(async () => {
      const failed = problems.length > 0 || Boolean(task.result?.errors?.length);
      await judge(page, problems, task).finally(() => (failed ? kept.discard() : kept.tidy()));
    });
    return page;
  })
  .extend('context', ({ page }) => page.context());

const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });

function collectProblems(context: BrowserContext, allowed: RegExp[]): string[] {
  const problems: string[] = [];
  const isAllowed = (text: string) => allowed.some((pattern) => pattern.test(text));
  context.on('weberror', (problem) => problems.push(`uncaught ${problem.error().stack ?? problem.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' || isAllowed(message.text())) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  return problems;
}

interface Judged {
  name: string;
  result?: { errors?: unknown[] };
}

async function judge(page: Page, problems: string[], task: Judged): Promise<void> {
  if (problems.length > 0 || task.result?.errors?.length) await saveScreenshot(page, task.name);
  if (problems.length > 0) throw new Error(`The page reported errors:\n${problems.join('\n')}`);
}

async function saveScreenshot(page: Page, title: string): Promise<void> {
  if (page.isClosed()) return;
  await mkdir(failuresFolder, { recursive: true });
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  await page.screenshot({ path: join(failuresFolder, `${name}.png`), fullPage: true });
}
