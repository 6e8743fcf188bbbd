import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';
import { sandboxAccessKey } from './signature-v4.ts';

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.remove());

const credentials = {
  accessKeyId: sandboxAccessKey.id,
  secretAccessKey: sandboxAccessKey.secret,
  service: 's3',
  region: 'eu-central-1',
  retries: 0,
};
const client = new AwsClient(credentials);
const objectUrl = (path: string) => `${sandbox.url}/s3/${path}`;

test('an object is stored, inspected, read and deleted [PLT-054]', async () => {
  const url = objectUrl('onward/resumes/2026/Zoë Núñez (final).pdf');
  const content = Uint8Array.from({ length: 5000 }, (_, index) => index % 256);

  const put = await client.fetch(url, {
    method: 'PUT',
    body: content,
    headers: { 'content-type': 'application/pdf', 'x-amz-meta-owner': '42' },
  });
  expect(put.status).toBe(200);

  const head = await client.fetch(url, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe('5000');
  expect(head.headers.get('etag')).toBe(put.headers.get('etag'));

  const got = await client.fetch(url);
  expect(got.headers.get('content-type')).toBe('application/pdf');
  expect(got.headers.get('x-amz-meta-owner')).toBe('42');
  expect(new Uint8Array(await got.arrayBuffer())).toEqual(content);

  expect((await client.fetch(url, { method: 'DELETE' })).status).toBe(204);
  const missing = await client.fetch(url);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<Code>NoSuchKey</Code>');
});

test('a key and a longer key under it are two objects, and both survive a restart', async () => {
  await client.fetch(objectUrl('onward/a'), { method: 'PUT', body: 'short' });
  await client.fetch(objectUrl('onward/a/b'), { method: 'PUT', body: 'long' });
  sandbox = await sandbox.restart();
  expect(await (await client.fetch(objectUrl('onward/a'))).text()).toBe('short');
  expect(await (await client.fetch(objectUrl('onward/a/b'))).text()).toBe('long');
});

test.each([
  ['a wrong secret', { ...credentials, secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['an unknown key id', { ...credentials, accessKeyId: 'somebody' }, 'InvalidAccessKeyId'],
])('%s is rejected', async (_words, wrong, code) => {
  const response = await new AwsClient(wrong).fetch(objectUrl('onward/x'), { method: 'PUT', body: 'x' });
  expect(response.status).toBe(403);
  expect(response.headers.get('content-type')).toContain('application/xml');
  expect(await response.text()).toContain(`<Code>${code}</Code>`);
});

test('a request without a signature is rejected', async () => {
  const response = await fetch(objectUrl('onward/x'));
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('<Code>AccessDenied</Code>');
});

test('a signature is valid for one address only', async () => {
  const signed = await client.sign(objectUrl('onward/x'));
  const response = await fetch(objectUrl('onward/y'), { headers: signed.headers });
  expect(await response.text()).toContain('<Code>SignatureDoesNotMatch</Code>');
});

test('a request signed an hour ago is rejected', async () => {
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString().replace(/[:-]|\.\d{3}/g, '');
  const signed = await new AwsV4Signer({ ...credentials, url: objectUrl('onward/x'), datetime: anHourAgo }).sign();
  const response = await fetch(signed.url, { headers: signed.headers });
  expect(await response.text()).toContain('<Code>RequestTimeTooSkewed</Code>');
});

test('content that differs from its signed hash is rejected', async () => {
  const headers = { 'x-amz-content-sha256': 'a'.repeat(64) };
  const response = await client.fetch(objectUrl('onward/x'), { method: 'PUT', body: 'x', headers });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('<Code>XAmzContentSHA256Mismatch</Code>');
});

test('a key with .. stays inside the folder', async () => {
  const path = '/s3/onward/..%2F..%2F..%2Fescaped.txt';
  const signed = await new AwsV4Signer({
    ...credentials,
    method: 'PUT',
    url: `${sandbox.url}${path}`,
    body: 'x',
  }).sign();
  const status = await new Promise((resolve, reject) => {
    const headers = { ...Object.fromEntries(signed.headers), host: new URL(sandbox.url).host };
    request(`${sandbox.url}${path}`, { method: 'PUT', headers }, (response) => resolve(response.statusCode))
      .on('error', reject)
      .end('x');
  });
  expect(status).toBe(200);
  expect(await readdir(sandbox.dataDir)).toEqual(['sandbox']);
  expect((await readdir(join(sandbox.dataDir, 'sandbox'))).sort()).toEqual([
    'calendar-events.jsonl',
    'calendar-grants.jsonl',
    'checkr-candidates.jsonl',
    'checkr-events.jsonl',
    'checkr-invitations.jsonl',
    'checkr-reports.jsonl',
    'checkr-tokens.jsonl',
    'emails.jsonl',
    'everify-calls.jsonl',
    'everify-cases.jsonl',
    'everify-companies.jsonl',
    'files',
    'job-boards.jsonl',
    'oidc-keys.json',
    'payroll-calls.jsonl',
    'payroll-people.jsonl',
    'texts.jsonl',
    'wotc-calls.jsonl',
    'wotc-screenings.jsonl',
  ]);
});
