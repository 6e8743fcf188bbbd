// Puts an e-mail or a text into the outbox, in the transaction of what it tells about.
import type { Encryption } from '../crypto/encryption.ts';
import type { Transaction } from '../database/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';

export const DELIVER_TASK = 'outbox.deliver';
/** Bound into the encryption, so that a body copied elsewhere does not open. */
export const BODY_CONTEXT = 'outbox_messages.body';

/** An invitation that calendars read, or one that is taken back. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  text: string;
}

/** A file of the store that goes along. */
export interface StoredFile {
  name: string;
  contentType: string;
  storageKey: string;
}

/** How a mail program sorts it: whose name it bears, where answers go, and what it answers. */
export interface MailThread {
  /** Stands in front of our address, e.g. `Dana Whitfield via Larkfield`. */
  senderName: string;
  replyTo: string;
  /** Message-IDs of the thread so far, oldest first. */
  references: readonly string[];
  /** Written by a person, not by the house itself. */
  isPersonal: boolean;
}

interface MailExtras {
  calendar?: CalendarPart;
  thread?: MailThread;
  files?: readonly StoredFile[];
  /** Opens with one press, without signing in (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface OutgoingEmail extends MailExtras {
  companyId: number | null;
  /** The message of a thread that it carries; its room hears what became of it. */
  messageId?: number;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface OutgoingText {
  companyId: number | null;
  messageId?: number;
  to: string;
  body: string;
  /** Addresses at which the provider fetches the pictures. */
  mediaUrls?: readonly string[];
}

/** What is sealed until it leaves. */
export interface SealedBody extends MailExtras {
  text: string;
  html?: string;
  mediaUrls?: readonly string[];
}

interface OutboxRow {
  company_id: number | null;
  message_id: number | null;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string | null;
}

export class Outbox {
  readonly #encryption: Encryption;

  constructor(encryption: Encryption) {
    this.#encryption = encryption;
  }

  async sendEmail(tx: Transaction, email: OutgoingEmail): Promise<void> {
    await this.addEmail(tx, email);
  }

  async sendText(tx: Transaction, text: OutgoingText): Promise<void> {
    await this.addText(tx, text);
  }

  /** The same, for whoever wants to know it again. */
  addEmail(tx: Transaction, { companyId, messageId, to, subject, ...body }: OutgoingEmail): Promise<number> {
    const row = { company_id: companyId, message_id: messageId ?? null, recipient: to, subject };
    return this.#add(tx, { ...row, channel: 'email' }, body);
  }

  addText(tx: Transaction, { companyId, messageId, to, body, mediaUrls }: OutgoingText): Promise<number> {
    const row = { company_id: companyId, message_id: messageId ?? null, recipient: to, subject: null };
    return this.#add(tx, { ...row, channel: 'sms' }, { text: body, mediaUrls });
  }

  async #add(tx: Transaction, row: OutboxRow, body: SealedBody): Promise<number> {
    const { id } = await tx.db
      .insertInto('outbox_messages')
      .values({ ...row, body: this.#encryption.encrypt(JSON.stringify(body), BODY_CONTEXT) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(tx, DELIVER_TASK, { outbox_message_id: id });
    return id;
  }
}
