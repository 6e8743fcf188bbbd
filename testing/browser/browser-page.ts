/** The tests of the journeys: each gets a page, and fails when the page itself reports an error. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as plainTest } from 'vitest';
import { KeptPage } from './kept-page.ts';
import { desktop, forShortVisits, launchBrowser } from './launch-browser.ts';

const failuresFolder = join(import.meta.dirname, '../../.data/test-failures');

const browserTest = plainTest
  /** Errors in the console that belong to the story: `test.override('allowedConsoleErrors', [/401/])`. */
  .extend('allowedConsoleErrors', (): RegExp[] => [])
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what the fixture needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(forShortVisits);
    onCleanup(() => browser.close());
    return browser;
  });

/** A fresh page for each test, as on a machine that was never here. */
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
 * One page for all tests of a file, tidied up between them: `goto` with another hash moves on inside the running
 * program, which costs a tenth of loading it. A test that fails leaves nothing to the next one, which begins afresh.
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
