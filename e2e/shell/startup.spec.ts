/** Startup after sign-in, and what users see when the server rejects a call or fails. */

import { createDepartment } from '@onward/contract/locations/departments';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test as testOnFreshPage, testOnOnePage } from '../../testing/browser/browser-page.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { openSession, rememberInBrowser } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import {
  answer,
  at,
  chooseLanguage,
  enter,
  FAILED_CALLS,
  holdCalls,
  nameOf,
  PASSWORD,
  recordCalls,
  refusal,
  routeOf,
  seeHeading,
  seeHome,
  seeRoute,
  seeToast,
  toasts,
  userMenu,
} from './steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

describe('Startup', () => {
  const test = testOnFreshPage;
  test.override('allowedConsoleErrors', [FAILED_CALLS, /ChunkLoadError/]);

  /** Records calls and live connections inside the page, in the order the app starts them. */
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
      // The two that are sent together can reach the network in either order.
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

    test('tells nobody who uses the product unless an operator configured it [RPT-023]', async ({ page, context }) => {
      await enter(context, product.url);
      const outside: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(product.url)) outside.push(request.url());
      });
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      expect(outside.filter((url) => url.startsWith('http'))).toEqual([]);
    });

    test('identifies the user to the configured collector by user, company, role, and tier only [PLT-023, RPT-023]', async ({
      page,
      context,
    }) => {
      const collector = 'https://collector.test/identify';
      const observed = await startInProcess({ env: { PRODUCT_ANALYTICS_URL: collector } });
      try {
        await enter(context, observed.url);
        const told: { url: string; body: string; cookie: string | undefined }[] = [];
        await page.route('https://collector.test/**', async (route) => {
          const { cookie } = await route.request().allHeaders();
          told.push({ url: route.request().url(), body: route.request().postData() ?? '', cookie });
          await route.fulfill({ status: 204 });
        });
        await page.goto(`${observed.url}/#/`);
        await seeHome(page);
        const [sent] = await until('the collector to be told', async () => told.length > 0 && told);
        expect([sent?.url, sent?.cookie]).toEqual([collector, undefined]);
        const detail = JSON.parse(sent?.body ?? '{}') as Record<string, unknown>;
        expect(Object.keys(detail).toSorted()).toEqual(['company', 'role', 'tier', 'user']);
        expect(detail).toMatchObject({ role: 'super_admin' });
        expect(told).toHaveLength(1);
      } finally {
        await observed.stop();
      }
    });

    test('covers the page with a loader until it is done [PLT-023]', async ({ page, context }) => {
      await enter(context, product.url);
      const release = await holdCalls(page, '**/v1/growthbook_features');
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
        status: 'published,closed,pending,deleted',
      });
      expect(await query('/v1/company_staffs')).toEqual({
        page: '1',
        per_page: '1000',
        status: 'active',
        order: 'created_at desc',
      });
    });

    test('stops when the user cannot be loaded, and can be retried [PLT-024]', async ({ page, context }) => {
      await enter(context, product.url);
      await answer(page, 'GET', '/v1/users/me', { status: 500, json: refusal(-1, 'The house is on fire', 'ref-9') });
      const calls = recordCalls(page);
      await page.goto(`${product.url}/#/`);
      await seeHeading(page, "Onward couldn't start");
      await page.getByText('The house is on fire').waitFor();
      await page.getByText('Code ref-9').waitFor();
      const later = calls.map(nameOf).filter((name) => !/users\/me|configuration/.test(name));
      expect(later).toEqual([]);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await seeHome(page);
    });

    test('continues without a later step that failed, with a toast [PLT-024]', async ({ page, context }) => {
      await enter(context, product.url);
      await answer(page, 'GET', '/v1/company_staffs/locations', {
        status: 500,
        json: refusal(-1, 'No locations today'),
      });
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      await page.getByText('No locations yet').waitFor();
      await seeToast(page, 'No locations today');
    });
  });

  describe('A part of the program that does not load', () => {
    test('is retried once by reloading, then the error page offers Reload [PLT-015]', async ({ page, context }) => {
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
      await page.getByText("Part of this page didn't load.").waitFor();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reload' }).click();
      await seeHeading(page, 'Company');
      expect(await toasts(page).count()).toBe(0);
    });

    test('says that there is no connection, and opens when it is back [PLT-015]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      // Not loaded ahead, as it would be after a moment.
      await page.route(/\/assets\/CompanyPage-.*\.js$/, (route) => route.abort());
      await context.setOffline(true);
      await page.getByRole('link', { name: 'Company', exact: true }).click();
      await page.getByText("You're offline.").waitFor();
      await page.unrouteAll();
      await context.setOffline(false);
      await seeHeading(page, 'Company');
      await page.getByText("You're offline.").waitFor({ state: 'detached' });
    });
  });
});

describe('When the server refuses or fails', () => {
  const test = testOnOnePage;
  test.override('allowedConsoleErrors', [FAILED_CALLS]);
  testOnFreshPage.override('allowedConsoleErrors', [FAILED_CALLS]);

  beforeAll(async () => {
    const admin = await new ApiCaller(product.url).signIn(at('super.admin'));
    // A department without open jobs, so that it can be deleted.
    await admin.call(createDepartment, { body: { department: { name: 'Attic' } } });
  });

  const PROFILE = '/v1/users/update_profile';
  const ENDED = { status: 401, json: refusal(10003, 'Session invalid') };

  const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

  async function openHome(page: Page): Promise<void> {
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
  }

  async function deleteDepartment(page: Page, name: string): Promise<void> {
    await page.goto(`${product.url}/#/company?currentPanel=departments`);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete department' }).click();
  }

  describe('A session that has ended', () => {
    testOnFreshPage('forgets the token and leads to sign-in, without a toast [PLT-007]', async ({ page, context }) => {
      await enter(context, product.url);
      await openHome(page);
      await answer(page, 'PUT', PROFILE, ENDED);
      await chooseLanguage(page, 'Français');
      await page.getByLabel('E-mail professionnel').waitFor();
      expect(routeOf(page)).toMatch(/^\/login\?to=/);
      expect(await storedToken(page)).toBeNull();
      expect(await toasts(page).count()).toBe(0);
    });

    testOnFreshPage('leads to sign-in when startup encounters it [PLT-007, PLT-024]', async ({ page, context }) => {
      await rememberInBrowser(context, { token: 'long-gone', company_id: '1' });
      await page.goto(`${product.url}/#/job-postings?location_id=3`);
      await page.getByLabel('Work email').waitFor();
      expect(routeOf(page)).toBe('/login?to=%2Fjob-postings%3Flocation_id%3D3');
      expect(await toasts(page).count()).toBe(0);
    });

    testOnFreshPage('changes nothing on a public page [PLT-007, PLT-038]', async ({ page, context }) => {
      await rememberInBrowser(context, { token: 'long-gone' });
      await answer(page, 'GET', '/v1/users/invitations/some-token', ENDED);
      await page.goto(`${product.url}/#/set-password/some-token`);
      await page.getByRole('heading').first().waitFor();
      expect(routeOf(page)).toBe('/set-password/some-token');
      expect(await toasts(page).count()).toBe(0);
    });
  });

  describe('An error response', () => {
    test('of the page itself is the no-access screen, with the navigation [PLT-008]', async ({ page, context }) => {
      await enter(context, product.url);
      await answer(page, 'GET', '/v1/departments', { status: 403, json: refusal(10004, 'No access') });
      await page.goto(`${product.url}/#/company?currentPanel=departments`);
      await seeHeading(page, "You don't have access to Company");
      expect(await page.getByRole('navigation', { name: 'Main navigation' }).isVisible()).toBe(true);
      expect(await toasts(page).count()).toBe(0);
    });

    test('of a submit is a toast with the server’s text [PLT-008]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.route(/\/v1\/departments\/\d+$/, (route) =>
        route.fulfill({ status: 403, json: refusal(10004, 'Your role may not delete departments') }),
      );
      await deleteDepartment(page, 'Attic');
      await seeToast(page, 'Your role may not delete departments');
      await page.getByRole('button', { name: 'Actions for Attic' }).waitFor({ state: 'attached' });
    });

    test('because a record is gone is the not-found screen or a toast [PLT-009]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(`${product.url}/#/account/999999`);
      await seeHeading(page, 'Page not found');
      await page.route(/\/v1\/departments\/\d+$/, (route) =>
        route.fulfill({ status: 404, json: refusal(40001, 'This record is no longer there') }),
      );
      await deleteDepartment(page, 'Attic');
      await seeToast(page, 'This record is no longer there');
    });

    test('for the plan’s cap is ignored outside of creating locations [PLT-010]', async ({ page, context }) => {
      await enter(context, product.url);
      await openHome(page);
      await answer(page, 'PUT', PROFILE, { status: 422, json: refusal(50031, 'Location cap reached') });
      const answered = page.waitForResponse((response) => response.url().includes(PROFILE));
      await chooseLanguage(page, 'English');
      await answered;
      // The next failure shows its toast, so the previous one had its chance.
      await page.unrouteAll();
      await answer(page, 'PUT', PROFILE, { status: 422, json: refusal(20003, 'Not now') });
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      await seeToast(page, 'Not now');
      expect(await toasts(page).count()).toBe(1);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });

  describe('Reports to support', () => {
    testOnFreshPage(
      'an error with a reference becomes a ticket while the flag is set [PLT-013, CMP-066]',
      async ({ page, context }) => {
        await enter(context, product.url);
        await page.goto(`${product.url}/?report_err_to_cs=1#/`);
        await seeHome(page);
        await answer(page, 'PUT', PROFILE, { status: 500, json: refusal(-1, 'It broke', 'ref-4711') });
        const calls = recordCalls(page);
        await chooseLanguage(page, 'English');
        await seeToast(page, 'Reference ref-4711');
        const ticket = await until('the ticket', async () => {
          const { rows } = await product.app.ownerPool.query<Record<string, string>>(
            `select body, page_url, request_url from support_tickets where error_reference = 'ref-4711'`,
          );
          return rows[0];
        });
        expect(ticket.body).toContain('It broke');
        expect(ticket.request_url).toContain(PROFILE);
        expect(ticket.page_url).toContain('#/new-home');
        expect(await page.evaluate(() => localStorage.getItem('report_err_to_cs'))).toBe('1');
        expect(calls.filter((call) => call.url().endsWith('/v1/support_tickets'))).toHaveLength(1);
      },
    );

    test('nothing is reported without the flag [PLT-013]', async ({ page, context }) => {
      await enter(context, product.url);
      await openHome(page);
      await answer(page, 'PUT', PROFILE, { status: 500, json: refusal(-1, 'It broke', 'ref-0815') });
      const calls = recordCalls(page);
      await chooseLanguage(page, 'English');
      await seeToast(page, 'Reference ref-0815');
      expect(calls.map((call) => new URL(call.url()).pathname)).not.toContain('/v1/support_tickets');
    });
  });

  describe('Leaving', () => {
    testOnFreshPage(
      'signing out ends the session and the next sign-in starts at home [PLT-038]',
      async ({ page, context }) => {
        await page.goto(`${product.url}/#/login`);
        const session = await openSession(product.url, { email: at('hr.admin'), password: PASSWORD });
        await page.evaluate((entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        }, Object.entries(session));
        await page.goto(`${product.url}/?fresh#/messages`);
        await userMenu(page, 'Tobias Lindgren').click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await seeRoute(page, '/login');
        expect(await storedToken(page)).toBeNull();
        expect(context.pages()).toHaveLength(1);
      },
    );
  });
});
