// Also runs every statement under EXPLAIN ANALYZE and adds up what the database did for it.
import type pg from 'pg';

export interface DatabaseWork {
  /** Rows read, whether or not they were returned. */
  rows: number;
  pages: number;
  milliseconds: number;
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

interface Explained {
  Plan: PlanNode & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Execution Time': number;
}

/** A client whose statements work as usual and are counted. */
export function explainingClient(client: pg.PoolClient): { client: pg.PoolClient; work: DatabaseWork } {
  const work: DatabaseWork = { rows: 0, pages: 0, milliseconds: 0 };
  const query = async (config: string | { text: string; values?: unknown[] }, given: unknown[] = []) => {
    const text = typeof config === 'string' ? config : config.text;
    const values = typeof config === 'string' ? given : (config.values ?? given);
    const explained = await client.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    const [found] = explained.rows[0]?.['QUERY PLAN'] ?? [];
    if (!found) throw new Error(`No plan for ${text}`);
    const { Plan: plan, 'Execution Time': milliseconds } = found;
    work.rows += rowsRead(plan);
    work.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    work.milliseconds += milliseconds;
    return client.query(text, values);
  };
  return { client: { query } as unknown as pg.PoolClient, work };
}

/** Only scans read rows; nodes above them process what they found. */
function rowsRead(node: PlanNode): number {
  const own = node['Node Type'].includes('Scan')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops']
    : 0;
  return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
}
