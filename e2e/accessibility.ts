/** What axe finds on a page, once nothing on it moves any more. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Half-faded colours would be measured as they are. */
const stillness = (page: Page) =>
  page.waitForFunction("document.getAnimations().every((animation) => animation.playState !== 'running')");

export async function violationsOf(page: Page): Promise<string[]> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
