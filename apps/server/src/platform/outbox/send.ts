// Puts an e-mail or a text into the outbox, in the transaction of what it tells about.
import { randomUUID } from 'node:crypto';
import type { Encryption } from '../crypto/encryption.ts';
import { placeIn } from '../crypto/sealed-columns.ts';
import { batches } from '../database/batches.ts';
import type { Transaction } from '../database/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';

export const DELIVER_TASK = 'outbox.deliver';

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
  message_key: string;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string | null;
}

/** One job delivers this many at most, each on its own. */
const DELIVERED_TOGETHER = 30;

/** What leaves, and what is sealed of it. */
export type Outgoing = { email: OutgoingEmail } | { text: OutgoingText };

export interface DeliverJob {
  outbox_message_ids: number[];
}

export class Outbox {
  readonly #encryption: Encryption;

  constructor(encryption: Encryption) {
    this.#encryption = encryption;
  }

  async sendEmail(tx: Transaction, email: OutgoingEmail): Promise<void> {
    await this.addAll(tx, [{ email }]);
  }

  async sendText(tx: Transaction, text: OutgoingText): Promise<void> {
    await this.addAll(tx, [{ text }]);
  }

  /** The same for many, whose numbers are answered in their order. */
  async addAll(tx: Transaction, outgoing: readonly Outgoing[]): Promise<number[]> {
    if (outgoing.length === 0) return [];
    const drafts = outgoing.map((one) => ('email' in one ? draftOfEmail(one.email) : draftOfText(one.text)));
    const sealed = drafts.map(({ row, body }) =>
      this.#encryption.encrypt(JSON.stringify(body), placeIn('outbox_messages.body', row)),
    );
    const rows = await tx.prepared<{ id: number }>(
      'outbox_add',
      `insert into outbox_messages (company_id, message_id, message_key, channel, recipient, subject, body)
       select o.company_id, o.message_id, o.message_key, o.channel, o.recipient, o.subject, o.body
       from rows from (json_to_recordset($1) as (company_id bigint, message_id bigint, message_key uuid, channel text,
         recipient text, subject text), unnest($2::bytea[]))
         as o (company_id, message_id, message_key, channel, recipient, subject, body)
       returning id`,
      [JSON.stringify(drafts.map(({ row }) => row)), sealed],
    );
    // Rows come back in the order they went in.
    const ids = rows.map(({ id }) => id);
    await deliverLater(tx, ids);
    return ids;
  }
}

interface Draft {
  row: OutboxRow;
  body: SealedBody;
}

const rowOf = (companyId: number | null, messageId: number | undefined) => ({
  company_id: companyId,
  message_id: messageId ?? null,
  message_key: randomUUID(),
});

const draftOfEmail = ({ companyId, messageId, to, subject, ...body }: OutgoingEmail): Draft => ({
  row: { ...rowOf(companyId, messageId), channel: 'email', recipient: to, subject },
  body,
});

const draftOfText = ({ companyId, messageId, to, body, mediaUrls }: OutgoingText): Draft => ({
  row: { ...rowOf(companyId, messageId), channel: 'sms', recipient: to, subject: null },
  body: { text: body, mediaUrls },
});

async function deliverLater(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (const some of batches(ids, DELIVERED_TOGETHER)) {
    const job: DeliverJob = { outbox_message_ids: some };
    await enqueue(tx, DELIVER_TASK, job);
  }
}
