// Writing to applicants is the work of the room of threads, which comes later: earlier rooms hand it their letters here.
import type { Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import type { MailContent } from '../../platform/outbox/mail-layout.ts';
import type { CalendarPart } from '../../platform/outbox/send.ts';

/** News for one applicant, as an e-mail, as a text, or both; whom it does not reach gets nothing. */
export interface Letter {
  companyId: number;
  applicationId: number;
  email?: Omit<MailContent, 'unsubscribe' | 'footer' | 'online'> & { calendar?: CalendarPart };
  text?: string;
  /** The text for a number that is not verified yet, which asks to confirm it; without one such a number gets nothing. */
  confirmation?: string;
  /** Who can have the e-mail gets no text. */
  oneIsEnough?: boolean;
}

export type ApplicantPost = (house: House, tx: Transaction, letter: Letter) => Promise<void>;

class PostOffice {
  #post: ApplicantPost | null = null;

  /** Once, before the first request. */
  open(post: ApplicantPost): void {
    this.#post = post;
  }

  send(house: House, tx: Transaction, letter: Letter): Promise<void> {
    if (!this.#post) throw new Error('Nobody carries letters to applicants yet.');
    return this.#post(house, tx, letter);
  }
}

export const postOffice = new PostOffice();
