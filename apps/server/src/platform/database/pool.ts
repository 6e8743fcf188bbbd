// Connection pools. The application uses the role onward_app, which row-level security limits to one company.
import pg from 'pg';
import type { ChangeHandlers } from './announced-changes.ts';

// Ids are bigint in the database and stay well below 2^53, so they are read as plain numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** Arrays of them too; the library has no constant for that type. */
const INT8_ARRAY: number = 1016;
const parseTexts = pg.types.getTypeParser(INT8_ARRAY) as (text: string) => string[];
pg.types.setTypeParser(INT8_ARRAY, (text: string) => parseTexts(text).map(Number));

export interface Pool extends pg.Pool {
  readonly onChange: ChangeHandlers;
}

/** Tables are in `public` regardless of the login name: a user named like a schema would otherwise look there first. */
export const SEARCH_PATH = '-c search_path=public';

export interface PoolSettings {
  url: string;
  size: number;
  /**
   * Single statements across companies run as `onward_system` without a transaction; the job queue runs as
   * `onward_worker`. Null is the login itself, for tools that connect as the owner.
   */
  role: 'onward_app' | 'onward_system' | 'onward_worker' | null;
  onError(error: Error): void;
  /** Called after each commit on this pool, so that the process sees its own changes at once. */
  onChange?: ChangeHandlers;
}

/** Statements are pipelined, so opening a transaction costs no extra round trip. */
const PIPELINED = { pipeline: true } as pg.PoolConfig;

export function createPool({ url, size, role, onError, onChange = {} }: PoolSettings): Pool {
  const pool = new pg.Pool({
    ...PIPELINED,
    connectionString: url,
    max: size,
    application_name: 'onward',
    options: role ? `${SEARCH_PATH} -c role=${role}` : SEARCH_PATH,
    // A statement that runs this long is a bug; one failed request is better than an exhausted pool.
    statement_timeout: role === 'onward_worker' || role === null ? undefined : 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    // A new connection plans each statement again. With the usual 10 seconds, lists became slow after every pause
    // (bench/results/documents.md).
    idleTimeoutMillis: 600_000,
  });
  // A broken idle connection must not end the process; the pool opens a new one when needed.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return Object.assign(pool, { onChange });
}
