// Hands outbox messages to the provider, never twice. Neither SMTP nor the text service can be asked whether a message
// arrived, so the moment of hand-over is committed first: a process that dies in that moment leaves the message
// "unconfirmed", listed for people to decide, instead of sending it again.
import type { Encryption } from '../crypto/encryption.ts';
import type { Pool } from '../database/pool.ts';
import { inSystem, type Transaction } from '../database/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JobFacts } from '../jobs/worker.ts';
import { BODY_CONTEXT, type CalendarPart, type MailThread, type SealedBody, type StoredFile } from './send.ts';

/** The provider refused; `permanent` says that trying again is useless. */
export class DeliveryRefused extends Error {
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.permanent = permanent;
  }
}

export interface CarriedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: CalendarPart;
  thread?: MailThread;
  files: readonly { name: string; contentType: string; bytes: Buffer }[];
  unsubscribeUrl?: string;
  messageKey: string;
}

export interface MailCarrier {
  /** Calls `handOver` at the last moment before the provider could accept the message. */
  send(mail: CarriedMail, handOver: () => Promise<void>): Promise<string>;
}

export interface CarriedText {
  to: string;
  body: string;
  mediaUrls: readonly string[];
  messageKey: string;
}

export interface TextCarrier {
  send(text: CarriedText, handOver: () => Promise<void>): Promise<string>;
}

/** What became of a message of a thread. */
export interface DeliveryReport {
  companyId: number;
  messageId: number;
  outboxMessageId: number;
  state: 'sent' | 'failed' | 'unconfirmed';
  providerId: string | null;
  error: string | null;
}

/** Hears it in the transaction that writes it down: both are known, or neither. */
export type HearDelivery = (tx: Transaction, report: DeliveryReport) => Promise<void>;

interface DeliveryParts {
  carriers: { email: MailCarrier; sms: TextCarrier };
  files: Pick<FileStore, 'get'>;
  hear?: HearDelivery;
}

export class Delivery {
  readonly #pool: Pool;
  readonly #encryption: Encryption;
  readonly #parts: DeliveryParts;

  constructor(pool: Pool, encryption: Encryption, parts: DeliveryParts) {
    this.#pool = pool;
    this.#encryption = encryption;
    this.#parts = parts;
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

  async #carry(
    message: { id: number; channel: string; recipient: string; subject: string | null; message_key: string },
    body: Buffer,
  ): Promise<string> {
    const sealed = JSON.parse(this.#encryption.decrypt(body, BODY_CONTEXT)) as SealedBody;
    const { text, html = '', calendar, thread, unsubscribeUrl, mediaUrls = [] } = sealed;
    const handOver = () => this.#setState(message.id, 'pending', 'handing_over');
    const { recipient: to, message_key: messageKey } = message;
    if (message.channel === 'sms') {
      return this.#parts.carriers.sms.send({ to, body: text, mediaUrls, messageKey }, handOver);
    }
    const files = await this.#read(sealed.files ?? []);
    const mail = {
      to,
      subject: message.subject ?? '',
      text,
      html,
      calendar,
      thread,
      files,
      unsubscribeUrl,
      messageKey,
    };
    return this.#parts.carriers.email.send(mail, handOver);
  }

  #read(files: readonly StoredFile[]) {
    return Promise.all(
      files.map(async ({ name, contentType, storageKey }) => {
        const bytes = await this.#parts.files.get(storageKey);
        if (!bytes) throw new DeliveryRefused(`The file ${name} is gone.`, true);
        return { name, contentType, bytes };
      }),
    );
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
    outboxMessageId: number,
    state: DeliveryReport['state'],
    providerId: string | null,
    error: string | null,
  ): Promise<void> {
    await inSystem(this.#pool, async (tx) => {
      const row = await tx.db
        .updateTable('outbox_messages')
        .set({ state, provider_id: providerId, last_error: error, finished_at: new Date(), body: null })
        .where('id', '=', outboxMessageId)
        .returning(['company_id', 'message_id'])
        .executeTakeFirst();
      if (!row?.company_id || !row.message_id) return;
      const { company_id: companyId, message_id: messageId } = row;
      await this.#parts.hear?.(tx, { companyId, messageId, outboxMessageId, state, providerId, error });
    });
  }
}
