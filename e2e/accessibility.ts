/** What axe finds on a page, once nothing on it moves any more. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { until } from '../testing/until.ts';

const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

export async function violationsOf(page: Page): Promise<string[]> {
  // Half-faded colours would be measured as they are.
  await until('the page to come to rest', () => isStill(page));
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']);
  // Otherwise axe gathers its findings in a blank page of its own, where a person cannot be signed in.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
