// Writing to applicants is the work of the room of threads, which comes later: earlier rooms hand it their letters here.

import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { MailContent } from '../../platform/outbox/mail-layout.ts';
import type { CalendarPart } from '../../platform/outbox/send.ts';

/** News for one applicant, as an e-mail, as a text, or both; whom it does not reach gets nothing. */
export interface ApplicantMail {
  companyId: number;
  applicationId: number;
  email?: Omit<MailContent, 'unsubscribe' | 'footer' | 'online'> & { calendar?: CalendarPart };
  text?: string;
  /** The text for a number that is not verified yet, which asks to confirm it; without one such a number gets nothing. */
  confirmation?: string;
  /** Who can have the e-mail gets no text. */
  oneIsEnough?: boolean;
}

export type SendToApplicant = (app: App, tx: Transaction, mail: ApplicantMail) => Promise<void>;

class ApplicantMailPort {
  #post: SendToApplicant | null = null;

  /** Once, before the first request. */
  open(post: SendToApplicant): void {
    this.#post = post;
  }

  send(app: App, tx: Transaction, mail: ApplicantMail): Promise<void> {
    if (!this.#post) throw new Error('Nobody carries letters to applicants yet.');
    return this.#post(app, tx, mail);
  }
}

export const applicantMail = new ApplicantMailPort();
