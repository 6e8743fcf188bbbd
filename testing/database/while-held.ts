/** Lets a request meet a row that somebody else is changing: it has to wait, and then sees what they wrote. */
import type pg from 'pg';
import { until } from '../until.ts';

/** Runs `change` in a transaction that is committed once the request waits for it. */
export async function whileHeld<Answer>(
  pool: pg.Pool,
  change: { text: string; values: unknown[] },
  request: () => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(change.text, change.values);
    const answer = request();
    await until('the request to wait', async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    });
    await client.query('commit');
    return await answer;
  } finally {
    // Ends the transaction if the request never waited.
    await client.query('rollback');
    client.release();
  }
}
