// Limits on guessing secrets, counted in PostgreSQL so that all processes share one count (IDN-005).
import { createHash } from 'node:crypto';
import { errorCodes } from '@onward/contract/errors';
import { decideGuess, type GuessCount, type GuessCounter, guessLimits } from '@onward/domain/identity/guess-limits';
import type pg from 'pg';
import type { Pool } from '../../database/pool.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { RateLimit } from '../../rate-limit-settings.ts';
import { rateLimited } from '../errors.ts';
import { addressGroup } from './address-group.ts';

export interface Guess {
  /** The kind of secret: passwords, codes, and links are counted separately. */
  secret: 'password' | 'code' | 'link';
  /** The account the guess is for, as claimed by the caller; null for links, which name no account. */
  account: string | null;
  address: string;
  /** A browser or session that signed in to this account before, which is counted separately. */
  provenBy?: string | null;
}

interface Bucket {
  counter: GuessCounter;
  name: string;
}

interface CountRow {
  bucket: string;
  started_at: Date;
  wrong: number;
  last_at: Date;
}

export class GuessGuard {
  readonly #pool: Pool;
  readonly #limits: ReturnType<typeof guessLimits> | null;

  /** Uses the role `onward_system`. Without a limit nothing is counted. */
  constructor(pool: Pool, pair: RateLimit | null) {
    this.#pool = pool;
    this.#limits = pair && guessLimits({ tries: pair.hits, seconds: pair.seconds });
  }

  /**
   * Counts an attempt as failed before its secret is checked, so that concurrent attempts cannot bypass the limit.
   * Refuses with 10002 when there were too many. `succeeded` undoes the count.
   */
  async begin(guess: Guess, now: Date): Promise<{ succeeded(): Promise<void> }> {
    const buckets = bucketsOf(guess);
    await this.#count(buckets, now);
    return { succeeded: () => this.#giveBack(buckets) };
  }

  /** Refuses without counting: for secrets that are nearly always right, such as links sent to people. */
  async requireRoom(guess: Guess, now: Date): Promise<void> {
    const limits = this.#limits;
    if (!limits) return;
    const buckets = bucketsOf(guess);
    const { rows } = await this.#pool.query<CountRow>(
      'select bucket, started_at, wrong, last_at from guess_counts where bucket = any($1) and wrong > 0',
      [buckets.map(({ name }) => name)],
    );
    const known = countsOf(rows);
    for (const { counter, name } of buckets) {
      const decision = decideGuess(limits[counter], known.get(name) ?? null, now);
      if (!decision.allowed) throw rateLimited(decision.retryAfterSeconds, errorCodes.tooManySignIns);
    }
  }

  async #count(buckets: readonly Bucket[], now: Date): Promise<void> {
    const limits = this.#limits;
    if (!limits) return;
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const known = await lockCounts(client, buckets, now);
      const decisions = buckets.map((bucket) => ({
        bucket,
        decision: decideGuess(limits[bucket.counter], known.get(bucket.name) ?? null, now),
      }));
      const refused = decisions.flatMap(({ decision }) => (decision.allowed ? [] : [decision.retryAfterSeconds]));
      for (const { bucket, decision } of decisions) {
        if (refused.length === 0 && decision.allowed) await saveCount(client, bucket.name, decision.count);
      }
      await client.query('commit');
      if (refused.length > 0) throw rateLimited(Math.max(...refused), errorCodes.tooManySignIns);
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  /** A correct secret clears the counts of this browser or address; the shared counts only lose this attempt. */
  async #giveBack(buckets: readonly Bucket[]): Promise<void> {
    const own = buckets.filter(({ counter }) => counter === 'pair' || counter === 'browser').map(({ name }) => name);
    const joint = buckets.map(({ name }) => name).filter((name) => !own.includes(name));
    if (own.length > 0) await this.#pool.query('delete from guess_counts where bucket = any($1)', [own]);
    if (joint.length > 0) {
      await this.#pool.query('update guess_counts set wrong = wrong - 1 where bucket = any($1) and wrong > 0', [joint]);
    }
  }
}

/** Deletes counts whose window is long over. */
export const forgetGuesses = (tx: Transaction, before: Date): Promise<unknown> =>
  tx.db.deleteFrom('guess_counts').where('started_at', '<', before).execute();

type Client = pg.PoolClient;

/** Rows are locked in a fixed order to prevent deadlocks. */
async function lockCounts(client: Client, buckets: readonly Bucket[], now: Date): Promise<Map<string, GuessCount>> {
  const names = buckets.map(({ name }) => name).toSorted();
  await client.query(
    `insert into guess_counts (bucket, started_at, wrong, last_at)
     select bucket, $2, 0, $2 from unnest($1::text[]) as bucket order by bucket on conflict do nothing`,
    [names, now],
  );
  const { rows } = await client.query<CountRow>(
    'select bucket, started_at, wrong, last_at from guess_counts where bucket = any($1) order by bucket for update',
    [names],
  );
  return countsOf(rows.filter(({ wrong }) => wrong > 0));
}

const countsOf = (rows: readonly CountRow[]): Map<string, GuessCount> =>
  new Map(rows.map((row) => [row.bucket, { startedAt: row.started_at, wrong: row.wrong, lastAt: row.last_at }]));

const saveCount = (client: Client, bucket: string, count: GuessCount): Promise<unknown> =>
  client.query('update guess_counts set started_at = $2, wrong = $3, last_at = $4 where bucket = $1', [
    bucket,
    count.startedAt,
    count.wrong,
    count.lastAt,
  ]);

function bucketsOf({ secret, account, address, provenBy }: Guess): Bucket[] {
  const place = addressGroup(address);
  const named = (counter: GuessCounter, ...parts: string[]): Bucket => ({
    counter,
    name: `${secret}:${counter}:${fingerprint(parts)}`,
  });
  if (account === null) return [named('address', place)];
  if (provenBy) return [named('browser', account, provenBy)];
  return [named('pair', account, place), named('account', account), named('address', place)];
}

/** Fixed length, and keeps strangers' emails out of the table. */
const fingerprint = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');
