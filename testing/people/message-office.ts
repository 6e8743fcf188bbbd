/** For tests about messages: applicants with email and phone, and their replies. */

import type { Position } from '@onward/contract/positions/position';
import { sandboxAccount } from '../../apps/sandbox/src/sms/account.ts';
import { signWebhook } from '../../apps/sandbox/src/sms/signature.ts';
import { followNewest } from '../../apps/server/src/modules/applicants/applicants.service.ts';
import { LEAVE_TASK } from '../../apps/server/src/modules/messages/sending/send-message.ts';
import { roomJobs } from '../../apps/server/src/modules/rooms.ts';
import { inCompany } from '../../apps/server/src/platform/database/transaction.ts';
import type { InProcessProduct } from '../product/in-process-product.ts';
import type { Employer } from './employer.ts';
import { insertApplicant } from './insert-applicant.ts';

export interface TestWriter {
  id: number;
  personId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  globalPhone: string;
}

interface Wanted {
  email?: string;
  phone?: string;
  personId?: number;
  /** For the other posting. */
  other?: boolean;
  language?: string;
  status?: 'in_progress' | 'inactive';
}

let made = 0;

export class MessageOffice {
  readonly #product: InProcessProduct;
  readonly #stages: Map<number, number>;
  readonly position: Position;
  readonly otherPosition: Position;

  private constructor(product: InProcessProduct, postings: [Position, Position], stages: Map<number, number>) {
    this.#product = product;
    this.#stages = stages;
    [this.position, this.otherPosition] = postings;
  }

  static async open(product: InProcessProduct, employer: Employer): Promise<MessageOffice> {
    const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
    const publish = () => employer.publish({ hiring_process_template_id: process.id });
    const postings: [Position, Position] = [await publish(), await publish()];
    const stageId = process.stages[0]?.id ?? 0;
    return new MessageOffice(product, postings, new Map(postings.map(({ id }) => [id, stageId])));
  }

  async applicant(wanted: Wanted = {}): Promise<TestWriter> {
    made += 1;
    const { ownerPool } = this.#product.app;
    const positionId = (wanted.other ? this.otherPosition : this.position).id;
    const firstName = 'Amara';
    const lastName = `Okafor${'abcdefghij'[made % 10]}${made}x`;
    const email = wanted.email ?? `amara.${process.pid}.${made}@mail.test`;
    const phone = wanted.phone ?? `40477${String(10_000 + made)}`;
    const id = await insertApplicant(ownerPool, {
      positionId,
      stageId: this.#stages.get(positionId) ?? 0,
      firstName,
      lastName,
      email,
      phone,
      ...(wanted.personId && { personId: wanted.personId }),
      ...(wanted.status && { status: wanted.status }),
    });
    const { rows } = await ownerPool.query(
      `update applications set sms_consent = true, language = coalesce($2, language) where id = $1 returning person_id`,
      [id, wanted.language ?? null],
    );
    const personId = rows[0].person_id;
    // As the product does for returning applicants.
    if (wanted.personId) {
      await inCompany(this.#product.app.pool, 1, (tx) => followNewest(tx, { companyId: 1, personIds: [personId] }));
    }
    return { id, personId, firstName, lastName, email, phone, globalPhone: `+1${phone}` };
  }

  /** Sends a text message to our number as this applicant, through the sandbox. */
  textBack({ globalPhone }: TestWriter, body: string, media: object[] = []): Promise<void> {
    return this.#product.outside.textBack(globalPhone, body, media);
  }

  /** Calls the product as the SMS provider does; pass a signature to test forged calls. */
  webhook(path: string, fields: Record<string, string>, signature?: string): Promise<Response> {
    const url = `${this.#product.url}${path}`;
    return fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature ?? signWebhook(sandboxAccount.authToken, url, fields) },
      body: new URLSearchParams(fields),
    });
  }

  /** Makes it due now. */
  async leaveNow(messageId: number): Promise<void> {
    const { app } = this.#product;
    const { rows } = await app.ownerPool.query('select company_id from messages where id = $1', [messageId]);
    const job = { id: 1, attempt: 1, lastAttempt: false };
    await roomJobs(app).handlers[LEAVE_TASK]?.({ company_id: rows[0].company_id, message_ids: [messageId] }, job);
  }
}
