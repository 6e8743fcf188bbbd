// Adds a job inside the business transaction: it exists exactly if the change does (PLT-058).
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

export interface JobOptions {
  /** A pending job with the same key is replaced, e.g. `interview:42:reminder` when the interview moves. */
  key?: string;
  runAt?: Date;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

export async function enqueue(tx: Transaction, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  await sql`select onward.enqueue(
    ${task}, ${JSON.stringify(payload)}::json, ${options.key ?? null}, ${options.runAt ?? null}, ${options.queue ?? null}
  )`.execute(tx.db);
}

export async function withdrawJob(tx: Transaction, key: string): Promise<void> {
  await sql`select onward.withdraw_job(${key})`.execute(tx.db);
}
