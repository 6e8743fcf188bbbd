// Processes keep sessions, rights and names in memory. Triggers announce changes of them (`onward.announce`): to other
// processes by NOTIFY, and to the one that makes the change in a setting of the transaction, read with the commit.
import type pg from 'pg';

/** By channel; the payload says what changed, and the handler invalidates whatever that concerns. */
export type ChangeHandlers = Record<string, (payload: string) => void>;

const COMMIT = `select current_setting('onward.announced', true) as announced; commit`;

/** When it returns, this process has forgotten what the transaction changed. */
export async function commitAndInvalidate(client: pg.PoolClient, onChange: ChangeHandlers): Promise<void> {
  // One message with two statements has two results.
  const results = (await client.query(COMMIT)) as unknown as pg.QueryResult<{ announced: string | null }>[];
  for (const line of results[0]?.rows[0]?.announced?.split('\n') ?? []) {
    const [channel = '', payload = ''] = line.split(' ');
    onChange[channel]?.(payload);
  }
}
