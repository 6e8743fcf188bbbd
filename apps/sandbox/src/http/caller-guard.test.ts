import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.remove());

/** Uses Node's HTTP client, because fetch doesn't allow setting these headers. */
function statusOf(method: string, path: string, headers: OutgoingHttpHeaders): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${sandbox.url}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test("a foreign host name that resolves to this machine can't read anything", async () => {
  expect(await statusOf('GET', '/api/emails', { host: 'attacker.example' })).toBe(421);
  expect(await statusOf('GET', '/api/emails', { host: 'localhost:80' })).toBe(200);
});

test("a page of another site can't write anything", async () => {
  expect(await statusOf('DELETE', '/api/emails', { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await statusOf('DELETE', '/api/emails', { 'sec-fetch-site': 'same-origin' })).toBe(204);
});
