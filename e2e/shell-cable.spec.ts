/** The live connection: opened once, mended after a break, closed on leaving. */
import { createDepartment } from '@onward/contract/departments';
import type { Page, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ApiCaller } from '../testing/api-caller.ts';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { openSession, rememberInBrowser } from '../testing/sign-in.ts';
import { until } from '../testing/until.ts';
import { at, enter, FAILED_CALLS, nameOf, PASSWORD, recordCalls, seeHome, userMenu } from './shell-steps.ts';

// A broken connection is what some of these journeys are about.
test.override('allowedConsoleErrors', [FAILED_CALLS, /WebSocket connection/]);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

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

/** As when PostgreSQL restarts: the server no longer knows what it missed and asks every browser to come again. */
const breakListening = () =>
  product.house.ownerPool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'onward-listen' and datname = current_database()`,
  );

const addDepartment = async (name: string) => {
  const admin = await new ApiCaller(product.url).signIn(at('general.manager'));
  await admin.call(createDepartment, { body: { department: { name } } });
};

const row = (page: Page, department: string) => page.getByRole('button', { name: `Actions for ${department}` });

describe('The live connection', () => {
  test('opens with token and company, and subscribes to messages [NTF-020, NTF-021, PLT-026]', async ({
    page,
    context,
  }) => {
    const { token, company_id } = await enter(context, product.url);
    const wires = recordCables(page);
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    expect(wires).toHaveLength(1);
    const address = new URL(wires[0]?.socket.url() ?? '');
    expect([address.pathname, address.searchParams.get('token'), address.searchParams.get('company_id')]).toEqual([
      '/cable',
      token,
      company_id,
    ]);
    await hears(wires[0], '"type":"welcome"');
    await hears(wires[0], confirmed('messages'));
  });

  test('brings what others change, without a reload [NTF-022]', async ({ page, context }) => {
    await enter(context, product.url);
    const wires = recordCables(page);
    await page.goto(`${product.url}/#/company?currentPanel=departments&query=Greenhouse`);
    await page.getByText('Nothing matches “Greenhouse”').waitFor();
    await hears(wires[0], confirmed('company'));
    await addDepartment('Greenhouse');
    await row(page, 'Greenhouse').waitFor();
  });

  test('comes back after a break, and the open list is read again without doubles [NTF-021, NTF-023]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url);
    const wires = recordCables(page);
    await page.goto(`${product.url}/#/company?currentPanel=departments&query=Smokehouse`);
    await page.getByText('Nothing matches “Smokehouse”').waitFor();
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

  test('closes when one signs out [NTF-024]', async ({ page }) => {
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

  test('other tabs start afresh when one signs out [NTF-024, IDN-014]', async ({ page, context }) => {
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
