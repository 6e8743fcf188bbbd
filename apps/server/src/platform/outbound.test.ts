// The policy for requests to outside services, against a server that is busy, silent, or not there.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  callOutside,
  OUTBOUND,
  type OutboundCall,
  ProviderFailed,
  ProviderSilent,
  withoutSensitive,
} from './outbound.ts';

const QUICK = { timeoutMs: 5_000, tries: 3, pauseMs: 1 };
const IMPATIENT = { ...QUICK, timeoutMs: 60 };

let server: Server;
let url: string;
let asked: number;
let answer: (reply: ServerResponse, attempt: number) => void;

beforeEach(async () => {
  asked = 0;
  server = createServer((_request, reply) => {
    asked += 1;
    answer(reply, asked);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const reply =
  (status: number, body = '{}') =>
  (response: ServerResponse) =>
    response.writeHead(status).end(body);
const call = (more: Partial<OutboundCall> = {}) =>
  callOutside({
    provider: 'The board',
    repeats: 'always',
    policy: QUICK,
    send: (signal) => fetch(url, { method: 'POST', signal }),
    ...more,
  });

describe('A call to an outside service', () => {
  it('waits 10 seconds, and tries 3 times [INT-016]', () => {
    expect(OUTBOUND).toMatchObject({ timeoutMs: 10_000, tries: 3 });
  });

  it('is repeated while the service answers 503, and succeeds when it recovers [INT-016]', async () => {
    answer = (response, attempt) => reply(attempt < 3 ? 503 : 200)(response);
    expect((await call()).status).toBe(200);
    expect(asked).toBe(3);
  });

  it('ends after three answers, with the last one [INT-016]', async () => {
    answer = reply(503, 'busy');
    const { status, bytes } = await call();
    expect([status, bytes.toString(), asked]).toEqual([503, 'busy', 3]);
  });

  it('is not repeated after a refusal [INT-016]', async () => {
    answer = reply(422);
    expect((await call()).status).toBe(422);
    expect(asked).toBe(1);
  });

  it('is given up when the service is silent, three times [INT-016]', async () => {
    answer = () => undefined;
    await expect(call({ policy: IMPATIENT })).rejects.toMatchObject({
      message: 'The board did not answer in time.',
      isUnsent: false,
    });
    expect(asked).toBe(3);
  });

  it('that cannot be repeated safely is sent once, whatever comes back [INT-016]', async () => {
    answer = reply(503);
    expect((await call({ repeats: 'unsent' })).status).toBe(503);
    answer = () => undefined;
    await expect(call({ repeats: 'unsent', policy: IMPATIENT })).rejects.toBeInstanceOf(ProviderSilent);
    expect(asked).toBe(2);
  });

  it('that cannot be repeated safely is repeated while nothing was sent [INT-016]', async () => {
    let tries = 0;
    await new Promise((closed) => server.close(closed));
    const send = async () => {
      tries += 1;
      return fetch(url);
    };
    await expect(call({ repeats: 'unsent', send })).rejects.toMatchObject({ isUnsent: true });
    expect(tries).toBe(3);
  });

  it('leaves long waits to a job [INT-016]', async () => {
    answer = (response) => response.writeHead(503, { 'retry-after': '60' }).end();
    expect((await call()).status).toBe(503);
    expect(asked).toBe(1);
  });
});

describe('An answer in the log', () => {
  it.each([
    ['{"message":"Card declined"}', '{"message":"Card declined"}'],
    ['no such user ana@mail.test', 'no such user [withheld]'],
    ['To +1 (404) 555-0172 failed', 'To [withheld] failed'],
    ['{"access_token":"abc","first_name":"Ana"}', '{"access_token":[withheld],"first_name":[withheld]}'],
    [`key ${'a1B2'.repeat(8)}`, 'key [withheld]'],
  ])('%s shows no sensitive values [INT-016]', (text, shown) => {
    expect(withoutSensitive(text)).toBe(shown);
    const failed = new ProviderFailed('The board', { status: 500, headers: new Headers(), bytes: Buffer.from(text) });
    expect(failed).toMatchObject({ message: 'The board answered 500.', answer: shown });
  });
});
