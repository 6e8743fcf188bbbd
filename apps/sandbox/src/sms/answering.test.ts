import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProductDouble } from '../testing/product-double.ts';
import { openProductDouble } from '../testing/product-double.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';
import { sandboxAccount } from './account.ts';
import { signWebhook } from './signature.ts';
import type { TextMessage } from './text-message.ts';

const person = '+12025550123';

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
beforeEach(async () => {
  product.answer.status = 204;
  product.answer.body = '';
  await fetch(`${sandbox.url}/api/texts`, { method: 'DELETE' });
});

function textIn(body: string) {
  return fetch(`${sandbox.url}/api/sms/inbound`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: person, to: '+15005550006', body }),
  });
}

async function textsTo(number: string): Promise<TextMessage[]> {
  const response = await fetch(`${sandbox.url}/api/texts?to=${encodeURIComponent(number)}`);
  return ((await response.json()) as { texts: TextMessage[] }).texts;
}

function sendFromProduct() {
  const { sid, authToken } = sandboxAccount;
  return fetch(`${sandbox.url}/2010-04-01/Accounts/${sid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${sid}:${authToken}`).toString('base64')}` },
    body: new URLSearchParams({ To: person, MessagingServiceSid: 'MG1', Body: 'Hello' }),
  });
}

test('a text from a person reaches the product through a signed webhook [PLT-054]', async () => {
  const response = await textIn('I can start Monday & Tuesday');
  expect(response.status).toBe(201);

  const call = await product.nextCall();
  expect(call.path).toBe('/v1/webhooks/sms');
  expect(call.fields).toMatchObject({
    From: person,
    To: '+15005550006',
    Body: 'I can start Monday & Tuesday',
    AccountSid: sandboxAccount.sid,
    NumMedia: '0',
  });
  expect(call.fields).not.toHaveProperty('OptOutType');
  expect(call.signature).toBe(signWebhook(sandboxAccount.authToken, `${product.url}/v1/webhooks/sms`, call.fields));
});

test("the webhook's replies are texted back to the person", async () => {
  product.answer.status = 200;
  product.answer.body = '<Response><Message>Larkfield &amp; Co. hires here.</Message></Response>';
  await textIn('HELP');
  expect((await product.nextCall()).fields.OptOutType).toBe('HELP');
  expect((await textsTo(person)).map((text) => text.body)).toEqual(['Larkfield & Co. hires here.']);
});

test('after STOP texts to the number are rejected until it texts START, even after a restart', async () => {
  await textIn(' stop ');
  expect((await product.nextCall()).fields.OptOutType).toBe('STOP');
  expect((await textsTo(person)).map((text) => text.direction)).toEqual(['outbound-reply']);

  sandbox = await sandbox.restart();
  const refused = await sendFromProduct();
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 21610, status: 400 });

  await textIn('START');
  expect((await product.nextCall()).fields.OptOutType).toBe('START');
  expect((await sendFromProduct()).status).toBe(201);
});

test('a sentence with the word stop is not an opt-out', async () => {
  await textIn('stop please');
  await product.nextCall();
  expect((await sendFromProduct()).status).toBe(201);
});

test('a failing product is reported to the sender, and the text is stored', async () => {
  product.answer.status = 500;
  const response = await textIn('hello');
  await product.nextCall();
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ message: 'The product responded with 500 to the text.' });
  expect(await textsTo('+15005550006')).toHaveLength(1);
});
