import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProductDouble } from '../testing/product-double.ts';
import { openProductDouble } from '../testing/product-double.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';
import { sandboxAccount } from './account.ts';
import { signWebhook } from './signature.ts';

let sandbox: SandboxFixture;
let product: ProductDouble;

beforeAll(async () => {
  product = await openProductDouble();
  sandbox = await openSandbox(product.url);
});
afterAll(async () => {
  await sandbox.remove();
  await product.stop();
});
beforeEach(() => fetch(`${sandbox.url}/api/texts`, { method: 'DELETE' }));

const text = { To: '+1 (202) 555-0123', From: '+15005550006', Body: 'Your shift: http://127.0.0.1:3000/s/1' };

async function send(fields: Record<string, string>, token: string = sandboxAccount.authToken) {
  const response = await fetch(`${sandbox.url}/2010-04-01/Accounts/${sandboxAccount.sid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${sandboxAccount.sid}:${token}`).toString('base64')}` },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

test("a text is accepted in Twilio's format and listed [PLT-054]", async () => {
  const { status, answer } = await send(text);
  expect(status).toBe(201);
  expect(answer).toMatchObject({
    sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    account_sid: sandboxAccount.sid,
    to: '+12025550123',
    from: text.From,
    body: text.Body,
    status: 'queued',
    direction: 'outbound-api',
    num_segments: '1',
    num_media: '0',
    price: null,
    error_code: null,
    error_message: null,
    date_created: expect.stringMatching(/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/),
    uri: `/2010-04-01/Accounts/${sandboxAccount.sid}/Messages/${answer.sid}.json`,
  });

  const listed = await fetch(`${sandbox.url}/api/texts?to=${encodeURIComponent('+12025550123')}`);
  expect(await listed.json()).toMatchObject({ texts: [{ sid: answer.sid, body: text.Body }] });
});

test('the sender gets a signed callback when a text was delivered', async () => {
  const callback = `${product.url}/v1/webhooks/sms-status?text=7`;
  const { answer } = await send({ ...text, StatusCallback: callback });

  const call = await product.nextCall();
  expect(call.path).toBe('/v1/webhooks/sms-status?text=7');
  expect(call.fields).toMatchObject({ MessageSid: answer.sid, MessageStatus: 'delivered', To: '+12025550123' });
  expect(call.signature).toBe(signWebhook(sandboxAccount.authToken, callback, call.fields));
});

test('a number ending in 0000 is reported as unreachable', async () => {
  const { status } = await send({ ...text, To: '+12025550000', StatusCallback: `${product.url}/status` });
  expect(status).toBe(201);
  expect((await product.nextCall()).fields).toMatchObject({ MessageStatus: 'undelivered', ErrorCode: '30003' });
  const listed = await fetch(`${sandbox.url}/api/texts?to=12025550000`);
  expect(await listed.json()).toMatchObject({ texts: [{ status: 'undelivered', error_code: 30003 }] });
});

test.each([
  ['an invalid number', { ...text, To: '555-0123' }, 21211],
  ['no number', { From: text.From, Body: 'hello' }, 21604],
  ['no sender', { To: text.To, Body: 'hello' }, 21603],
  ['no body', { To: text.To, From: text.From }, 21602],
  ['1601 characters', { ...text, Body: 'a'.repeat(1601) }, 21617],
  ['a later time to be sent', { ...text, ScheduleType: 'fixed' }, 20001],
  ['a callback outside this machine', { ...text, StatusCallback: 'https://example.com/status' }, 21609],
])('a text with %s is rejected', async (_words, fields, code) => {
  const { status, answer } = await send(fields);
  expect(status).toBe(400);
  expect(answer).toEqual({
    code,
    message: expect.any(String),
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status: 400,
  });
});

test('a wrong token is rejected', async () => {
  const { status, answer } = await send(text, 'wrong');
  expect(status).toBe(401);
  expect(answer).toMatchObject({ code: 20003, status: 401 });
});
