import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxAccount } from '../sms/account.ts';
import type { ProductDouble } from '../testing/product-double.ts';
import { openProductDouble } from '../testing/product-double.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';

const attack = '<script>alert(1)</script>" onmouseover="alert(2)';

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
beforeEach(() =>
  Promise.all(['emails', 'texts'].map((what) => fetch(`${sandbox.url}/api/${what}`, { method: 'DELETE' }))),
);

async function open(path: string) {
  const response = await fetch(`${sandbox.url}${path}`, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, page: await response.text() };
}

function sendMail(subject: string, to = 'ann@people.test') {
  return createTransport(sandbox.smtpUrl).sendMail({
    from: 'hiring@larkfield.test',
    to,
    subject,
    text: `Open http://127.0.0.1:3000/apply?a=1&b=2. ${attack}`,
    html: `<p>Hello</p>${attack}`,
  });
}

function sendText(body: string) {
  const { sid, authToken } = sandboxAccount;
  return fetch(`${sandbox.url}/2010-04-01/Accounts/${sid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${sid}:${authToken}`).toString('base64')}` },
    body: new URLSearchParams({ To: '+12025550123', From: '+15005550006', Body: body }),
  });
}

async function newest(what: 'emails' | 'texts'): Promise<{ id: number; body?: string }> {
  const lists = (await (await fetch(`${sandbox.url}/api/${what}`)).json()) as Record<string, { id: number }[]>;
  const [first] = lists[what] ?? [];
  if (!first) throw new Error(`No ${what} were received.`);
  return first;
}

test('an empty sandbox says so', async () => {
  expect((await open('/')).page).toContain('No emails yet.');
  expect((await open('/texts')).page).toContain('No texts yet.');
});

test('emails are listed newest first and found by address [PLT-054]', async () => {
  await sendMail('First');
  await sendMail('Second', 'bob@people.test');

  const { page } = await open('/');
  expect(page.indexOf('Second')).toBeGreaterThan(0);
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
  const found = await open('/?search=BOB@');
  expect(found.page).toContain('Second');
  expect(found.page).not.toContain('First');
  expect((await open('/?search=nobody')).page).toContain('No emails to or from “nobody”.');
});

test('markup in a subject, a text and a search is shown as text, never run', async () => {
  await sendMail(attack);
  const { id } = await newest('emails');

  for (const path of ['/', `/emails/${id}`, `/?search=${encodeURIComponent(attack)}`]) {
    const { page, headers } = await open(path);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('" onmouseover="');
    const nonce = /<script nonce="([^"]+)">/.exec(page)?.[1];
    expect(headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
  }
});

test('an email shows its headers, its links and its HTML in a sandboxed frame', async () => {
  await sendMail('Interview');
  const { page } = await open(`/emails/${(await newest('emails')).id}`);
  expect(page).toContain('Message-ID');
  expect(page).toContain('<a href="http://127.0.0.1:3000/apply?a=1&amp;b=2" target="_blank"');
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;p&gt;Hello&lt;/p&gt;');
});

test('a text is shown with its links, and the person can reply [PLT-054]', async () => {
  await sendText('Book here: http://127.0.0.1:3000/b/1');
  const { id } = await newest('texts');
  expect((await open(`/texts/${id}`)).page).toContain('<a href="http://127.0.0.1:3000/b/1" target="_blank"');

  const answered = await fetch(`${sandbox.url}/texts/${id}/reply`, {
    method: 'POST',
    body: new URLSearchParams({ body: 'Thank you' }),
    redirect: 'manual',
  });
  expect(answered.status).toBe(303);
  expect(answered.headers.get('location')).toBe(`/texts/${id}`);
  expect((await product.nextCall()).fields).toMatchObject({
    From: '+12025550123',
    To: '+15005550006',
    Body: 'Thank you',
  });
  expect((await open(`/texts/${id}`)).page).toContain('Thank you');
});

test('the people who can sign in are listed', async () => {
  const { page } = await open('/people');
  expect(page).toContain('sso.user@larkfield.test');
  expect(page).toContain('Not verified');
});

test('a deleted message returns a 404 page', async () => {
  const { status, page } = await open('/emails/999');
  expect(status).toBe(404);
  expect(page).toContain('Page not found');
});
