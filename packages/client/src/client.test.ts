import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getBetaFeatures } from '@onward/contract/company/company';
import { getCurrentUser, sendAppLink, signOut } from '@onward/contract/identity/identity';
import { requestPasswordReset } from '@onward/contract/identity/passwords';
import { createDepartment, listDepartments, updateDepartment } from '@onward/contract/locations/departments';
import { deactivateStaff } from '@onward/contract/staff/staff';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { type ClientOptions, createClient } from './client.ts';
import { isFault } from './lost-connections.ts';

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let received: Received[];
let answer: (request: Received, response: ServerResponse, count: number) => void;

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

beforeEach(async () => {
  received = [];
  answer = (_, response) => json(response, 200, {});
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
    received.push(entry);
    answer(entry, response, received.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const clientOf = (options: Partial<ClientOptions> = {}) =>
  createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: () => ({ locale: 'en' }),
    wait: async () => {},
    ...options,
  });

describe('requests', () => {
  test('a GET sends its fields as query parameters and omits absent ones [PLT-003]', async () => {
    await clientOf().call(listDepartments, { query: { page: 2, query: 'front of house' } });
    expect(received[0]).toMatchObject({ method: 'GET', url: '/v1/departments?page=2&query=front+of+house', body: '' });
    expect(received[0]?.headers['content-type']).toBeUndefined();
  });

  test('POST and PUT send JSON bodies and fill path parameters [PLT-003]', async () => {
    const client = clientOf();
    await client.call(createDepartment, { body: { department: { name: 'Kitchen' } } });
    await client.call(updateDepartment, { params: { id: 7 }, body: { department: { name: 'Bar', version: 3 } } });
    expect(received.map((request) => [request.method, request.url, JSON.parse(request.body)])).toEqual([
      ['POST', '/v1/departments', { department: { name: 'Kitchen' } }],
      ['PUT', '/v1/departments/7', { department: { name: 'Bar', version: 3 } }],
    ]);
    expect(received[0]?.headers['content-type']).toBe('application/json');
  });

  test('PATCH and a bodiless DELETE send no body [PLT-003]', async () => {
    answer = (request, response) => {
      if (request.method === 'DELETE') response.writeHead(204).end();
      else json(response, 200, {});
    };
    await clientOf().call(deactivateStaff, { params: { id: 4 } });
    expect(await clientOf().call(signOut)).toBeNull();
    expect(received.map((request) => [request.method, request.url, request.body])).toEqual([
      ['PATCH', '/v1/company_staffs/4/deactivate', ''],
      ['DELETE', '/v1/sessions/current', ''],
    ]);
  });

  test('headers are read on every call, so a new token takes effect at once [PLT-004]', async () => {
    let token = 'first';
    const client = clientOf({ headers: () => ({ Authorization: `Bearer ${token}` }) });
    await client.call(getCurrentUser);
    token = 'second';
    await client.call(getCurrentUser);
    expect(received.map((request) => request.headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  test('an idempotency key is sent in its header [PLT-021]', async () => {
    await clientOf().call(sendAppLink, { body: { phone: '4045550172', region_number: '1' }, idempotencyKey: 'k-1' });
    expect(received[0]?.headers['idempotency-key']).toBe('k-1');
  });
});

describe('failures', () => {
  test('a status outside 2xx throws with status, code, message, reference and field errors [PLT-005]', async () => {
    answer = (_, response) =>
      json(response, 422, {
        error_code: 20001,
        message: 'Check the fields',
        error_reference: 'R-9',
        errors: { name: ['Enter a name'] },
      });
    const failure = await clientOf()
      .call(createDepartment, { body: { department: { name: '' } } })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 422,
      error_code: 20001,
      message: 'Check the fields',
      error_reference: 'R-9',
      errors: { name: ['Enter a name'] },
    });
  });

  test('a response that is not ours becomes code -1 without a message [PLT-011]', async () => {
    answer = (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
    await expect(clientOf().call(getCurrentUser)).rejects.toMatchObject({ error_code: -1, message: '', status: 500 });
  });

  test('the handler runs once per failed call and gets whether the page was loading [PLT-011]', async () => {
    answer = (_, response) => json(response, 404, { error_code: 40001, message: 'Gone', error_reference: null });
    const calls: unknown[] = [];
    const client = clientOf({
      onError: (error, call) => calls.push([(error as ApiError).error_code, call.endpoint.name, call.loadsPage]),
    });
    await client.call(getBetaFeatures, { params: { id: 1 }, loadsPage: true }).catch(() => {});
    expect(calls).toEqual([[40001, 'getBetaFeatures', true]]);
  });

  test('a silent call skips the handler and still throws [PLT-011]', async () => {
    answer = (_, response) => json(response, 500, { error_code: -1, message: 'No', error_reference: null });
    const calls: unknown[] = [];
    const client = clientOf({ onError: (error) => calls.push(error) });
    await expect(client.call(getCurrentUser, { silent: true })).rejects.toBeInstanceOf(ApiError);
    expect(calls).toEqual([]);
  });

  test('an aborted call rejects without calling the handler [PLT-019]', async () => {
    answer = () => {};
    const calls: unknown[] = [];
    const controller = new AbortController();
    const call = clientOf({ onError: (error) => calls.push(error) }).call(getCurrentUser, {
      signal: controller.signal,
    });
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toEqual([]);
    server.closeAllConnections();
  });

  test('the header require-select-company is read from any response [IDN-013]', async () => {
    answer = (_, response) =>
      json(
        response,
        403,
        { error_code: 10006, message: 'Choose', error_reference: null },
        { 'require-select-company': '1' },
      );
    const seen: (string | null)[] = [];
    const client = clientOf({ onResponse: (response) => seen.push(response.headers.get('require-select-company')) });
    await expect(client.call(getCurrentUser)).rejects.toMatchObject({ requiresCompanyChoice: true });
    expect(seen).toEqual(['1']);
  });
});

describe('retries', () => {
  test('a GET is retried after 1, 2 and 4 seconds, then fails [PLT-014]', async () => {
    answer = (_, response) => json(response, 503, { error_code: -1, message: 'Down', error_reference: null });
    const waits: number[] = [];
    const calls: unknown[] = [];
    const client = clientOf({ wait: async (ms) => void waits.push(ms), onError: (error) => calls.push(error) });
    await expect(client.call(getCurrentUser)).rejects.toMatchObject({ status: 503 });
    expect([waits, received.length, calls.length]).toEqual([[1000, 2000, 4000], 4, 1]);
  });

  test('a GET that succeeds on a retry returns normally [PLT-014]', async () => {
    answer = (_, response, count) => (count < 3 ? json(response, 502, {}) : json(response, 200, { betas: ['x'] }));
    expect(await clientOf().call(getBetaFeatures, { params: { id: 1 } })).toEqual({ betas: ['x'] });
    expect(received).toHaveLength(3);
  });

  test('a broken connection is retried on GET and finally thrown unchanged [PLT-014]', async () => {
    answer = (_, response) => response.destroy();
    const waits: number[] = [];
    const error = await clientOf({ wait: async (ms) => void waits.push(ms) })
      .call(getCurrentUser)
      .catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(TypeError);
    expect(waits).toEqual([1000, 2000, 4000]);
    expect([isFault(error), isFault(new TypeError('x is not a function'))]).toEqual([false, true]);
  });

  test.each([500, 422, 429])('a GET that gets %i is not retried [PLT-014]', async (status) => {
    answer = (_, response) => json(response, status, { error_code: -1, message: 'x', error_reference: null });
    await clientOf()
      .call(getCurrentUser)
      .catch(() => {});
    expect(received).toHaveLength(1);
  });

  test('a POST is never retried automatically [PLT-014]', async () => {
    answer = (_, response) => json(response, 503, {});
    await clientOf()
      .call(requestPasswordReset, { body: { email: 'a@b.co' } })
      .catch(() => {});
    expect(received).toHaveLength(1);
  });
});
