// Answers that the sandbox never gives: a server that answers every call with the same bytes.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAYROLL_PROVIDERS } from '@onward/domain/payroll/hires';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPayrollSettings } from '../../platform/service-settings.ts';
import { SettingsReader } from '../../platform/settings-reader.ts';
import { CREDENTIALS, hireFor, QUICK } from './payroll.fixture.ts';
import { openPayrollClient } from './payroll-clients.ts';

interface Given {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

let server: Server;
let given: Given = { body: '' };
let calls: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    const isToken = request.url?.endsWith('/token');
    if (!isToken) calls.push(`${request.method} ${request.url}`);
    const { status = 200, headers = {}, body } = isToken ? { body: '{"access_token":"t","expires_in":"x"}' } : given;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function clientOf(provider: (typeof PAYROLL_PROVIDERS)[number]) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = readPayrollSettings(new SettingsReader({}, false), url);
  const client = openPayrollClient(provider, settings, CREDENTIALS[provider], QUICK);
  if (!client) throw new Error(`${provider} is not available.`);
  return client;
}

const success = (messages: unknown) => JSON.stringify({ _confirmMessage: { requestStatus: 'success', messages } });

describe.each(PAYROLL_PROVIDERS)('The payroll client for %s', (provider) => {
  it.each([
    ['half of the JSON', { body: success([{ messageCode: 'applicantID', resourceID: 'A1' }]).slice(0, 60) }],
    ['nothing', { body: '' }],
    ['a number', { body: '7' }],
    ['null', { body: 'null' }],
    ['an empty list', { body: '[]' }],
    ['an empty object', { body: '{}' }],
    ['a list of nulls', { body: '[null, null]' }],
    ['a success without an id', { body: success([{ messageCode: 'applicantID' }]) }],
    ['a success with an id of another type', { body: success([{ messageCode: 'applicantID', resourceID: { a: 1 } }]) }],
    ['a failure with status 200', { body: success([]).replace('success', 'failed') }],
    ['content without an id', { body: '{"content":[{"employeeId":"OW1A"}]}' }],
    ['content that is no list', { body: '{"content":{"workerId":"W1"}}' }],
    ['employees without an id', { body: '[{"employeeId":null}]' }],
    ['an id longer than any id', { body: `[{"employeeId":"${'x'.repeat(500)}"}]` }],
    ['three megabytes', { body: `"${'x'.repeat(3_000_000)}"` }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/other' }, body: '' }],
  ] satisfies [string, Given][])('does not take %s for a hire, and sends it once [INT-016]', async (_name, answer) => {
    given = answer;
    calls = [];
    const hire = hireFor(provider);
    await expect(clientOf(provider).create(hire)).rejects.toMatchObject({
      name: 'Error',
      kind: 'garbled',
      fieldErrors: [],
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    if ('status' in answer) expect(calls).toHaveLength(1);
  });

  it.each([
    'null',
    '"no"',
    '[{"message":7,"path":{}}]',
    '{"errors":[null,{"code":{}}]}',
    '{"_confirmMessage":{"messages":{}}}',
  ])('is refused without a reason by %s [INT-016]', async (body) => {
    given = { status: 400, body };
    await expect(clientOf(provider).create(hireFor(provider))).rejects.toMatchObject({
      kind: 'refused',
      fieldErrors: [],
    });
  });

  it('does not ask a busy provider more often than any other [INT-016]', async () => {
    given = { status: 429, headers: { 'retry-after': '0' }, body: '' };
    calls = [];
    await expect(clientOf(provider).find('OW1A')).rejects.toMatchObject({ kind: 'busy' });
    expect(calls).toHaveLength(QUICK.tries);
  });
});
