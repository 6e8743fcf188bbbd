/** The `test` of the journeys: each gets a fresh page, and fails when the page itself reports an error. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { test as plainTest } from 'vitest';
import { desktop, launchBrowser } from './launch-browser.ts';

const failuresFolder = join(import.meta.dirname, '../.data/test-failures');

export const test = plainTest
  /** Errors in the console that belong to the story: `test.override('allowedConsoleErrors', [/401/])`. */
  .extend('allowedConsoleErrors', (): RegExp[] => [])
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what the fixture needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('context', async ({ browser }, { onCleanup }) => {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
    onCleanup(() => context.close());
    return context;
  })
  .extend('page', async ({ context, allowedConsoleErrors, task }, { onCleanup }) => {
    const problems = collectProblems(context, allowedConsoleErrors);
    const page = await context.newPage();
    onCleanup(async () => {
      if (problems.length > 0 || task.result?.errors?.length) await saveScreenshot(page, task.name);
      if (problems.length > 0) throw new Error(`The page reported errors:\n${problems.join('\n')}`);
    });
    return page;
  });

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

async function saveScreenshot(page: Page, title: string): Promise<void> {
  if (page.isClosed()) return;
  await mkdir(failuresFolder, { recursive: true });
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  await page.screenshot({ path: join(failuresFolder, `${name}.png`), fullPage: true });
}
