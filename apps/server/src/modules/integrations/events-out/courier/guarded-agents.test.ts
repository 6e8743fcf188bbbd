// Connections by host name, as webhooks make them.

// Connections by host name, as webhooks make them.
import http, { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddressNotAllowed, closeAgents, createAgents } from './guarded-agents.ts';

let server: Server;
let received = 0;
beforeAll(async () => {
  server = createServer((_request, response) => {
    received += 1;
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = (allowPrivate: boolean): Promise<number | Error> => {
  const agents = createAgents(allowPrivate);
  return new Promise<number | Error>((resolve) => {
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const request = http.request(url, { method: 'POST', agent: agents.http });
    request.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    request.once('error', resolve);
    request.end();
  }).finally(() => closeAgents(agents));
};

describe('A connection to a webhook', () => {
  it('is refused when the name resolves to a private address, before anything is sent [AHD-018]', async () => {
    expect(await post(false)).toBeInstanceOf(AddressNotAllowed);
    expect(received).toBe(0);
  });

  it('is made to a private address where a setting allows it [AHD-018]', async () => {
    expect(await post(true)).toBe(204);
  });
});
