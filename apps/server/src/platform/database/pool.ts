// Connections to PostgreSQL. The application works as the role onward_app, which row-level security binds to one company.
import pg from 'pg';
import type { ChangeHandlers } from './announced-changes.ts';

// Ids are bigint in the database and stay well below 2^53, so they travel as plain numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** Lists of them too; the library has no name for their type. */
const INT8_ARRAY: number = 1016;
const parseTexts = pg.types.getTypeParser(INT8_ARRAY) as (text: string) => string[];
pg.types.setTypeParser(INT8_ARRAY, (text: string) => parseTexts(text).map(Number));

export interface Pool extends pg.Pool {
  readonly onChange: ChangeHandlers;
}

/** Tables are in `public` whatever the connecting user is called: a user named like a schema would look there first. */
export const SEARCH_PATH = '-c search_path=public';

export interface PoolSettings {
  url: string;
  size: number;
  /**
   * Single statements above companies need no transaction as `onward_system`; the job queue is worked as `onward_worker`.
   * Null is the login itself: for tools that connect as the owner.
   */
  role: 'onward_app' | 'onward_system' | 'onward_worker' | null;
  onError(error: Error): void;
  /** Called after the commit of a transaction of this pool, so that the process sees its own changes at once. */
  onChange?: ChangeHandlers;
}

/** Statements are sent without waiting for the answers of earlier ones: opening a transaction costs no round trip. */
const PIPELINED = { pipeline: true } as pg.PoolConfig;

export function createPool({ url, size, role, onError, onChange = {} }: PoolSettings): Pool {
  const pool = new pg.Pool({
    ...PIPELINED,
    connectionString: url,
    max: size,
    application_name: 'onward',
    options: role ? `${SEARCH_PATH} -c role=${role}` : SEARCH_PATH,
    // A statement that runs this long is a mistake; better one failed call than a pool that is used up.
    statement_timeout: role === 'onward_worker' || role === null ? undefined : 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
  });
  // A broken idle connection must not end the process; the pool opens a new one when needed.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return Object.assign(pool, { onChange });
}
