/** Runs axe on a page once nothing on it moves, and checks that the page fits a phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { until } from '../testing/until.ts';

export const NARROWEST = { width: 360, height: 740 };

type Rules = RunOptions['runOnly'];

const everything: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag22aa'] };
/** Only colors change between light and dark, so only these rules can have different results. */
const colorRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Transitions jump to their end, because a theme change starts dozens of them. */
const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    for (const animation of running) if (animation instanceof CSSTransition) animation.finish();
    return running.every((animation) => animation instanceof CSSTransition);
  });

export async function violationsOf(page: Page, rules = everything): Promise<string[]> {
  await bringAxe(page);
  const first = await runAxe(page, rules);
  // An element caught while fading out isn't there the second time; a real problem is.
  return first.length === 0 ? first : runAxe(page, rules);
}

const axeProgram = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Into frames too, where axe runs separately. Once per load: parsing it takes a quarter of a second. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeProgram);
  }
}

async function runAxe(page: Page, runOnly: Rules): Promise<string[]> {
  // Half-faded colors would be measured as they are.
  await until('the page to come to rest', () => isStill(page));
  return page.evaluate(
    async (options) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await here.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { runOnly, resultTypes: ['violations'], selectors: false, preload: false } satisfies RunOptions,
  );
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** The theme follows the system, so both can be checked without reloading. */
export async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violationsOf(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, colorRules), 'dark').toEqual([]);
}

/** One visit for all checks: axe in light and dark, then the narrowest width. */
export async function inspect(page: Page): Promise<void> {
  await expectAccessibleInLightAndDark(page);
  await page.setViewportSize(NARROWEST);
  expect(await scrollsSideways(page), 'sideways at the narrowest width').toBe(false);
}

const TABS_MAX = 60;

/** Goes through a page by Tab and returns what had the focus behind the bar at the bottom. */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let tab = 0; tab < TABS_MAX; tab += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(focusBehindBar);
    if (found === null) break;
    if (found !== '') hidden.push(found);
  }
  return hidden;
}

/** Null after the last element; empty when it can be seen. */
function focusBehindBar(): string | null {
  const focused = document.activeElement;
  const bar = document.querySelector('.dock, .tab-bar');
  if (!focused || focused === document.body) return null;
  if (!bar || bar.contains(focused)) return '';
  return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top ? focused.outerHTML : '';
}
