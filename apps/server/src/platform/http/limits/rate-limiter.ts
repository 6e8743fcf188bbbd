// Counts requests per window in PostgreSQL, so that all processes share one count (PLT-022).

import { createHash } from 'node:crypto';
import type { Pool } from '../../database/pool.ts';
import type { RateLimit } from '../../rate-limit-settings.ts';

export interface RateDecision {
  allowed: boolean;
  retryAfterSeconds: number;
}

interface Lease {
  left: number;
  endsAt: number;
}

/**
 * Large limits are leased in portions: a process takes a twentieth at a time and counts it down locally, so a busy user
 * costs one write per portion, not per request. Small limits are counted one by one, exactly.
 */
const PORTION = 20;

/** Buckets contain addresses and phone numbers, so only a hash is stored. */
export const keyOf = (bucket: string): string => createHash('sha256').update(bucket).digest('base64url');

export class RateLimiter {
  readonly #pool: Pool;
  readonly #leases = new Map<string, Lease>();
  /** Leases being requested, so that a burst asks the database once rather than once per request. */
  readonly #asking = new Map<string, Promise<unknown>>();

  /** Uses the role `onward_system`: each count is one statement and its own transaction. */
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async take(bucket: string, limit: RateLimit, now: Date): Promise<RateDecision> {
    for (;;) {
      const lease = this.#leases.get(bucket);
      if (lease && lease.endsAt > now.getTime() && lease.left > 0) {
        lease.left -= 1;
        return { allowed: true, retryAfterSeconds: 0 };
      }
      const asking = this.#asking.get(bucket);
      if (!asking) break;
      await asking;
    }
    const portion = Math.max(1, Math.floor(limit.hits / PORTION));
    const asked = this.#count(bucket, limit, portion, now);
    if (portion > 1) this.#asking.set(bucket, asked);
    try {
      const { hits, endsAt } = await asked;
      const granted = Math.min(portion, limit.hits - (hits - portion));
      if (granted <= 0) return { allowed: false, retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000) };
      if (granted > 1) this.#remember(bucket, { left: granted - 1, endsAt }, now);
      return { allowed: true, retryAfterSeconds: 0 };
    } finally {
      if (portion > 1) this.#asking.delete(bucket);
    }
  }

  /** Counts several at once, all or none: if one is over its limit, none is counted. */
  async takeAmount(bucket: string, limit: RateLimit, amount: number, now: Date): Promise<RateDecision> {
    const { rows } = await this.#pool.query<{ allowed: boolean; window_started_at: Date }>({
      name: 'rate_limit_take_amount',
      text: `with taken as (
           insert into rate_limits as r (bucket, window_started_at, hits)
           select $1::text, $2::timestamptz, $3::int where $3::int <= $5::int
           on conflict (bucket) do update set
             hits = case when r.window_started_at + make_interval(secs => $4) <= $2 then $3 else r.hits + $3 end,
             window_started_at =
               case when r.window_started_at + make_interval(secs => $4) <= $2 then $2 else r.window_started_at end
           where r.window_started_at + make_interval(secs => $4) <= $2 or r.hits + $3 <= $5
           returning window_started_at)
         select true as allowed, window_started_at from taken
         union all select false, coalesce((select window_started_at from rate_limits where bucket = $1), $2)
         limit 1`,
      values: [bucket, now, amount, limit.seconds, limit.hits],
    });
    const [row] = rows;
    if (!row) throw new Error('The rate limit counter returned no row.');
    if (row.allowed) return { allowed: true, retryAfterSeconds: 0 };
    const endsAt = row.window_started_at.getTime() + limit.seconds * 1000;
    return { allowed: false, retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000) };
  }

  async forget(bucket: string): Promise<void> {
    this.#leases.delete(bucket);
    await this.#pool.query('delete from rate_limits where bucket = $1', [keyOf(bucket)]);
  }

  async #count(bucket: string, limit: RateLimit, portion: number, now: Date) {
    const { rows } = await this.#pool.query<{ window_started_at: Date; hits: number }>({
      name: 'rate_limit_take',
      text: `insert into rate_limits as r (bucket, window_started_at, hits) values ($1, $2, $3)
         on conflict (bucket) do update set
           hits = case when r.window_started_at + make_interval(secs => $4) <= $2 then $3 else r.hits + $3 end,
           window_started_at =
             case when r.window_started_at + make_interval(secs => $4) <= $2 then $2 else r.window_started_at end
         returning window_started_at, hits`,
      values: [keyOf(bucket), now, portion, limit.seconds],
    });
    const [row] = rows;
    if (!row) throw new Error('The rate limit counter returned no row.');
    return { hits: row.hits, endsAt: row.window_started_at.getTime() + limit.seconds * 1000 };
  }

  #remember(bucket: string, lease: Lease, now: Date): void {
    // Expired leases are removed when there are many, so the map cannot grow with the number of visitors.
    if (this.#leases.size > 10_000) {
      for (const [key, old] of this.#leases) if (old.endsAt <= now.getTime()) this.#leases.delete(key);
    }
    this.#leases.set(bucket, lease);
  }
}
