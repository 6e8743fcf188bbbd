// Mail servers that hang up at the worst moment: unsent messages use another connection, possibly sent ones are not resent.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CarriedMail, DeliveryRefused, type MailCarrier } from '../../platform/outbox/deliver.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';

/** The server's response to each command; null hangs up instead. */
type Manners = Partial<Record<'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | '.', string | null>>;

const POLITE = {
  EHLO: '250-mail.test\r\n250 PIPELINING',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 ok',
};

const MAIL: CarriedMail = {
  to: 'ada@example.test',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  files: [],
  messageKey: 'key-1',
};

describe('An email', () => {
  let server: Server;
  let carrier: MailCarrier;
  let manners: Manners;
  let lines: Socket[];
  let taken: number;
  let handedOver: number;

  function answer(socket: Socket, command: string): void {
    const word = command.split(/[ :]/)[0] ?? '';
    const said = { ...POLITE, ...manners }[word as keyof Manners];
    if (said === undefined) return;
    if (said === null) socket.destroy();
    else socket.write(`${said}\r\n`);
    if (word === '.' && said) taken += 1;
  }

  beforeEach(async () => {
    [manners, lines, taken, handedOver] = [{}, [], 0, 0];
    server = createServer((socket) => {
      lines.push(socket);
      socket.on('error', () => {});
      socket.write('220 mail.test\r\n');
      socket.on('data', (bytes) => {
        for (const command of bytes.toString().split('\r\n')) answer(socket, command);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    carrier = createSmtpCarrier({ url, from: 'Onward <hello@onward.test>' });
  });
  afterEach(() => {
    for (const line of lines) line.destroy();
    server.close();
  });

  const send = () =>
    carrier.send(MAIL, async () => {
      handedOver += 1;
    });

  describe('to a server on another machine', () => {
    let received: string[];

    beforeEach(() => {
      received = [];
      server.on('connection', (socket) => socket.on('data', (bytes) => received.push(bytes.toString())));
      const { port } = server.address() as AddressInfo;
      // Resolves to this machine under another name, so it counts as a remote host.
      const url = `smtp://user:secret@0.0.0.0:${port}`;
      carrier = createSmtpCarrier({ url, from: 'Onward <hello@onward.test>' });
    });

    it.each([
      ['does not offer encryption', { EHLO: '250-mail.test\r\n250 AUTH PLAIN LOGIN', STARTTLS: '502 not implemented' }],
      [
        'offers encryption and then declines it',
        { EHLO: '250-mail.test\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN', STARTTLS: '454 not now' },
      ],
    ])('is not sent when it %s, and neither is the password [PLT-056]', async (_, words) => {
      manners = { ...words, AUTH: '235 ok' };
      await expect(send()).rejects.toThrow(DeliveryRefused);
      expect(received.join('')).not.toMatch(/AUTH|MAIL FROM|DATA/);
      expect([taken, handedOver]).toEqual([0, 0]);
    });
  });

  it('uses the line of the one before it [PLT-058]', async () => {
    expect([await send(), await send()]).toEqual(['<key-1@onward.test>', '<key-1@onward.test>']);
    expect([lines.length, taken, handedOver]).toEqual([1, 2, 2]);
  });

  it('takes another line when that one died while it waited, and is handed over once [PLT-058]', async () => {
    await send();
    lines[0]?.destroy();
    await send();
    expect([lines.length, taken, handedOver]).toEqual([2, 2, 2]);
  });

  it('is not handed over when the server hangs up before it waits for the words, and may be tried again [PLT-058]', async () => {
    manners = { MAIL: null };
    await expect(send()).rejects.toMatchObject({ permanent: false });
    expect(handedOver).toBe(0);
  });

  it.each([
    ['a receiver who is not there for good', { RCPT: '550 nobody here', DATA: '503 nobody to send to' }, true],
    ['a receiver who is only busy', { RCPT: '451 later', DATA: '503 nobody to send to' }, false],
  ])('is refused for %s without being handed over [PLT-058]', async (_, given, permanent) => {
    manners = given;
    await expect(send()).rejects.toMatchObject({ permanent });
    expect(handedOver).toBe(0);
  });

  it('is not sent again when the server falls silent after the words: it may have arrived [PLT-058]', async () => {
    manners = { '.': null };
    const failure = await send().catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(DeliveryRefused);
    expect([lines.length, handedOver]).toEqual([1, 1]);
  });

  it('does not leave when the hand-over could not be written down [PLT-058]', async () => {
    const lost = carrier.send(MAIL, () => Promise.reject(new Error('no database')));
    await expect(lost).rejects.toThrow('no database');
    expect(taken).toBe(0);
  });
});
