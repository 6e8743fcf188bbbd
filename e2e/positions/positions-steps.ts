/** Steps shared by the journeys about job postings. */
import { createLocation } from '@onward/contract/locations/locations';
import type { PositionRow } from '@onward/contract/positions/position';
import { listMyPositions } from '@onward/contract/positions/positions';
import type { Locator, Page } from 'playwright-core';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';

const SUPER_ADMIN = 'super.admin@larkfield.test';

export const apiOf = (url: string, email = SUPER_ADMIN): Promise<ApiCaller> => new ApiCaller(url).signIn(email);

export async function open(page: Page, url: string, path: string, email = SUPER_ADMIN): Promise<void> {
  await signIn(page.context(), url, { email, password: DEMO_PASSWORD });
  await page.goto(`${url}/#${path}`);
}

export const table = (page: Page): Locator => page.getByRole('table', { name: 'Jobs' });
export const row = (page: Page, title: string): Locator => table(page).getByRole('row').filter({ hasText: title });
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

export const shownTitles = (page: Page): Promise<string[]> =>
  table(page).locator('tbody tr td:nth-child(2) a').allTextContents();

export const seeTitles = (page: Page, titles: string[]): Promise<boolean> =>
  until(`the postings ${titles.join(', ')}`, async () => (await shownTitles(page)).join() === titles.join());

export async function choose(page: Page, title: string, action: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${title}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

export async function find(api: ApiCaller, title: string): Promise<PositionRow> {
  const { body } = await api.call<{ positions: PositionRow[] }>(listMyPositions, {
    query: { query: title, per_page: 50 },
  });
  const [found] = body.positions.filter((position) => position.title === title);
  if (!found) throw new Error(`There is no posting “${title}”`);
  return found;
}

/** A location in a state whose law requires the pay in every posting. */
export async function addBoulder(api: ApiCaller): Promise<number> {
  const { brand_id } = await find(api, 'Host');
  const address = { country: 'US', state: 'CO', city: 'Boulder', address_line_1: '1 Pearl St', postal_code: '80302' };
  const { body } = await api.call<{ location: { id: number } }>(createLocation, {
    body: { location: { brand_id, name: 'Boulder', is_remote: false, ...address } },
  });
  return body.location.id;
}
