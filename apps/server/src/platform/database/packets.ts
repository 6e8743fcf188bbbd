// Groups statements into one packet, because sending a packet costs more than most statements in it.
import type { Writable } from 'node:stream';
import type pg from 'pg';

/**
 * Sends these statements in one packet with the next statement, which they only prepare for: sending is the main cost,
 * and BEGIN returns no data. Needs a connection that pipelines (`createPool`).
 */
export function sendAlong(client: pg.PoolClient, opening: string): Promise<unknown> {
  const release = hold(client);
  const sent = client.query(opening);
  // By then the caller has sent its first statement or is busy with something else.
  process.nextTick(() => process.nextTick(release));
  return sent;
}

/** Buffers writes until released. */
export function hold(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  return () => stream.uncork();
}
