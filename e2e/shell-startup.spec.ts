/** Getting ready after sign-in: the order of the calls, what happens when one fails, and parts that do not load. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { until } from '../testing/until.ts';
import {
  answer,
  enter,
  FAILED_CALLS,
  nameOf,
  recordCalls,
  refusal,
  seeHeading,
  seeHome,
  seeToast,
  toasts,
} from './shell-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS, /ChunkLoadError/]);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

/** Notes calls and live connections inside the page, in the order the program begins them. */
async function recordStart(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const begun: string[] = [];
    const note = (address: string | URL) => begun.push(new URL(address, location.href).pathname);
    const { fetch, WebSocket: Socket } = window;
    window.fetch = (input, init) => {
      note(input instanceof Request ? input.url : input);
      return fetch(input, init);
    };
    window.WebSocket = class extends Socket {
      constructor(address: string | URL, protocols?: string | string[]) {
        note(address);
        super(address, protocols);
      }
    };
    Object.assign(window, { begun });
  });
  return () => page.evaluate('window.begun') as Promise<string[]>;
}

describe('Start-up', () => {
  test('loads in the agreed order, with the live connection right after the user [PLT-023, PLT-026]', async ({
    page,
    context,
  }) => {
    const { company_id } = await enter(context, product.url);
    const begun = await recordStart(page);
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    const paths = await begun();
    const steps = paths
      .slice(0, paths.indexOf('/v1/growthbook_features') + 1)
      .filter((path) => path !== '/v1/configuration');
    // The two that go out together may reach the network in either order.
    const together = steps.splice(5, 2).toSorted();
    expect(together).toEqual(['/v1/integrations', '/v1/settings']);
    expect(steps).toEqual([
      '/v1/users/me',
      '/cable',
      '/v1/company_staffs/locations',
      '/v1/company_staffs/brands_with_location_groups',
      '/v1/company_staffs/departments',
      `/beta_feature/Company/${company_id}/setting`,
      '/v1/growthbook_features',
    ]);
  });

  test('tells an analytics script who is there, right after the user is known [PLT-023]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.addInitScript(() => {
      document.addEventListener('onward:identify', (event) => {
        sessionStorage.setItem('identified', JSON.stringify((event as CustomEvent).detail));
      });
    });
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    const told = await page.evaluate(() => sessionStorage.getItem('identified'));
    expect(Object.keys(JSON.parse(told ?? '{}')).toSorted()).toEqual(['company', 'role', 'user']);
  });

  test('covers the page with a loader until it is done [PLT-023]', async ({ page, context }) => {
    await enter(context, product.url);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v1/growthbook_features', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.url}/#/`);
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    release();
    await seeHome(page);
  });

  test('then loads positions and colleagues in the background [PLT-025]', async ({ page, context }) => {
    await enter(context, product.url);
    const calls = recordCalls(page);
    await page.goto(`${product.url}/#/`);
    const query = async (path: string) => {
      const call = await until(path, async () => calls.find((made) => nameOf(made) === `GET ${path}`));
      return Object.fromEntries(new URL(call.url()).searchParams);
    };
    expect(await query('/v1/positions/mine')).toEqual({
      page: '1',
      per_page: '10000',
      show_simple_list: 'true',
      statuses: 'published,closed,pending,deleted',
    });
    expect(await query('/v1/company_staffs')).toEqual({
      page: '1',
      per_page: '1000',
      status: 'active',
      order: 'created_at desc',
    });
  });

  test('stops when the user cannot be read, and can be tried again [PLT-024]', async ({ page, context }) => {
    await enter(context, product.url);
    await answer(page, 'GET', '/v1/users/me', { status: 500, json: refusal(-1, 'The house is on fire', 'ref-9') });
    const calls = recordCalls(page);
    await page.goto(`${product.url}/#/`);
    await seeHeading(page, 'Onward did not start');
    await page.getByText('The house is on fire').waitFor();
    await page.getByText('Code ref-9').waitFor();
    const later = calls.map(nameOf).filter((name) => !/users\/me|configuration/.test(name));
    expect(later).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeHome(page);
  });

  test('goes on without what a later step did not bring, with a toast [PLT-024]', async ({ page, context }) => {
    await enter(context, product.url);
    await answer(page, 'GET', '/v1/company_staffs/locations', { status: 500, json: refusal(-1, 'No locations today') });
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    await page.getByText('No locations yet').waitFor();
    await seeToast(page, 'No locations today');
  });
});

describe('A part of the program that does not load', () => {
  test('is tried once more by reloading, then the error page offers Reload [PLT-015]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    await page.route(/\/assets\/CompanyPage-.*\.js$/, (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('link', { name: 'Company', exact: true }).click();
    await seeHeading(page, 'Something went wrong');
    expect(loads).toBe(1);
    await page.getByText('A part of this page did not load.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await seeHeading(page, 'Company');
    expect(await toasts(page).count()).toBe(0);
  });
});
