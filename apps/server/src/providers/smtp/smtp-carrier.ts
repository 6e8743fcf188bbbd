// E-mail over SMTP. The steps are taken one by one so that the hand-over can be committed right before the data goes out.
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
      const data = await new MailComposer(letter(mail, { from: settings.from, envelopeFrom, messageId }))
        .compile()
        .build();
      const connection = await connections.take();
      try {
        await handOver();
        await transmit(connection, { from: envelopeFrom, to: [mail.to] }, data);
      } catch (error) {
        // What state it is in nobody knows.
        connection.close();
        throw error;
      }
      connections.giveBack(connection);
      return messageId;
    },
  };
}

interface Origin {
  from: string;
  envelopeFrom: string;
  messageId: string;
}

function letter(mail: CarriedMail, { from, envelopeFrom, messageId }: Origin): Mail.Options {
  const { to, subject, text, html, calendar, thread, files, unsubscribeUrl } = mail;
  return {
    ...{ to, subject, text, html, messageId },
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

/** Our own address: answers go to its host too. */
export function sender(from: string): { envelopeFrom: string; host: string } {
  const envelopeFrom = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return { envelopeFrom, host: envelopeFrom.split('@')[1] ?? 'localhost' };
}

function transmit(connection: SMTPConnection, envelope: SMTPConnection.Envelope, data: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.send(envelope, data, (error) => {
      if (!error) return resolve();
      const { responseCode } = error as SmtpError;
      // An answer of the server is a clear no; silence leaves open whether it took the message.
      if (responseCode) reject(new DeliveryRefused(error.message, responseCode >= 500, error));
      else reject(error);
    });
  });
}
