// Hands outbox messages to the provider, never twice. Neither SMTP nor the text service can be asked whether a message
// arrived, so the moment of hand-over is committed first: a process that dies in that moment leaves the message
// "unconfirmed", listed for people to decide, instead of sending it again.
import type { Encryption } from '../crypto/encryption.ts';
import type { Pool } from '../database/pool.ts';
import { inSystem } from '../database/transaction.ts';
import type { JobFacts } from '../jobs/worker.ts';
import { BODY_CONTEXT, type CalendarPart, type SealedBody } from './send.ts';

/** The provider refused; `permanent` says that trying again is useless. */
export class DeliveryRefused extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.permanent = permanent;
  }
}

export interface MailCarrier {
  /** Calls `handOver` at the last moment before the provider could accept the message. */
  send(
    mail: { to: string; subject: string; text: string; html: string; calendar?: CalendarPart; messageKey: string },
    handOver: () => Promise<void>,
  ): Promise<string>;
}

export interface TextCarrier {
  send(text: { to: string; body: string; messageKey: string }, handOver: () => Promise<void>): Promise<string>;
}

export class Delivery {
  readonly #pool: Pool;
  readonly #encryption: Encryption;
  readonly #carriers: { email: MailCarrier; sms: TextCarrier };

  constructor(pool: Pool, encryption: Encryption, carriers: { email: MailCarrier; sms: TextCarrier }) {
    this.#pool = pool;
    this.#encryption = encryption;
    this.#carriers = carriers;
  }

  async deliver(messageId: number, job: JobFacts): Promise<void> {
    const message = await this.#load(messageId);
    if (!message || message.state === 'sent' || message.state === 'failed' || message.state === 'unconfirmed') return;
    if (message.state === 'handing_over')
      return this.#finish(messageId, 'unconfirmed', null, 'stopped while handing over');
    if (!message.body) return this.#finish(messageId, 'failed', null, 'the body is gone');
    try {
      const providerId = await this.#carry(message, message.body);
      await this.#finish(messageId, 'sent', providerId, null);
    } catch (error) {
      if (!(error instanceof DeliveryRefused)) throw error;
      await this.#refused(messageId, error, job);
    }
  }

  #load(messageId: number) {
    return inSystem(this.#pool, (tx) =>
      tx.db.selectFrom('outbox_messages').selectAll().where('id', '=', messageId).executeTakeFirst(),
    );
  }

  #carry(
    message: { id: number; channel: string; recipient: string; subject: string | null; message_key: string },
    body: Buffer,
  ) {
    const { text, html, calendar } = JSON.parse(this.#encryption.decrypt(body, BODY_CONTEXT)) as SealedBody;
    const handOver = () => this.#setState(message.id, 'pending', 'handing_over');
    const messageKey = message.message_key;
    return message.channel === 'email'
      ? this.#carriers.email.send(
          { to: message.recipient, subject: message.subject ?? '', text, html: html ?? '', calendar, messageKey },
          handOver,
        )
      : this.#carriers.sms.send({ to: message.recipient, body: text, messageKey }, handOver);
  }

  async #refused(messageId: number, error: DeliveryRefused, job: JobFacts): Promise<void> {
    if (error.permanent || job.lastAttempt) {
      await this.#finish(messageId, 'failed', null, error.message);
      if (error.permanent) return;
    } else {
      await this.#setState(messageId, 'handing_over', 'pending');
    }
    throw error;
  }

  async #setState(messageId: number, from: string, to: 'pending' | 'handing_over'): Promise<void> {
    await inSystem(this.#pool, (tx) =>
      tx.db
        .updateTable('outbox_messages')
        .set((eb) => ({ state: to, attempts: eb('attempts', '+', to === 'handing_over' ? 1 : 0) }))
        .where('id', '=', messageId)
        .where('state', '=', from)
        .execute(),
    );
  }

  /** A finished message keeps its facts but not its words: they hold links that open doors. */
  async #finish(
    messageId: number,
    state: 'sent' | 'failed' | 'unconfirmed',
    providerId: string | null,
    lastError: string | null,
  ): Promise<void> {
    await inSystem(this.#pool, (tx) =>
      tx.db
        .updateTable('outbox_messages')
        .set({ state, provider_id: providerId, last_error: lastError, finished_at: new Date(), body: null })
        .where('id', '=', messageId)
        .execute(),
    );
  }
}
