import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, type SandboxFixture } from '../testing/sandbox-fixture.ts';
import type { Fields, WotcMood } from './wotc-world.ts';

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.remove());
beforeEach(async () => {
  await feel(null);
  await fetch(`${sandbox.url}/api/wotc`, { method: 'DELETE' });
});

const feel = (mood: WotcMood | null) =>
  fetch(`${sandbox.url}/api/wotc/mood`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mood }),
  });

async function call(method: string, path: string, { body, key = 'onward-sandbox-secret' }: CallOptions = {}) {
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Fields };
}

interface CallOptions {
  body?: Fields;
  key?: string;
}

const FILLED: Fields = {
  first_name: 'Marcus',
  last_name: 'Bell',
  ssn: '219456789',
  street: '88 Candler Park Dr',
  city: 'Atlanta',
  state: 'GA',
  postal_code: '30307',
  boxes: [7],
  signed_name: 'Marcus Bell',
  signed_on: '2026-11-18',
};

const LARKFIELD = '/wotc/v1/accounts/wotc-sandbox/companies/LARKFIELD/screenings';

describe('The tax credit services in the sandbox', () => {
  test('list the companies of an account, to its own key only [INT-013]', async () => {
    const path = '/wotc/v1/accounts/wotc-sandbox/companies';
    expect((await call('GET', path)).body.companies).toMatchObject([{ key: 'LARKFIELD' }, { key: 'KINDHOME' }]);
    expect((await call('GET', path, { key: 'wrong' })).status).toBe(401);
    expect((await call('GET', '/wotc/v1/accounts/ehx-sandbox/companies')).status).toBe(403);
    expect((await call('GET', '/ehx-wotc/v1/accounts/ehx-sandbox/companies')).body.companies).toHaveLength(1);
  });

  test('take a screening once under its reference, and change it when it comes again [INT-013]', async () => {
    const made = await call('PUT', `${LARKFIELD}/ours-1`, { body: FILLED });
    expect(made).toMatchObject({ status: 201, body: { reference: 'ours-1', status: 'received' } });
    const again = await call('PUT', `${LARKFIELD}/ours-1`, { body: { ...FILLED, boxes: [2] } });
    expect(again).toMatchObject({ status: 200, body: { screening_id: made.body.screening_id } });
    expect((await call('GET', '/api/wotc')).body.screenings).toMatchObject([{ times: 2, fields: { boxes: [2] } }]);
    const page = await (await fetch(`${sandbox.url}/wotc`)).text();
    expect(page).toContain('Marcus Bell');
    expect(page).not.toContain('219456789');
  });

  test.each([
    [{ ssn: '' }, { field: 'ssn', code: 'REQUIRED' }],
    [{ ssn: '000123456' }, { field: 'ssn', code: 'INVALID' }],
    [{ postal_code: '303' }, { field: 'postal_code', code: 'INVALID' }],
    [{ boxes: [8] }, { field: 'boxes', code: 'INVALID' }],
    [{ signed_on: 'today' }, { field: 'signed_on', code: 'INVALID' }],
  ])('refuse a screening with %j, naming %j [INT-013]', async (changes, error) => {
    expect(await call('PUT', `${LARKFIELD}/ours-2`, { body: { ...FILLED, ...changes } })).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([error]) },
    });
  });

  test('do not know the company of somebody else [INT-013]', async () => {
    const path = LARKFIELD.replace('LARKFIELD', 'NOBODY');
    expect((await call('PUT', `${path}/ours-3`, { body: FILLED })).status).toBe(404);
  });

  test('can be busy, refuse a key, and lose answers [INT-016]', async () => {
    await feel({ system: 'wotc', on: 'any', answer: 429, times: 1, retry_after: 1 });
    expect((await call('PUT', `${LARKFIELD}/ours-4`, { body: FILLED })).status).toBe(429);
    await feel({ system: 'wotc', on: 'write', answer: 'lost', times: 1 });
    await expect(call('PUT', `${LARKFIELD}/ours-4`, { body: FILLED })).rejects.toThrow();
    expect((await call('GET', '/api/wotc')).body.screenings).toHaveLength(1);
    await feel({ system: 'ehx_wotc', on: 'any', answer: 401, times: 1 });
    expect((await call('PUT', `${LARKFIELD}/ours-4`, { body: FILLED })).status).toBe(200);
    expect((await call('GET', '/ehx-wotc/v1/accounts/ehx-sandbox/companies')).status).toBe(401);
  });
});
