import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';
import { calendarClient } from './oauth-flavors.ts';

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.remove());

const verifier = 'a-verifier-that-is-long-enough-for-the-protocol';
const redirect_uri = 'http://127.0.0.1:9/v1/calendar_callback';
const paths = {
  google: { authorize: '/google/o/oauth2/v2/auth', token: '/google/token' },
  microsoft: { authorize: '/microsoft/common/oauth2/v2.0/authorize', token: '/microsoft/common/oauth2/v2.0/token' },
};
const scopes = {
  google: 'openid email https://www.googleapis.com/auth/calendar.events.owned',
  microsoft: 'openid offline_access Calendars.ReadWrite',
};
type Provider = keyof typeof paths;

const authorizeUrl = (provider: Provider, change: Record<string, string> = {}) =>
  `${sandbox.url}${paths[provider].authorize}?${new URLSearchParams({
    client_id: calendarClient.id,
    redirect_uri,
    response_type: 'code',
    scope: scopes[provider],
    state: 'mine',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    access_type: 'offline',
    ...change,
  })}`;

async function allow(provider: Provider, account: string): Promise<string> {
  const body = new URLSearchParams({ account });
  const answer = await fetch(authorizeUrl(provider), { method: 'POST', redirect: 'manual', body });
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('mine');
  return back.searchParams.get('code') ?? '';
}

async function ask(provider: Provider, form: Record<string, string>) {
  const client = { client_id: calendarClient.id, client_secret: calendarClient.secret };
  const body = new URLSearchParams({ ...client, redirect_uri, ...form });
  const answer = await fetch(`${sandbox.url}${paths[provider].token}`, { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const exchange = (provider: Provider, code: string, code_verifier = verifier) =>
  ask(provider, { grant_type: 'authorization_code', code, code_verifier });

async function tokenOf(provider: Provider, account: string): Promise<string> {
  const { body } = await exchange(provider, await allow(provider, account));
  return body.access_token ?? '';
}

async function call(token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

describe.each(['google', 'microsoft'] as const)('Consent at %s', (provider) => {
  test('shows the hinted person, and sends a code to the registered address only', async () => {
    const page = await (await fetch(authorizeUrl(provider, { login_hint: 'dana@larkfield.test' }))).text();
    expect(page).toContain('Allow as dana@larkfield.test');
    const wrong: Record<string, string>[] = [
      { redirect_uri: 'https://evil.example/v1/calendar_callback' },
      { redirect_uri: 'http://127.0.0.1:9/elsewhere' },
      { client_id: 'nobody' },
      { code_challenge_method: 'plain' },
    ];
    for (const change of wrong) expect((await fetch(authorizeUrl(provider, change))).status).toBe(400);
  });

  test('exchanges a code for tokens once, with the right verifier', async () => {
    const stolen = await exchange(provider, await allow(provider, 'a@x.test'), 'another verifier');
    expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const code = await allow(provider, 'a@x.test');
    const { status, body } = await exchange(provider, code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: scopes[provider] });
    expect((await exchange(provider, code)).body.error).toBe('invalid_grant');
    const renewed = await ask(provider, { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' });
    expect(renewed.status).toBe(200);
    expect(renewed.body.access_token).not.toBe(body.access_token);
  });

  test('ends when it is revoked', async () => {
    const { body } = await exchange(provider, await allow(provider, 'b@x.test'));
    await fetch(`${sandbox.url}/api/calendars/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider, account: 'b@x.test' }),
    });
    const renewed = await ask(provider, { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' });
    expect(renewed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const path = provider === 'google' ? '/google/calendar/v3/freeBusy' : '/microsoft/v1.0/me/events';
    expect((await call(body.access_token ?? '', 'POST', path, {})).status).toBe(401);
  });
});

test('Google stores events under the given ids, and returns merged busy times', async () => {
  const token = await tokenOf('google', 'events@x.test');
  const events = '/google/calendar/v3/calendars/primary/events';
  const event = (from: string, to: string, more = {}) => ({
    summary: 'Interview',
    start: { dateTime: `2027-03-08T${from}Z` },
    end: { dateTime: `2027-03-08T${to}Z` },
    ...more,
  });
  const first = { id: 'abc12', ...event('15:00:00', '16:00:00') };
  expect((await call(token, 'POST', events, first)).status).toBe(200);
  expect(await call(token, 'POST', events, first)).toMatchObject({
    status: 409,
    body: { error: { code: 409, errors: [{ reason: 'duplicate' }] } },
  });
  expect((await call(token, 'POST', events, { ...first, id: 'Has-Capitals' })).status).toBe(400);
  await call(token, 'POST', events, { id: 'abc13', ...event('15:30:00', '17:00:00') });
  await call(token, 'POST', events, { id: 'abc14', ...event('19:00:00', '20:00:00', { transparency: 'transparent' }) });
  const freeBusy = (timeMax: string) =>
    call(token, 'POST', '/google/calendar/v3/freeBusy', {
      timeMin: '2027-03-08T00:00:00Z',
      timeMax,
      items: [{ id: 'primary' }],
    });
  expect((await freeBusy('2027-03-09T00:00:00Z')).body.calendars.primary.busy).toEqual([
    { start: '2027-03-08T15:00:00Z', end: '2027-03-08T17:00:00Z' },
  ]);
  expect((await freeBusy('2027-09-09T00:00:00Z')).status).toBe(400);
  expect((await call(token, 'DELETE', `${events}/abc13`)).status).toBe(204);
  expect((await call(token, 'DELETE', `${events}/abc13`)).status).toBe(410);
  expect((await call(token, 'PUT', `${events}/abc13`, event('21:00:00', '22:00:00'))).body.status).toBe('confirmed');
  expect((await call(token, 'PUT', `${events}/nobody`, event('21:00:00', '22:00:00'))).status).toBe(404);
});

test('Microsoft creates one event per transaction, and pages its results', async () => {
  const token = await tokenOf('microsoft', 'events@x.test');
  const at = (time: string) => ({ dateTime: `2027-03-08T${time}.000`, timeZone: 'UTC' });
  const event = (hour: number, transactionId: string) => ({
    subject: 'Interview',
    start: at(`${hour}:00:00`),
    end: at(`${hour}:30:00`),
    transactionId,
  });
  const made = await call(token, 'POST', '/microsoft/v1.0/me/events', event(15, 'one'));
  expect(made.status).toBe(201);
  expect((await call(token, 'POST', '/microsoft/v1.0/me/events', event(16, 'one'))).status).toBe(409);
  await call(token, 'POST', '/microsoft/v1.0/me/events', event(17, 'two'));
  const window = 'startDateTime=2027-03-08T00:00:00Z&endDateTime=2027-03-09T00:00:00Z';
  const page = await call(token, 'GET', `/microsoft/v1.0/me/calendarView?${window}&$top=1`);
  expect(page.body.value).toMatchObject([{ start: { dateTime: '2027-03-08T15:00:00.0000000', timeZone: 'UTC' } }]);
  const next = new URL(page.body['@odata.nextLink']);
  const rest = await call(token, 'GET', `${next.pathname}${next.search}`);
  expect(rest.body.value).toHaveLength(1);
  expect(rest.body['@odata.nextLink']).toBeUndefined();
  const path = `/microsoft/v1.0/me/events/${encodeURIComponent(made.body.id)}`;
  expect((await call(token, 'PATCH', path, event(18, 'one'))).body.start.dateTime).toContain('T18:00');
  expect((await call(token, 'DELETE', path)).status).toBe(204);
  expect(await call(token, 'PATCH', path, event(18, 'one'))).toMatchObject({
    status: 404,
    body: { error: { code: 'ErrorItemNotFound' } },
  });
});

test('consents and events survive a restart, access tokens do not', async () => {
  const { body } = await exchange('google', await allow('google', 'kept@x.test'));
  sandbox = await sandbox.restart();
  const path = '/google/calendar/v3/freeBusy';
  expect((await call(body.access_token ?? '', 'POST', path, {})).status).toBe(401);
  const renewed = await ask('google', { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' });
  expect(renewed.status).toBe(200);
});

test('the page shows each calendar, adds a busy time and revokes consent', async () => {
  await allow('google', 'shown@x.test').then((code) => exchange('google', code));
  const at = { provider: 'google', account: 'shown@x.test' };
  const send = (path: string, form: Record<string, string>) =>
    fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams({ ...at, ...form }) });
  const added = await (await send('/calendars/events', { starts_at: '2027-03-08T09:00', minutes: '45' })).text();
  expect(added).toContain('Google: shown@x.test');
  expect(added).toContain('2027-03-08 09:00:00 UTC');
  expect(added).toContain('to 09:45, busy');
  expect(await (await send('/calendars/revoke', {})).text()).toContain('Not connected');
});
