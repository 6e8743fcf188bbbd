// Every open browser of this process, and who hears of what. Events arrive from all processes through NOTIFY as ids
// and are pushed only to those whose scope has them (NTF-022, NTF-025).
import type { CableMessage } from '@onward/contract/cable';
import { isInScope, type ScopedRecord } from '@onward/domain/staff/scope';
import { isAccountSettled } from '../access/access.ts';
import type { App } from '../app.ts';
import { inCompany } from '../database/transaction.ts';
import { Broadcast } from './broadcast.ts';
import type { CableConnection } from './cable-connection.ts';

const PING_MS = 3_000;
/** So many events are read in one go. */
const READ_MAX = 500;

interface EventRow {
  name: string;
  subject_id: number;
  staff_id: number | null;
  scope: ScopedRecord;
}

export class CableHub {
  readonly #house: App;
  readonly #connections = new Set<CableConnection>();
  readonly #byCompany = new Map<number, Set<CableConnection>>();
  /** Events heard of while others of their company are being read: they are read next, together. */
  readonly #waiting = new Map<number, number[]>();
  readonly #ping: NodeJS.Timeout;

  constructor(app: App) {
    this.#house = app;
    this.#ping = setInterval(() => {
      const epochSeconds = Math.floor(app.clock().getTime() / 1000);
      const ping = Buffer.from(JSON.stringify({ type: 'ping', message: epochSeconds }));
      for (const connection of this.#connections) connection.sendEncoded(ping);
      this.closeExpired().catch((error) => app.log.warn({ err: error }, 'live connections could not be checked'));
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

  /** `<company>:<id>:<event>`, as the trigger on events writes it. */
  async eventHeard(payload: string): Promise<void> {
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

  /** One reading after another, so that a crowd of events costs few of them and is told in its order. */
  async #tellAll(companyId: number): Promise<void> {
    try {
      for (let ids = this.#take(companyId); ids.length > 0; ids = this.#take(companyId)) {
        for (const event of await this.#readEvents(companyId, ids)) this.#tell(companyId, event);
      }
    } catch (error) {
      // What could not be read is not known: its browsers come again and read everything anew.
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

  /** Nobody announces that a session has run out of time; a live connection alone does not keep one alive. */
  async closeExpired(): Promise<void> {
    const now = this.#house.clock();
    for (const connection of this.#connections) {
      if (await this.#house.access.hasEnded(connection.token, now)) connection.disconnect('unauthorized', false);
    }
  }

  /** Rights changed somewhere: whoever it concerns is let go, and comes again with the new ones or not at all. */
  async accessHeard(payload: string): Promise<void> {
    const [kind, id] = payload.split(':');
    for (const connection of this.#connections) {
      const { access: before, token } = connection;
      const { userId, companyId } = before;
      if ((kind === 'user' ? userId : companyId) !== Number(id)) continue;
      try {
        const access = await this.#house.access.company({ token, companyId }, this.#house.clock());
        connection.access = access;
        if (worksElsewhere(access) || !isAccountSettled(access)) connection.disconnect('remote', false);
        else if (rightsOf(access) !== rightsOf(before)) connection.disconnect('remote', true);
      } catch {
        connection.disconnect('unauthorized', false);
      }
    }
  }

  /** After a gap in listening nobody knows what was missed: browsers come again and refetch. */
  reconnectAll(reason: 'server_restart' | 'remote'): void {
    for (const connection of this.#connections) connection.disconnect(reason, true);
  }

  stop(): void {
    clearInterval(this.#ping);
    this.reconnectAll('server_restart');
  }

  #readEvents(companyId: number, ids: readonly number[]): Promise<EventRow[]> {
    return inCompany(this.#house.pool, companyId, (tx) =>
      tx.prepared<EventRow>(
        'cable_events',
        'select name, subject_id, staff_id, scope from events where company_id = $1 and id = any($2::bigint[]) order by id',
        [companyId, ids],
      ),
    );
  }
}

/** The session went on to another company, or has to set a password first: its page opens a connection of its own. */
const worksElsewhere = ({ chosenCompanyId, companyId, resetPasswordRequired }: CableConnection['access']): boolean =>
  resetPasswordRequired || (chosenCompanyId !== null && chosenCompanyId !== companyId);

/** Equal for two states in which the same things may be heard. */
const rightsOf = ({ roleId, permissions, scope, modules, isSuperAdmin }: CableConnection['access']): string =>
  JSON.stringify([roleId, isSuperAdmin, [...permissions].sort(), scope, [...modules].sort()]);

const mayHear = ({ access }: CableConnection, event: EventRow): boolean =>
  (event.staff_id === null || event.staff_id === access.staffId) && isInScope(access.scope, event.scope);
