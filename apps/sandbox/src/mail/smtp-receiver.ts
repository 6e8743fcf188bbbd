import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { LOOPBACK } from '../http/loopback.ts';
import type { RecordLog } from '../store.ts';
import type { ReceivedEmail } from './received-email.ts';
import { parseEmail } from './received-email.ts';
import { answerRecipient, SmtpRefusal } from './recipient-answers.ts';

const largestMessageBytes = 30 * 1024 * 1024;
const longestGoodbyeMs = 500;

export interface SmtpReceiver {
  port: number;
  stop(): Promise<void>;
}

/** Accepts every message for every address; the client gets 250 only after the message is on disk. */
export async function receiveMail(emails: RecordLog<ReceivedEmail>, port: number): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    name: 'sandbox.localhost',
    banner: 'Onward provider sandbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestMessageBytes,
    closeTimeout: longestGoodbyeMs,
    onAuth: (credentials, _session, answer) => answer(null, { user: credentials.username ?? 'anyone' }),
    onRcptTo: (recipient, _session, answer) => {
      answerRecipient(recipient.address).then(() => answer(), answer);
    },
    onData: (stream, session, answer) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map((recipient) => recipient.address) };
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw new SmtpRefusal(552, '5.3.4 Message too big');
          const email = await emails.append(await parseEmail(raw, envelope, new Date()));
          answer(null, `2.0.0 Kept as ${email.id}`);
        })
        .catch(answer);
    },
  });

  // A client that disconnects midway must not stop the sandbox. Failing to listen on the port is handled below, by the
  // listener.
  server.on('error', () => undefined);
  const listener = server.listen(port, LOOPBACK);
  await once(listener, 'listening');

  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
