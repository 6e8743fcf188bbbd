// All browsers connected to this process and what they subscribe to. Events arrive as ids from all processes through
// NOTIFY and are pushed only to subscribers whose scope includes them (NTF-022, NTF-025).
import type { CableMessage } from '@onward/contract/cable';
import { isInScope, type ScopedRecord } from '@onward/domain/staff/scope';
import { isAccountSettled } from '../access/access.ts';
import type { App } from '../app.ts';
import { inCompany } from '../database/transaction.ts';
import { Broadcast } from './broadcast.ts';
import type { CableConnection } from './cable-connection.ts';

const PING_MS = 3_000;
/** Maximum number of events loaded in one query. */
const READ_MAX = 500;

interface EventRow {
  name: string;
  subject_id: number;
  staff_id: number | null;
  scope: ScopedRecord;
}

export class CableHub {
  readonly #app: App;
  readonly #connections = new Set<CableConnection>();
  readonly #byCompany = new Map<number, Set<CableConnection>>();
  /** Events received while earlier ones of the same company are loading; they are loaded together next. */
  readonly #waiting = new Map<number, number[]>();
  readonly #ping: NodeJS.Timeout;

  constructor(app: App) {
    this.#app = app;
    this.#ping = setInterval(() => {
      const epochSeconds = Math.floor(app.clock().getTime() / 1000);
      const ping = Buffer.from(JSON.stringify({ type: 'ping', message: epochSeconds }));
      for (const connection of this.#connections) connection.sendEncoded(ping);
      this.closeExpired().catch((error) =>
        app.log.warn({ err: error }, 'failed to check live connections for expired sessions'),
      );
    }, PING_MS);
  }

  get size(): number {
    return this.#connections.size;
  }

  add(connection: CableConnection): void {
    const { companyId } = connection.access;
    this.#connections.add(connection);
    const colleagues = this.#byCompany.get(companyId);
    if (colleagues) colleagues.add(connection);
    else this.#byCompany.set(companyId, new Set([connection]));
  }

  remove(connection: CableConnection): void {
    const { companyId } = connection.access;
    this.#connections.delete(connection);
    const colleagues = this.#byCompany.get(companyId);
    colleagues?.delete(connection);
    if (colleagues?.size === 0) this.#byCompany.delete(companyId);
  }

  /** `<company>:<id>:<event>`, as written by the trigger on events. */
  async onEvent(payload: string): Promise<void> {
    const [companyId, eventId] = payload.split(':').map(Number);
    if (!companyId || !eventId || !this.#byCompany.has(companyId)) return;
    const waiting = this.#waiting.get(companyId);
    if (waiting) {
      waiting.push(eventId);
      return;
    }
    this.#waiting.set(companyId, [eventId]);
    await this.#tellAll(companyId);
  }

  /** Loads one batch at a time, so that a burst of events costs few queries and is delivered in order. */
  async #tellAll(companyId: number): Promise<void> {
    try {
      for (let ids = this.#take(companyId); ids.length > 0; ids = this.#take(companyId)) {
        for (const event of await this.#readEvents(companyId, ids)) this.#tell(companyId, event);
      }
    } catch (error) {
      // Events that failed to load are lost, so disconnect the browsers: they reconnect and refetch everything.
      for (const connection of this.#byCompany.get(companyId) ?? []) connection.disconnect('remote', true);
      throw error;
    } finally {
      this.#waiting.delete(companyId);
    }
  }

  #take(companyId: number): number[] {
    return this.#waiting.get(companyId)?.splice(0, READ_MAX) ?? [];
  }

  #tell(companyId: number, event: EventRow): void {
    const broadcast = new Broadcast({ event: event.name, data: { id: event.subject_id } } as CableMessage);
    for (const connection of this.#byCompany.get(companyId) ?? []) {
      if (mayHear(connection, event)) connection.push(broadcast);
    }
  }

  /** Session expiry raises no event, so it is polled; an open connection alone does not keep a session alive. */
  async closeExpired(): Promise<void> {
    const now = this.#app.clock();
    for (const connection of this.#connections) {
      if (await this.#app.access.hasEnded(connection.token, now)) connection.disconnect('unauthorized', false);
    }
  }

  /** Permissions changed: disconnects the affected users, who reconnect with the new permissions or not at all. */
  async onAccessChange(payload: string): Promise<void> {
    const [kind, id] = payload.split(':');
    for (const connection of this.#connections) {
      const { access: before, token } = connection;
      const { userId, companyId } = before;
      if ((kind === 'user' ? userId : companyId) !== Number(id)) continue;
      try {
        const access = await this.#app.access.company({ token, companyId }, this.#app.clock());
        connection.access = access;
        if (leftCompany(access) || !isAccountSettled(access)) connection.disconnect('remote', false);
        else if (rightsOf(access) !== rightsOf(before)) connection.disconnect('remote', true);
      } catch {
        connection.disconnect('unauthorized', false);
      }
    }
  }

  /** After a gap in listening, missed events are unknown, so browsers reconnect and refetch. */
  reconnectAll(reason: 'server_restart' | 'remote'): void {
    for (const connection of this.#connections) connection.disconnect(reason, true);
  }

  stop(): void {
    clearInterval(this.#ping);
    this.reconnectAll('server_restart');
  }

  #readEvents(companyId: number, ids: readonly number[]): Promise<EventRow[]> {
    return inCompany(this.#app.pool, companyId, (tx) =>
      tx.prepared<EventRow>(
        'cable_events',
        'select name, subject_id, staff_id, scope from events where company_id = $1 and id = any($2::bigint[]) order by id',
        [companyId, ids],
      ),
    );
  }
}

/** True when the session switched company or must set a password first; its page then opens a new connection. */
const leftCompany = ({ chosenCompanyId, companyId, resetPasswordRequired }: CableConnection['access']): boolean =>
  resetPasswordRequired || (chosenCompanyId !== null && chosenCompanyId !== companyId);

/** Equal for two access states that allow the same events. */
const rightsOf = ({ roleId, permissions, scope, modules, isSuperAdmin }: CableConnection['access']): string =>
  JSON.stringify([roleId, isSuperAdmin, [...permissions].sort(), scope, [...modules].sort()]);

const mayHear = ({ access }: CableConnection, event: EventRow): boolean =>
  (event.staff_id === null || event.staff_id === access.staffId) && isInScope(access.scope, event.scope);
