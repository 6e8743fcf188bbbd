// Sends mail to applicants on behalf of earlier rooms; the messages room, which comes later, implements it.

import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { MailContent } from '../../platform/outbox/mail-layout.ts';
import type { CalendarPart } from '../../platform/outbox/send.ts';

/** A message for one applicant, as an email, a text, or both; unreachable applicants get nothing. */
export interface ApplicantMail {
  companyId: number;
  applicationId: number;
  email?: Omit<MailContent, 'unsubscribe' | 'footer' | 'online'> & { calendar?: CalendarPart };
  text?: string;
  /** The text for an unverified number, which asks to confirm it; without one, such a number gets nothing. */
  confirmation?: string;
  /** Applicants who can receive the email get no text. */
  oneIsEnough?: boolean;
}

export type SendToApplicant = (app: App, tx: Transaction, mail: ApplicantMail) => Promise<void>;

class ApplicantMailPort {
  #post: SendToApplicant | null = null;

  /** Called once, before the first request. */
  open(post: SendToApplicant): void {
    this.#post = post;
  }

  send(app: App, tx: Transaction, mail: ApplicantMail): Promise<void> {
    if (!this.#post) throw new Error('No sender for applicant mail is connected.');
    return this.#post(app, tx, mail);
  }
}

export const applicantMail = new ApplicantMailPort();
