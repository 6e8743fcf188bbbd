// What is sent to the database together: a packet costs both sides more than most statements in it.
import type { Writable } from 'node:stream';
import type pg from 'pg';

/**
 * In one packet with the next statement of the work, which is of no use without it: sending is what costs both sides
 * the most, and an opening is answered by nothing but a nod. Needs a connection that pipelines (`createPool`).
 */
export function sendAlong(client: pg.PoolClient, opening: string): Promise<unknown> {
  const release = hold(client);
  const sent = client.query(opening);
  // By then the work has asked its first question, or has something else to do first.
  process.nextTick(() => process.nextTick(release));
  return sent;
}

/** Keeps what is sent until it is released. */
export function hold(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  return () => stream.uncork();
}
