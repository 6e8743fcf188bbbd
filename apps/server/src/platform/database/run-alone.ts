// Runs work that no other process may run at the same time. The lock belongs to a connection, so that it ends with the
// process that holds it, however that one dies.
import type { Pool } from './pool.ts';

/** False when somebody else is at it right now; the work is then not started. */
export async function runAlone(pool: Pool, key: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [key],
    );
    if (!rows[0]?.locked) return false;
    try {
      await work();
      return true;
    } finally {
      // A connection that cannot unlock must not return to the pool with the lock.
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch((error: Error) => {
        broken = error;
      });
    }
  } finally {
    client.release(broken);
  }
}
