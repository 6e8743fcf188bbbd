/** What axe finds on a page once nothing on it moves any more, and whether the page fits a phone. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../testing/until.ts';

export const NARROWEST = { width: 360, height: 740 };

const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

export async function violationsOf(page: Page): Promise<string[]> {
  const first = await lookOver(page);
  // What axe caught while it faded away is gone the second time; a real fault is not.
  return first.length === 0 ? first : lookOver(page);
}

async function lookOver(page: Page): Promise<string[]> {
  // Half-faded colours would be measured as they are.
  await until('the page to come to rest', () => isStill(page));
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']);
  // Otherwise axe gathers its findings in a blank page of its own, where a person cannot be signed in.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The theme follows the system, so both can be seen without loading again. */
export async function seeNoFaultInLightAndDark(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page), colorScheme).toEqual([]);
  }
}

/** One visit for all questions: axe in light and dark, then the narrowest width. */
export async function inspect(page: Page): Promise<void> {
  await seeNoFaultInLightAndDark(page);
  await page.setViewportSize(NARROWEST);
  expect(await scrollsSideways(page), 'sideways at the narrowest width').toBe(false);
}
