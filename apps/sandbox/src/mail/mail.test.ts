import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.remove());
beforeEach(() => fetch(`${sandbox.url}/api/emails`, { method: 'DELETE' }));

const sample = {
  from: 'Larkfield Hiring <hiring@larkfield.test>',
  to: 'ann@people.test',
  subject: 'Your interview — tomorrow',
  text: 'See you at http://127.0.0.1:3000/i/1.',
  html: '<p>See you <a href="http://127.0.0.1:3000/i/1">here</a></p>',
} satisfies SendMailOptions;

function send(message: SendMailOptions) {
  return createTransport(sandbox.smtpUrl).sendMail(message);
}

async function listEmails(query = '') {
  const response = await fetch(`${sandbox.url}/api/emails${query}`);
  return ((await response.json()) as { emails: Record<string, unknown>[] }).emails;
}

test('an email sent over SMTP is listed with its parts and headers [PLT-054]', async () => {
  const sent = await send({ ...sample, headers: { 'Auto-Submitted': 'auto-generated' } });

  const [email] = await listEmails();
  expect(email).toMatchObject({
    message_id: sent.messageId,
    from: 'hiring@larkfield.test',
    from_name: 'Larkfield Hiring',
    to: ['ann@people.test'],
    subject: sample.subject,
    text: expect.stringContaining(sample.text),
    html: expect.stringContaining('<a href="http://127.0.0.1:3000/i/1">'),
    headers: expect.arrayContaining([{ name: 'Auto-Submitted', value: 'auto-generated' }]),
  });
  expect(await (await fetch(`${sandbox.url}/api/emails/${email?.id}`)).json()).toEqual(email);
});

test.each(['PLAIN', 'LOGIN'])('any credentials are accepted with %s', async (authMethod) => {
  const { hostname: host, port } = new URL(sandbox.smtpUrl);
  const auth = { user: 'anyone', pass: 'anything' };
  await createTransport({ host, port: Number(port), authMethod, auth }).sendMail(sample);
  expect(await listEmails()).toHaveLength(1);
});

test('the same message received twice is listed twice', async () => {
  await send({ ...sample, messageId: '<same@larkfield.test>' });
  await send({ ...sample, messageId: '<same@larkfield.test>' });
  expect((await listEmails()).map((email) => email.message_id)).toEqual([
    '<same@larkfield.test>',
    '<same@larkfield.test>',
  ]);
});

test.each([
  ['bounce@people.test', 550],
  ['bounce+ann@people.test', 550],
  ['busy@people.test', 451],
])('an email to %s is rejected with %i', async (to, responseCode) => {
  await expect(send({ ...sample, to })).rejects.toMatchObject({ responseCode });
  expect(await listEmails()).toEqual([]);
});

test('an email to a slow mailbox is accepted in the end', async () => {
  await send({ ...sample, to: 'slow@people.test' });
  expect(await listEmails('?to=slow@people.test')).toHaveLength(1);
});

test('the list can be filtered by recipient, including blind copies, and by minimum id', async () => {
  await send(sample);
  await send({ ...sample, bcc: 'eve@people.test' });

  const [toEve] = await listEmails('?to=Eve@people.test');
  expect(toEve).toMatchObject({ to: ['ann@people.test', 'eve@people.test'] });
  expect(await listEmails('?to=joann@people.test')).toEqual([]);
  const [newest, oldest] = await listEmails();
  expect(await listEmails(`?after_id=${oldest?.id}`)).toEqual([newest]);
});

test('attachments can be downloaded: a document byte for byte, an invitation line by line', async () => {
  const document = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x0d, 0x0a, 0xff, 0x0a]);
  const invitation = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'END:VCALENDAR', ''];
  await send({
    ...sample,
    icalEvent: { method: 'REQUEST', filename: 'invite.ics', content: invitation.join('\r\n') },
    attachments: [{ filename: 'offer.pdf', content: document }],
  });

  const [email] = await listEmails();
  const attachments = email?.attachments as { filename: string; url: string }[];
  const fetchNamed = (name: string) =>
    fetch(`${sandbox.url}${attachments.find((attachment) => attachment.filename === name)?.url}`);
  const offer = await fetchNamed('offer.pdf');
  expect(offer.headers.get('content-type')).toBe('application/pdf');
  expect(offer.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(await offer.arrayBuffer())).toEqual(document);
  expect((await (await fetchNamed('invite.ics')).text()).split(/\r?\n/)).toEqual(invitation);
});

test('an accepted email is still there after a restart [PLT-054]', async () => {
  await send(sample);
  sandbox = await sandbox.restart();
  expect(await listEmails('?to=ann@people.test')).toHaveLength(1);
});
