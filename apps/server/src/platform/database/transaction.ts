// One transaction per request or job: company set for row-level security, everything in it or nothing.
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { causeThrower } from './failure-cause.ts';
import { hold, sendAlong } from './packets.ts';
import { hearAgain, type Pool } from './pool.ts';
import { queryBuilder } from './query-builder.ts';
import type { DB } from './schema.gen.ts';

/** Rows of one kind that are written together: many small steps of a transaction cost one statement. */
export interface Gathering<Item> {
  /**
   * Whose writing gathers another kind goes before it: what is announced (1), then its events (10), then jobs (20); and
   * who arrives (-1) before the rows (0) that hang on them.
   */
  order: number;
  /** Asks one statement, at once, and gathers nothing more: what comes next goes along, be it the commit. */
  atOnce?: true;
  write(tx: Transaction, items: readonly Item[]): Promise<void>;
}

type Role = 'onward_app' | 'onward_system' | 'onward_identity';

/** The first message of a transaction, and the role it leaves. */
interface Opening {
  role: Role;
  text: string;
}

export class Transaction {
  readonly #client: pg.PoolClient;
  #builder: Kysely<DB> | undefined;
  readonly #gathered = new Map<Gathering<unknown>, unknown[]>();
  readonly #opening: Opening;
  #role: Role;
  #committed = false;
  readonly #throwCause = causeThrower();
  /** Of a call that changes nothing: nothing is lost when it is over early. */
  readsOnly = false;
  #afterCommit: (() => void)[] = [];
  readonly #sentAlong: Promise<unknown>[] = [];

  constructor(client: pg.PoolClient, opening: Opening) {
    this.#client = client;
    this.#opening = opening;
    this.#role = opening.role;
  }

  get client(): pg.PoolClient {
    if (this.#committed) this.#openAgain();
    return this.#client;
  }

  /** The typed query builder, made when first asked for: hot paths do without it. */
  get db(): Kysely<DB> {
    this.#builder ??= queryBuilder(this);
    return this.#builder;
  }

  /** A measured hot query as a named statement: parsed and planned once per connection. */
  async prepared<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<Row[]> {
    return (await this.client.query<Row>({ name, text, values }).catch(this.#throwCause)).rows;
  }

  /** Questions that need no answer of each other: sending costs both sides more than most answers. */
  inOnePacket<R>(ask: () => Promise<R>): Promise<R> {
    const release = hold(this.client);
    const answered = ask();
    process.nextTick(release);
    return answered;
  }

  /**
   * The same where most often nothing more is asked: for a call that only reads, the commit goes along. Should it ask
   * something after all, another transaction begins.
   */
  async inLastPacket<R>(ask: () => Promise<R>): Promise<R> {
    if (!this.readsOnly) return this.inOnePacket(ask);
    const release = hold(this.client);
    const answered = ask();
    const committed = this.#sendCommit();
    process.nextTick(release);
    const [answer] = await Promise.all([answered, committed]);
    return answer;
  }

  #openAgain(): void {
    this.#committed = false;
    this.#role = this.#opening.role;
    // Should it fail, so does what follows.
    this.#client.query(this.#opening.text).catch(() => undefined);
  }

  /** With all that was gathered. Should the last of it fail, the database undoes everything when it is told to commit. */
  async commit(): Promise<void> {
    while (this.#gathered.size > 0) await this.#writeTogether();
    if (!this.#committed) await this.#sendCommit();
    await Promise.all(this.#sentAlong);
    hearAgain(this.#client);
    for (const effect of this.#afterCommit) effect();
  }

  /** As many in one packet as can go together; the commit with them when nothing can follow. */
  async #writeTogether(): Promise<void> {
    const release = hold(this.client);
    const written: Promise<unknown>[] = [];
    let next = this.#takeNext();
    while (next?.atOnce) {
      written.push(next.write());
      next = this.#takeNext();
    }
    written.push(next ? next.write() : this.#sendCommit());
    process.nextTick(release);
    await Promise.all(written);
  }

  #sendCommit(): Promise<unknown> {
    const sent = this.#client.query('commit');
    this.#committed = true;
    return sent;
  }

  /** Kept until the transaction ends, or leaves its company or role, and written then. */
  gather<Item>(gathering: Gathering<Item>, items: readonly Item[]): void {
    if (items.length === 0) return;
    const waiting = this.#gathered.get(gathering as Gathering<unknown>);
    if (waiting) waiting.push(...items);
    else this.#gathered.set(gathering as Gathering<unknown>, [...items]);
  }

  /** Those that are not written yet. */
  waiting<Item>(gathering: Gathering<Item>): readonly Item[] {
    return (this.#gathered.get(gathering as Gathering<unknown>) ?? []) as Item[];
  }

  /** For who writes them along with its own. */
  takeGathered<Item>(gathering: Gathering<Item>): readonly Item[] {
    const items = this.waiting(gathering);
    this.#gathered.delete(gathering as Gathering<unknown>);
    return items;
  }

  async writeGathered(): Promise<void> {
    for (let next = this.#takeNext(); next; next = this.#takeNext()) await next.write();
  }

  #takeNext() {
    const [next] = [...this.#gathered].toSorted(([one], [other]) => one.order - other.order);
    if (!next) return undefined;
    const [gathering, items] = next;
    this.#gathered.delete(gathering);
    return { atOnce: gathering.atOnce === true, write: () => gathering.write(this, items) };
  }

  /** One of several steps: done wholly, or as if it had never begun, while the transaction goes on. */
  async whollyOrNot<R>(work: () => Promise<R>): Promise<R> {
    await this.writeGathered();
    await this.client.query('savepoint one_of_several');
    try {
      const result = await work();
      await this.writeGathered();
      await this.client.query('release savepoint one_of_several');
      return result;
    } catch (error) {
      this.#gathered.clear();
      await this.client.query('rollback to savepoint one_of_several');
      throw error;
    }
  }

  /** Steps above companies within the same transaction, e.g. creating the log-in of an invited colleague. */
  asSystem<R>(work: () => Promise<R>): Promise<R> {
    return this.#as('onward_system', work);
  }

  /** Statements on what proves who somebody is: passwords, sessions, one-use links. For signing in alone. */
  asIdentity<R>(work: () => Promise<R>): Promise<R> {
    return this.#as('onward_identity', work);
  }

  /** The role is handed back however the work ends, since whoever catches its error may go on in this transaction. */
  async #as<R>(role: Role, work: () => Promise<R>): Promise<R> {
    const before = this.#role;
    if (role === before) return work();
    await this.writeGathered();
    this.#takeOn(role);
    try {
      const result = await work();
      await this.writeGathered();
      this.#takeOn(before);
      return result;
    } catch (error) {
      this.#role = before;
      // Refused where the transaction is broken; undoing it, or the step, then hands the role back.
      sendAlong(this.client, `set local role ${before}`).catch(() => undefined);
      throw error;
    }
  }

  /** Goes along with the next statement. Should it fail, so does that one, and the commit at the latest. */
  #takeOn(role: Role, further = ''): void {
    const sent = sendAlong(this.client, `set local role ${role}${further}`);
    sent.catch(() => undefined);
    this.#sentAlong.push(sent);
    this.#role = role;
  }

  /** From here on within one company: a public call learns which one from the key in its link. */
  async enterCompany(companyId: number): Promise<void> {
    await this.writeGathered();
    this.#takeOn('onward_app', `; set local onward.company_id = '${Number(companyId)}'`);
  }

  afterCommit(effect: () => void): void {
    this.#afterCommit.push(effect);
  }
}

/** Work within one company: rows of others do not exist here. */
export const inCompany = <R>(pool: Pool, companyId: number, work: (tx: Transaction) => Promise<R>): Promise<R> =>
  // The id is a number of ours, never text from outside; one message opens the transaction and binds it.
  run(pool, { role: 'onward_app', text: `begin; set local onward.company_id = '${Number(companyId)}'` }, work);

/** Work above companies: signing in, delivering, cleaning up. Kept to the platform and the identity room. */
export const inSystem = <R>(pool: Pool, work: (tx: Transaction) => Promise<R>): Promise<R> =>
  run(pool, { role: 'onward_system', text: 'begin; set local role onward_system' }, work);

/** Work on what proves who somebody is, and on nothing else. */
export const inIdentity = <R>(pool: Pool, work: (tx: Transaction) => Promise<R>): Promise<R> =>
  run(pool, { role: 'onward_identity', text: 'begin; set local role onward_identity' }, work);

async function run<R>(pool: Pool, opening: Opening, work: (tx: Transaction) => Promise<R>): Promise<R> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const opened = sendAlong(client, opening.text);
  opened.catch(() => undefined);
  try {
    const tx = new Transaction(client, opening);
    const result = await work(tx);
    await opened;
    await tx.commit();
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    // A connection that could not even roll back is thrown away.
    client.release(broken);
  }
}
