// Erases a person from the platform's own tables: outgoing messages, stored idempotent responses, pending jobs, and the
// audit log.
import type { Transaction } from './database/transaction.ts';

/** SQL that is true when the text contains one of the words, ignoring case. */
export const speaksOf = (text: string, words: string): string =>
  `exists (select from unnest(${words}::text[]) word where position(lower(word) in lower(${text})) > 0)`;

/** Outbox messages, by recipient or by the message they carry. */
export interface OutboxChoice {
  companyId: number;
  emails?: readonly string[];
  /** Digits only. */
  phones?: readonly string[];
  messageIds?: readonly number[];
}

const CHOSEN = `company_id = $1 and (lower(recipient) = any($2) or message_id = any($4)
  or channel = 'sms' and exists (select from unnest($3::text[]) digits where right(recipient, length(digits)) = digits))`;

const valuesOf = ({ companyId, emails = [], phones = [], messageIds = [] }: OutboxChoice): unknown[] => [
  companyId,
  emails,
  phones,
  messageIds,
];

/** Fails at once when one of them is being delivered. */
export const lockOutbox = (tx: Transaction, choice: OutboxChoice): Promise<unknown> =>
  tx.asSystem(() => tx.client.query(`select from outbox_messages where ${CHOSEN} for update nowait`, valuesOf(choice)));

export const eraseFromOutbox = (tx: Transaction, choice: OutboxChoice): Promise<unknown> =>
  tx.asSystem(() => tx.client.query(`delete from outbox_messages where ${CHOSEN}`, valuesOf(choice)));

export interface Mentions {
  companyId: number;
  /** Full names. */
  names: readonly string[];
  /** First and last names on their own: too common to search everything for. */
  nameParts: readonly string[];
  /** Email addresses and phone numbers. */
  contacts: readonly string[];
  /** Ids by subject type; their audit log entries lose all values. */
  subjects: Readonly<Record<string, readonly number[]>>;
}

export async function eraseMentions(
  tx: Transaction,
  { companyId, names, nameParts, contacts, subjects }: Mentions,
): Promise<void> {
  const words = [...names, ...contacts];
  await tx.client.query(`delete from idempotency_keys where company_id = $1 and ${speaksOf('answer::text', '$2')}`, [
    companyId,
    [...words, ...nameParts],
  ]);
  await tx.client.query('select onward.withdraw_jobs_mentioning($1, $2)', [companyId, words]);
  await tx.client.query('select onward.redact_audit($1, $2, $3)', [companyId, JSON.stringify(subjects), words]);
  await tx.asSystem(() => eraseFromSubjects(tx, companyId, names));
}

/** Mail to others: unsent mail is deleted, sent mail loses its subject. */
async function eraseFromSubjects(tx: Transaction, companyId: number, names: readonly string[]): Promise<void> {
  const named = speaksOf("coalesce(subject, '')", '$2');
  await tx.client.query(
    `delete from outbox_messages where company_id = $1 and state in ('pending', 'failed', 'unconfirmed') and ${named}`,
    [companyId, names],
  );
  await tx.client.query(`update outbox_messages set subject = null where company_id = $1 and ${named}`, [
    companyId,
    names,
  ]);
}

/** Jobs that would notify staff about one of these pages. */
export const withdrawJobsAbout = (tx: Transaction, companyId: number, pages: readonly string[]): Promise<unknown> =>
  tx.client.query('select onward.withdraw_jobs_about($1, page) from unnest($2::text[]) page', [companyId, pages]);
