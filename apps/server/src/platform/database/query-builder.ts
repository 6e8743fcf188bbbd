// Lets the typed query builder run on a client whose transaction is already open.
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.gen.ts';

interface Open {
  readonly client: pg.PoolClient;
}

export const queryBuilder = (tx: Open): Kysely<DB> =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OneClientDriver(tx),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

class OneClientDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(tx: Open) {
    this.#connection = new OneClientConnection(tx);
  }
  async init() {}
  async acquireConnection() {
    return this.#connection;
  }
  async beginTransaction() {
    throw new Error('A transaction is already open; use that one.');
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}

class OneClientConnection implements DatabaseConnection {
  readonly #tx: Open;

  constructor(tx: Open) {
    this.#tx = tx;
  }

  async executeQuery<Row>(query: { sql: string; parameters: readonly unknown[] }): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#tx.client.query(query.sql, [...query.parameters]);
    return { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: nothing streams rows through the builder; the interface asks for a generator.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows are streamed with a cursor, not through the query builder.');
  }
}
