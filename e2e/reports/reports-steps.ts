/** Steps of the journeys about reports. */
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import type { ReportOffice } from '../../testing/people/report-office.ts';
import { until } from '../../testing/until.ts';
import { at, enter } from '../shell/steps.ts';

export async function open(page: Page, office: ReportOffice, route: string, email?: string): Promise<void> {
  await enter(page.context(), office.employees.product.url, email && at(email));
  await page.goto(`${office.employees.product.url}/#${route}`);
}

/** What the browser saves when this is done. */
export async function saved(page: Page, act: () => Promise<unknown>): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), lines: await linesOf(download) };
}

async function linesOf(download: Download): Promise<string[]> {
  const text = await readFile(await download.path(), 'utf8');
  return text
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\r?\n/);
}

export const preview = (page: Page): Locator => page.getByRole('table', { name: 'Preview' });

export const seeHeads = (page: Page, wanted: string[]): Promise<boolean> =>
  until(`the columns ${wanted.join(', ')}`, async () => {
    const heads = await preview(page).getByRole('columnheader').allTextContents();
    return heads.join() === wanted.join();
  });

export const seeNames = (page: Page, wanted: string[]): Promise<boolean> =>
  until(`the people ${wanted.join(', ')}`, async () => {
    const cells = await preview(page).locator('tbody tr td:first-child').allTextContents();
    return cells.join() === wanted.join();
  });

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Reports' }).getByRole('row').filter({ hasText: name });

export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
