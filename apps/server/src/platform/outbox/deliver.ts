// Delivers outbox messages to the provider, never twice. Neither SMTP nor the text service can be asked whether a
// message arrived, so the handover is committed first: if the process dies at that moment, the message stays
// "unconfirmed", listed for people to decide, and is not sent again.
import type { Encryption } from '../crypto/encryption.ts';
import { placeIn } from '../crypto/sealed-columns.ts';
import type { Pool } from '../database/pool.ts';
import { Together } from '../database/together.ts';
import { inSystem, type Transaction } from '../database/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import type { JobFacts } from '../jobs/worker.ts';
import type { CalendarPart, MailThread, SealedBody, StoredFile } from './send.ts';

/** The provider refused; `permanent` means that retrying is useless. */
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

interface CarriedText {
  to: string;
  body: string;
  mediaUrls: readonly string[];
  messageKey: string;
}

export interface TextCarrier {
  send(text: CarriedText, handOver: () => Promise<void>): Promise<string>;
}

/** The delivery status of a thread's message. */
export interface DeliveryReport {
  companyId: number;
  messageId: number;
  outboxMessageId: number;
  state: 'sent' | 'failed' | 'unconfirmed';
  providerId: string | null;
  error: string | null;
}

/** Called in the transaction that records the status, so both are stored or neither. */
export type OnDelivered = (tx: Transaction, reports: readonly DeliveryReport[]) => Promise<void>;

interface DeliveryParts {
  carriers: { email: MailCarrier; sms: TextCarrier };
  files: Pick<FileStore, 'get'>;
  onDelivered?: OnDelivered;
}

interface WaitingMessage {
  id: number;
  company_id: number | null;
  channel: string;
  recipient: string;
  subject: string | null;
  body: Buffer | null;
  state: string;
  message_key: string;
}

interface Ended {
  id: number;
  state: DeliveryReport['state'];
  provider_id: string | null;
  error: string | null;
}

/** How many messages of one job are sent concurrently. */
export const AT_ONCE = 10;

export class Delivery {
  readonly #pool: Pool;
  readonly #encryption: Encryption;
  readonly #parts: DeliveryParts;
  readonly #handOvers = new Together<number>((ids) => this.#setHandingOver(ids));
  readonly #endings = new Together<Ended>((ended) => this.#writeEnded(ended));

  constructor(pool: Pool, encryption: Encryption, parts: DeliveryParts) {
    this.#pool = pool;
    this.#encryption = encryption;
    this.#parts = parts;
  }

  /** Each message is sent independently: a refused one doesn't hold up the others and is retried alone. */
  async deliver(messageIds: readonly number[], job: JobFacts): Promise<void> {
    const messages = await this.#load(messageIds);
    const errors: unknown[] = [];
    const next = messages.values();
    const work = async () => {
      for (const message of next) await this.#deliverOne(message, job).catch((error) => errors.push(error));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (errors.length > 0) throw errors[0];
  }

  async #deliverOne(message: WaitingMessage, job: JobFacts): Promise<void> {
    const { id, state } = message;
    if (state === 'sent' || state === 'failed' || state === 'unconfirmed') return;
    if (state === 'handing_over') return this.#finish(id, 'unconfirmed', null, 'stopped while handing over');
    if (!message.body) return this.#finish(id, 'failed', null, 'the body is gone');
    try {
      const providerId = await this.#carry(message, message.body);
      await this.#finish(id, 'sent', providerId, null);
    } catch (error) {
      if (!(error instanceof DeliveryRefused)) throw error;
      await this.#refused(id, error, job);
    }
  }

  #load(ids: readonly number[]): Promise<WaitingMessage[]> {
    return inSystem(this.#pool, (tx) =>
      tx.prepared<WaitingMessage & Record<string, unknown>>(
        'outbox_load',
        `select id, company_id, channel, recipient, subject, body, state, message_key from outbox_messages
         where id = any($1::bigint[]) order by id`,
        [ids],
      ),
    );
  }

  async #carry(message: WaitingMessage, body: Buffer): Promise<string> {
    const sealed = JSON.parse(this.#encryption.decrypt(body, placeIn('outbox_messages.body', message))) as SealedBody;
    const { text, html = '', calendar, thread, unsubscribeUrl, mediaUrls = [] } = sealed;
    const handOver = () => this.#handOvers.add(message.id);
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
      await this.#waitAgain(messageId);
    }
    throw error;
  }

  async #setHandingOver(ids: readonly number[]): Promise<void> {
    await inSystem(this.#pool, (tx) =>
      tx.prepared(
        'outbox_hand_over',
        `update outbox_messages set state = 'handing_over', attempts = attempts + 1
         where id = any($1::bigint[]) and state = 'pending'`,
        [ids],
      ),
    );
  }

  /** A message refused before the handover still counts as an attempt. */
  async #waitAgain(id: number): Promise<void> {
    await inSystem(this.#pool, (tx) =>
      tx.prepared(
        'outbox_wait_again',
        `update outbox_messages set state = 'pending', attempts = attempts + (state = 'pending')::int
         where id = $1 and state in ('pending', 'handing_over')`,
        [id],
      ),
    );
  }

  #finish(id: number, state: DeliveryReport['state'], providerId: string | null, error: string | null): Promise<void> {
    return this.#endings.add({ id, state, provider_id: providerId, error });
  }

  /** A finished message keeps its metadata but not its text, which contains links that grant access. */
  async #writeEnded(ended: readonly Ended[]): Promise<void> {
    await inSystem(this.#pool, async (tx) => {
      const rows = await tx.prepared<Ended & { company_id: number | null; message_id: number | null }>(
        'outbox_finish',
        `update outbox_messages o set state = e.state, provider_id = e.provider_id, last_error = e.error,
           finished_at = $2, body = null, attempts = greatest(o.attempts, 1)
         from json_to_recordset($1) as e (id bigint, state text, provider_id text, error text)
         where o.id = e.id returning o.id, o.company_id, o.message_id, e.state, e.provider_id, e.error`,
        [JSON.stringify(ended), new Date()],
      );
      const reports = rows.flatMap(({ id, company_id, message_id, state, provider_id, error }) =>
        company_id && message_id
          ? [
              {
                companyId: company_id,
                messageId: message_id,
                outboxMessageId: id,
                state,
                providerId: provider_id,
                error,
              },
            ]
          : [],
      );
      if (reports.length > 0) await this.#parts.onDelivered?.(tx, reports);
    });
  }
}
