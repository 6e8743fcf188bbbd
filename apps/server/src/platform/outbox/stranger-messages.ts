// Texts and emails to a number or address entered by someone who has not proved it is theirs: a link to continue, a
// forgotten password, a receipt. One recipient gets only a few, across all senders and companies, and texts cost money,
// so their number is capped too. Callers respond the same either way, so nothing is revealed.
import { countryOfNumber } from '@onward/domain/platform/contact/phone';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Pool } from '../database/pool.ts';
import type { Transaction } from '../database/transaction.ts';
import type { RateLimiter } from '../http/limits/rate-limiter.ts';
import type { Outbox, OutgoingEmail, OutgoingText } from './send.ts';

export type StrangerDecision =
  | { allowed: true }
  | { allowed: false; reason: 'too_many'; retryAfterSeconds: number }
  | { allowed: false; reason: 'country' | 'opted_out' };

interface Parts {
  config: Pick<Config, 'rateLimits' | 'textCountries'>;
  clock: Clock;
  outbox: Outbox;
  rateLimiter: RateLimiter;
  systemPool: Pool;
}

const ALLOWED: StrangerDecision = { allowed: true };

export class StrangerMessages {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async sendText(tx: Transaction, text: OutgoingText): Promise<StrangerDecision> {
    const decision = await this.decideText(text.to, text.companyId);
    if (decision.allowed) await this.#parts.outbox.sendText(tx, text);
    return decision;
  }

  async sendEmail(tx: Transaction, email: OutgoingEmail): Promise<StrangerDecision> {
    const decision = await this.decideEmail(email.to);
    if (decision.allowed) await this.#parts.outbox.sendEmail(tx, email);
    return decision;
  }

  /** Counts the text if it may be sent; for callers that send it another way. */
  async decideText(to: string, companyId: number | null): Promise<StrangerDecision> {
    if (!this.#parts.config.textCountries.includes(countryOfNumber(to) ?? '')) {
      return { allowed: false, reason: 'country' };
    }
    if (await this.hasOptedOut(to)) return { allowed: false, reason: 'opted_out' };
    const perNumber = await this.#take('stranger', `phone:${to}`);
    if (!perNumber.allowed) return perNumber;
    const perCompany = companyId === null ? ALLOWED : await this.#take('stranger_texts_company', String(companyId));
    return perCompany.allowed ? this.#take('stranger_texts', 'all') : perCompany;
  }

  decideEmail(to: string): Promise<StrangerDecision> {
    return this.#take('stranger', `email:${mailboxOf(to)}`);
  }

  async hasOptedOut(phone: string): Promise<boolean> {
    const { rows } = await this.#parts.systemPool.query('select 1 from text_opt_outs where phone = $1', [phone]);
    return rows.length > 0;
  }

  /** Runs in a transaction across companies. */
  async optOut(tx: Transaction, phone: string): Promise<void> {
    await tx.client.query(
      'insert into text_opt_outs (phone, opted_out_at) values ($1, $2) on conflict (phone) do nothing',
      [phone, this.#parts.clock()],
    );
  }

  async optIn(tx: Transaction, phone: string): Promise<void> {
    await tx.client.query('delete from text_opt_outs where phone = $1', [phone]);
  }

  async #take(name: 'stranger' | 'stranger_texts_company' | 'stranger_texts', who: string): Promise<StrangerDecision> {
    const limit = this.#parts.config.rateLimits[name];
    if (!limit) return ALLOWED;
    const decision = await this.#parts.rateLimiter.take(`${name}:${who}`, limit, this.#parts.clock());
    if (decision.allowed) return ALLOWED;
    return { allowed: false, reason: 'too_many', retryAfterSeconds: decision.retryAfterSeconds };
  }
}

/** Many services deliver `ana+anything@` to the mailbox of `ana@`. */
function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${local.split('+')[0]}@${host}`;
}
