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

export interface OutgoingEmail {
  companyId: number | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: CalendarPart;
}

/** What is sealed until it leaves. */
export interface SealedBody {
  text: string;
  html?: string;
  calendar?: CalendarPart;
}

export interface OutgoingText {
  companyId: number | null;
  to: string;
  body: string;
}

export class Outbox {
  readonly #encryption: Encryption;

  constructor(encryption: Encryption) {
    this.#encryption = encryption;
  }

  sendEmail(tx: Transaction, { companyId, to, subject, text, html, calendar }: OutgoingEmail): Promise<void> {
    return this.#add(tx, { company_id: companyId, channel: 'email', recipient: to, subject }, { text, html, calendar });
  }

  sendText(tx: Transaction, { companyId, to, body }: OutgoingText): Promise<void> {
    return this.#add(tx, { company_id: companyId, channel: 'sms', recipient: to, subject: null }, { text: body });
  }

  async #add(
    tx: Transaction,
    row: { company_id: number | null; channel: 'email' | 'sms'; recipient: string; subject: string | null },
    body: SealedBody,
  ): Promise<void> {
    const { id } = await tx.db
      .insertInto('outbox_messages')
      .values({ ...row, body: this.#encryption.encrypt(JSON.stringify(body), BODY_CONTEXT) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueue(tx, DELIVER_TASK, { outbox_message_id: id });
  }
}
