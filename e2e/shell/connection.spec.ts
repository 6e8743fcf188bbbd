/** How the browser talks to the server: the live connection, and calls with their headers and retries. */

import { createDepartment } from '@onward/contract/locations/departments';
import type { Page, Request, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { openSession, rememberInBrowser } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import {
  at,
  enter,
  FAILED_CALLS,
  holdCalls,
  nameOf,
  PASSWORD,
  recordCalls,
  refusal,
  seeHome,
  seeToast,
  userMenu,
} from './steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

describe('The live connection', () => {
  // Some of these journeys are about a broken connection.
  test.override('allowedConsoleErrors', [FAILED_CALLS, /WebSocket connection/]);

  interface Wire {
    socket: WebSocket;
    sent: string[];
    received: string[];
    closed: boolean;
  }

  const text = (payload: string | Buffer): string => payload.toString();

  function recordCables(page: Page): Wire[] {
    const wires: Wire[] = [];
    page.on('websocket', (socket) => {
      const wire: Wire = { socket, sent: [], received: [], closed: false };
      socket.on('framesent', ({ payload }) => wire.sent.push(text(payload)));
      socket.on('framereceived', ({ payload }) => wire.received.push(text(payload)));
      socket.on('close', () => {
        wire.closed = true;
      });
      wires.push(wire);
    });
    return wires;
  }

  const hears = (wire: Wire | undefined, part: string) =>
    until(`a frame with ${part}`, async () => wire?.received.some((frame) => frame.includes(part)));

  const confirmed = (channel: string) => `{\\"channel\\":\\"${channel}\\"}","type":"confirm_subscription"`;

  /** As when PostgreSQL restarts: the server may have missed events and asks every browser to reconnect. */
  const breakListening = () =>
    product.app.ownerPool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'onward-listen' and datname = current_database()`,
    );

  const addDepartment = async (name: string) => {
    const admin = await new ApiCaller(product.url).signIn(at('general.manager'));
    await admin.call(createDepartment, { body: { department: { name } } });
  };

  const row = (page: Page, department: string) => page.getByRole('button', { name: `Actions for ${department}` });

  describe('The live connection', () => {
    test('opens for the company without the token in the URL, and subscribes to messages [NTF-020, NTF-021, PLT-026]', async ({
      page,
      context,
    }) => {
      const { token, company_id } = await enter(context, product.url);
      const wires = recordCables(page);
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      expect(wires).toHaveLength(1);
      const address = new URL(wires[0]?.socket.url() ?? '');
      expect([address.pathname, address.searchParams.get('company_id')]).toEqual(['/cable', company_id]);
      expect(address.href).not.toContain(token);
      await hears(wires[0], '"type":"welcome"');
      await hears(wires[0], confirmed('messages'));
    });

    test('delivers changes by others, without a reload [NTF-022]', async ({ page, context }) => {
      await enter(context, product.url);
      const wires = recordCables(page);
      await page.goto(`${product.url}/#/company?currentPanel=departments&query=Greenhouse`);
      await page.getByText('No matches for “Greenhouse”').waitFor();
      await hears(wires[0], confirmed('company'));
      await addDepartment('Greenhouse');
      await row(page, 'Greenhouse').waitFor();
    });

    test('reconnects after a break, and the open list is reloaded without duplicates [NTF-021, NTF-023]', async ({
      page,
      context,
    }) => {
      await enter(context, product.url);
      const wires = recordCables(page);
      await page.goto(`${product.url}/#/company?currentPanel=departments&query=Smokehouse`);
      await page.getByText('No matches for “Smokehouse”').waitFor();
      await hears(wires[0], confirmed('messages'));
      const calls = recordCalls(page);
      await breakListening();
      await until('the old connection to close', async () => wires[0]?.closed);
      await addDepartment('Smokehouse');
      await until('a new connection', async () => wires.length > 1);
      await hears(wires.at(-1), confirmed('messages'));
      await row(page, 'Smokehouse').waitFor();
      expect(calls.map(nameOf)).toContain('GET /v1/departments');
      expect(await row(page, 'Smokehouse').count()).toBe(1);
    });

    test('closes on sign-out [NTF-024]', async ({ page }) => {
      const wires = recordCables(page);
      await page.goto(`${product.url}/#/login`);
      await page.getByLabel('Work email').fill(at('hr.admin'));
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await seeHome(page);
      await hears(wires[0], '"type":"welcome"');
      await userMenu(page, 'Tobias Lindgren').click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await until('the connection to close', async () => wires[0]?.closed);
      expect(wires).toHaveLength(1);
    });

    test('ends the session when the server no longer knows the token [NTF-020, PLT-007]', async ({ page, context }) => {
      const session = await openSession(product.url, { email: at('manager'), password: PASSWORD });
      await rememberInBrowser(context, session);
      const wires = recordCables(page);
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      await hears(wires[0], confirmed('messages'));
      await new ApiCaller(product.url, { token: session.token ?? '' }).request('DELETE', '/v1/sessions/current');
      await page.getByLabel('Work email').waitFor();
      await hears(wires[0], '"reason":"unauthorized"');
    });

    test('other tabs reload on sign-out [NTF-024, IDN-014]', async ({ page, context }) => {
      const session = await openSession(product.url, { email: at('general.manager'), password: PASSWORD });
      await page.goto(`${product.url}/#/login`);
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(session));
      const other = await context.newPage();
      await other.goto(`${product.url}/#/messages`);
      await userMenu(other, 'Grace Kim').waitFor();
      await page.goto(`${product.url}/?again#/`);
      await userMenu(page, 'Grace Kim').click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await other.getByLabel('Work email').waitFor();
    });
  });
});

describe('Calls', () => {
  test.override('allowedConsoleErrors', [FAILED_CALLS]);

  const DEPARTMENTS = '/#/company?currentPanel=departments';

  const callNamed = (calls: Request[], name: string) =>
    until(`the call ${name}`, async () => calls.find((call) => nameOf(call) === name));

  const unavailable = { status: 503, json: refusal(-1, 'Down for a moment') };

  /** Advances the page's clock until the next attempt is made, and returns by how much. */
  const STEP_MS = 50;

  async function waitedForTry(page: Page, tries: unknown[], count: number): Promise<number> {
    for (let waited = 0; waited < 60_000; waited += STEP_MS) {
      await page.clock.runFor(STEP_MS);
      if (tries.length >= count) return waited + STEP_MS;
    }
    throw new Error(`There was no try number ${count}`);
  }

  async function freezeClock(page: Page): Promise<void> {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }

  describe('Headers', () => {
    test('a signed-in call sends user, route, time zone and language [PLT-003, PLT-004]', async ({ browser }) => {
      const context = await browser.newContext({ timezoneId: 'America/Denver', locale: 'fr-FR' });
      const { token, company_id } = await enter(context, product.url);
      const page = await context.newPage();
      const calls = recordCalls(page);
      await page.goto(product.url + DEPARTMENTS);
      const headers = await (await callNamed(calls, 'GET /v1/departments')).allHeaders();
      const offset = await page.evaluate(() => String(new Date().getTimezoneOffset()));
      expect(headers).toMatchObject({
        authorization: `Bearer ${token}`,
        timezoneoffset: offset,
        timezonename: 'America/Denver',
        'ws-company-id': company_id,
        'ws-event-path': '/company',
        locale: 'fr',
      });
      await context.close();
    });

    test('without a session a call only sends the language [PLT-004]', async ({ page }) => {
      const calls = recordCalls(page);
      await page.goto(`${product.url}/#/login`);
      await page.getByLabel('Work email').fill('nobody@larkfield.test');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      const headers = await (await callNamed(calls, 'POST /v1/sessions')).allHeaders();
      expect(headers.locale).toBe('en');
      const told = Object.keys(headers).filter((name) => /^(authorization|timezone|ws-)/.test(name));
      expect(told).toEqual([]);
    });

    test('a change is sent as JSON, a list request in the query [PLT-003]', async ({ page, context }) => {
      await enter(context, product.url);
      const calls = recordCalls(page);
      await page.goto(`${product.url}/#/company?currentPanel=departments`);
      await page.getByRole('button', { name: 'Add department' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Orchard');
      await page.getByRole('dialog').getByRole('button', { name: 'Add department' }).click();
      await seeToast(page, 'Orchard added');
      const created = await callNamed(calls, 'POST /v1/departments');
      expect(created.postDataJSON()).toMatchObject({ department: { name: 'Orchard' } });
      const listed = await callNamed(calls, 'GET /v1/departments');
      expect(new URL(listed.url()).searchParams.get('per_page')).toBe('10');
      expect(listed.postData()).toBeNull();
    });
  });

  describe('A server that is briefly unavailable', () => {
    test('is retried after 1, 2 and 4 seconds, then the list shows the error [PLT-014]', async ({ page, context }) => {
      await enter(context, product.url);
      const tries: string[] = [];
      await page.route(/\/v1\/departments\?/, async (route) => {
        tries.push(route.request().method());
        await route.fulfill(unavailable);
      });
      await page.clock.install();
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      await freezeClock(page);
      await page.evaluate(
        (hash) => {
          globalThis.location.hash = hash;
        },
        DEPARTMENTS.slice(DEPARTMENTS.indexOf('#')),
      );
      await waitedForTry(page, tries, 1);
      const waits: number[] = [];
      for (const count of [2, 3, 4]) waits.push(await waitedForTry(page, tries, count));
      for (const [index, seconds] of [1, 2, 4].entries()) {
        // The response may arrive within the step in which the attempt was seen.
        expect(waits[index]).toBeGreaterThanOrEqual(seconds * 1000 - STEP_MS);
        // The page's clock keeps running while the response is in flight, longer on a busy machine.
        expect(waits[index]).toBeLessThan(seconds * 1000 + 3000);
      }
      await page.clock.resume();
      await page.getByText("We couldn't load the departments").waitFor();
      expect(tries).toEqual(['GET', 'GET', 'GET', 'GET']);
    });

    test('never gets a change twice [PLT-014]', async ({ page, context }) => {
      await enter(context, product.url);
      const tries: string[] = [];
      await page.route(/\/v1\/departments$/, async (route) => {
        tries.push(route.request().method());
        await route.fulfill(unavailable);
      });
      await page.clock.install();
      await page.goto(product.url + DEPARTMENTS);
      await page.getByRole('button', { name: 'Add department' }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Cellar');
      await page.getByRole('dialog').getByRole('button', { name: 'Add department' }).click();
      await page.getByText('Down for a moment').first().waitFor();
      await page.clock.fastForward(10_000);
      expect(tries).toEqual(['POST']);
    });
  });

  describe('An outdated search', () => {
    test('is dropped, and the latest response is shown whatever comes first [PLT-019]', async ({ page, context }) => {
      await enter(context, product.url);
      const releaseFirst = await holdCalls(page, /\/v1\/departments\?.*query=Kit(&|$)/);
      const dropped: string[] = [];
      page.on('requestfailed', (request) => dropped.push(new URL(request.url()).searchParams.get('query') ?? ''));
      await page.goto(product.url + DEPARTMENTS);
      const search = page.getByRole('searchbox', { name: 'Search departments' });
      await search.fill('Kit');
      await until('the first search', async () => page.url().includes('Kit'));
      await search.fill('zzz');
      await page.getByText('No matches for “zzz”').waitFor();
      releaseFirst();
      await until('the first search to be dropped', async () => dropped.includes('Kit'));
      expect(await page.getByText('No matches for “zzz”').isVisible()).toBe(true);
    });

    test('before the page applied it gives way to the next [PLT-019, PLT-057]', async ({ page, context }) => {
      await enter(context, product.url);
      await page.goto(product.url + DEPARTMENTS);
      const search = page.getByRole('searchbox', { name: 'Search departments' });
      await search.evaluate(async (field: HTMLInputElement) => {
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (const text of ['Kit', 'zzz']) {
          write?.call(field, text);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          await Promise.resolve();
          for (const move of ['keydown', 'keyup'])
            field.dispatchEvent(new KeyboardEvent(move, { key: 'Enter', bubbles: true }));
          // The URL changes in a microtask; React renders it in a later task, which this loop doesn't allow.
          for (let turns = 0; turns < 1000 && !location.hash.includes(text); turns++) await Promise.resolve();
        }
      });
      await page.getByText('No matches for “zzz”').waitFor();
      expect(await search.inputValue()).toBe('zzz');
      expect(page.url()).toContain('query=zzz');
    });
  });
});
