// One transaction per request or job, with the company set for row-level security; everything commits or nothing does.
// An awaited write is in the database; only events and jobs are deferred to the commit.
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { commitAndInvalidate } from './announced-changes.ts';
import { type Deferred, withoutJobs, writeDeferred } from './deferred.ts';
import { causeThrower } from './failure-cause.ts';
import { hold, sendAlong } from './packets.ts';
import type { Pool } from './pool.ts';
import { queryBuilder } from './query-builder.ts';
import type { DB } from './schema.gen.ts';

/** Decides which rows a statement may see and write. */
interface Rights {
  role: 'onward_app' | 'onward_system' | 'onward_identity';
  companyId: number | null;
}

export class Transaction {
  readonly client: pg.PoolClient;
  #builder: Kysely<DB> | undefined;
  #rights: Rights;
  /** Each is written with the role and company it was deferred under. */
  #deferred: { rights: Rights; item: Deferred }[] = [];
  readonly #throwCause = causeThrower();

  constructor(client: pg.PoolClient, rights: Rights) {
    this.client = client;
    this.#rights = rights;
  }

  /** The typed query builder, created on first use because hot paths don't need it. */
  get db(): Kysely<DB> {
    this.#builder ??= queryBuilder(this);
    return this.#builder;
  }

  /** A measured hot query as a named statement: parsed and planned once per connection. */
  async prepared<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.client.query<Row>({ name, text, values }).catch(this.#throwCause)).rows;
  }

  /** Sends independent statements together, because sending costs more than most results. */
  inOnePacket<R>(ask: () => Promise<R>): Promise<R> {
    const release = hold(this.client);
    const answered = ask();
    process.nextTick(release);
    return answered;
  }

  /** Adds an event or a job, written right before the commit with the current role and company. */
  defer(item: Deferred): void {
    this.#deferred.push({ rights: this.#rights, item });
  }

  /** Withdraws jobs with these keys that are not written yet. */
  dropDeferredJobs(keys: readonly string[]): void {
    const dropped = new Set(keys);
    this.#deferred = this.#deferred.flatMap(({ rights, item }) =>
      withoutJobs([item], dropped).map((kept) => ({ rights, item: kept })),
    );
  }

  async commit({ onChange }: Pool): Promise<void> {
    for (const [rights, items] of Map.groupBy(this.#deferred, (each) => each.rights)) {
      if (rights !== this.#rights) this.#switchTo(rights);
      await writeDeferred(
        this,
        items.map(({ item }) => item),
      );
    }
    await commitAndInvalidate(this.client, onChange).catch(this.#throwCause);
  }

  /** Runs one of several steps: it succeeds or is rolled back as a whole, and the transaction continues. */
  async whollyOrNot<R>(work: () => Promise<R>): Promise<R> {
    const before = { rights: this.#rights, deferred: [...this.#deferred] };
    await this.client.query('savepoint one_of_several');
    try {
      const result = await work();
      await this.client.query('release savepoint one_of_several');
      return result;
    } catch (error) {
      await this.client.query('rollback to savepoint one_of_several');
      this.#rights = before.rights;
      this.#deferred = before.deferred;
      throw error;
    }
  }

  /** Runs steps across companies within the same transaction, e.g. creating the login of an invited colleague. */
  asSystem<R>(work: () => Promise<R>): Promise<R> {
    return this.#as('onward_system', work);
  }

  /** Runs statements on credentials: passwords, sessions, one-time links. Only for sign-in. */
  asIdentity<R>(work: () => Promise<R>): Promise<R> {
    return this.#as('onward_identity', work);
  }

  /** The role is restored however the work ends, since the caller may catch its error and continue the transaction. */
  async #as<R>(role: Rights['role'], work: () => Promise<R>): Promise<R> {
    const before = this.#rights;
    if (role === before.role) return work();
    this.#switchTo({ ...before, role });
    try {
      const result = await work();
      this.#switchTo(before);
      return result;
    } catch (error) {
      this.#rights = before;
      // Fails if the transaction has failed; rolling back the transaction or the step then restores the role.
      sendAlong(this.client, rightsText(before)).catch(() => undefined);
      throw error;
    }
  }

  /** Switches to one company: a public request learns which one from the key in its link. */
  async enterCompany(companyId: number): Promise<void> {
    this.#switchTo({ role: 'onward_app', companyId });
  }

  /** Sent with the next statement. If it fails, so does that statement, or the commit at the latest. */
  #switchTo(rights: Rights): void {
    sendAlong(this.client, rightsText(rights))
      .catch(this.#throwCause)
      .catch(() => undefined);
    this.#rights = rights;
  }
}

/** The id is one of our numbers, never text from outside, so it is safe to interpolate. */
const rightsText = ({ role, companyId }: Rights): string =>
  `set local role ${role}; set local onward.company_id = '${companyId === null ? '' : Number(companyId)}'`;

/** Runs work within one company; rows of other companies are invisible. */
export const inCompany = <R>(pool: Pool, companyId: number, work: (tx: Transaction) => Promise<R>): Promise<R> =>
  run(pool, { role: 'onward_app', companyId }, work);

/** Runs work across companies: sign-in, delivery, cleanup. Only for the platform and the identity room. */
export const inSystem = <R>(pool: Pool, work: (tx: Transaction) => Promise<R>): Promise<R> =>
  run(pool, { role: 'onward_system', companyId: null }, work);

/** Runs work on credentials only. */
export const inIdentity = <R>(pool: Pool, work: (tx: Transaction) => Promise<R>): Promise<R> =>
  run(pool, { role: 'onward_identity', companyId: null }, work);

async function run<R>(pool: Pool, rights: Rights, work: (tx: Transaction) => Promise<R>): Promise<R> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const opened = sendAlong(client, `begin; ${rightsText(rights)}`);
  opened.catch(() => undefined);
  try {
    const tx = new Transaction(client, rights);
    const result = await work(tx);
    await opened;
    await tx.commit(pool);
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    // A connection that failed to roll back is discarded.
    client.release(broken);
  }
}
