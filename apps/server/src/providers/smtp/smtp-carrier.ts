// Email over SMTP. The hand-over is committed when the server is ready for the message data, right before it is sent.
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type Mail from 'nodemailer/lib/mailer/index.js';
import type SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { type CarriedMail, DeliveryRefused, type MailCarrier } from '../../platform/outbox/deliver.ts';
import { SmtpConnections } from './smtp-connections.ts';

interface SmtpError extends Error {
  responseCode?: number;
}

export function createSmtpCarrier(settings: { url: string; from: string }): MailCarrier {
  const { envelopeFrom, host } = sender(settings.from);
  const connections = new SmtpConnections(settings.url);
  return {
    async send(mail, handOver) {
      const messageId = `<${mail.messageKey}@${host}>`;
      const data = await new MailComposer(optionsOf(mail, { from: settings.from, envelopeFrom, messageId }))
        .compile()
        .build();
      await transmitOnce(connections, { envelope: { from: envelopeFrom, to: [mail.to] }, data }, handOver);
      return messageId;
    },
  };
}

interface Transmission {
  envelope: SMTPConnection.Envelope;
  data: Buffer;
}

/**
 * A connection that died while idle is noticed before anything was handed over, so another one is used. Once data has
 * been sent, nobody knows whether it arrived, so it isn't retried here.
 */
async function transmitOnce(
  connections: SmtpConnections,
  transmission: Transmission,
  handOver: () => Promise<void>,
): Promise<void> {
  let handedOver = false;
  const begin = async () => {
    await handOver();
    handedOver = true;
  };
  for (;;) {
    const { connection, waited } = await connections.take();
    try {
      await transmit(connection, transmission, begin);
      connections.giveBack(connection);
      return;
    } catch (error) {
      // Its state is unknown.
      connection.close();
      if (handedOver || error instanceof DeliveryRefused) throw error;
      if (!waited) throw new DeliveryRefused((error as Error).message, false, error);
    }
  }
}

interface Origin {
  from: string;
  envelopeFrom: string;
  messageId: string;
}

function optionsOf(mail: CarriedMail, { from, envelopeFrom, messageId }: Origin): Mail.Options {
  const { to, subject, text, html, calendar, thread, files, unsubscribeUrl } = mail;
  return {
    to,
    subject,
    text,
    html,
    messageId,
    from: thread ? { name: thread.senderName, address: envelopeFrom } : from,
    ...(thread && { replyTo: thread.replyTo, inReplyTo: thread.references.at(-1), references: [...thread.references] }),
    ...(calendar && { icalEvent: { method: calendar.method, content: calendar.text, filename: 'interview.ics' } }),
    attachments: files.map(({ name, contentType, bytes }) => ({ filename: name, contentType, content: bytes })),
    headers: {
      ...(!thread?.isPersonal && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** Our own address; replies go to its host too. */
export function sender(from: string): { envelopeFrom: string; host: string } {
  const envelopeFrom = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  return { envelopeFrom, host: envelopeFrom.split('@')[1] ?? 'localhost' };
}

function transmit(
  connection: SMTPConnection,
  { envelope, data }: Transmission,
  begin: () => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Read once the server has accepted sender and recipient and waits for the data.
    const words = Readable.from(wordsAfter(begin, data), { objectMode: false });
    connection.send(envelope, words, (error) => {
      if (!error) return resolve();
      const { responseCode } = error as SmtpError;
      // A response is a clear refusal; silence leaves open whether the message was accepted.
      if (responseCode) reject(new DeliveryRefused(error.message, responseCode >= 500, error));
      else reject(error);
    });
  });
}

async function* wordsAfter(begin: () => Promise<void>, data: Buffer): AsyncGenerator<Buffer> {
  await begin();
  yield data;
}
