// Processes cache sessions, permissions, and names in memory. Triggers announce changes (`onward.announce`): to other
// processes by NOTIFY, and to the process making the change through a transaction setting that is read at commit.
import type pg from 'pg';

/** By channel; the payload says what changed, and the handler invalidates the affected entries. */
export type ChangeHandlers = Record<string, (payload: string) => void>;

const COMMIT = `select current_setting('onward.announced', true) as announced; commit`;

/** When it resolves, this process has dropped everything the transaction changed from its caches. */
export async function commitAndInvalidate(client: pg.PoolClient, onChange: ChangeHandlers): Promise<void> {
  // A message with two statements returns two results.
  const results = (await client.query(COMMIT)) as unknown as pg.QueryResult<{ announced: string | null }>[];
  for (const line of results[0]?.rows[0]?.announced?.split('\n') ?? []) {
    const [channel = '', payload = ''] = line.split(' ');
    onChange[channel]?.(payload);
  }
}
