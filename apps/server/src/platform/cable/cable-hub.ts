// Every open browser of this process, and who hears of what. Events arrive from all processes through NOTIFY as ids
// and are pushed only to those whose scope has them (NTF-022, NTF-025).
import type { CableMessage } from '@onward/contract/cable';
import { isInScope, type ScopedRecord } from '@onward/domain/staff/scope';
import { inCompany } from '../database/transaction.ts';
import type { House } from '../house.ts';
import type { CableConnection } from './cable-connection.ts';

const PING_MS = 3_000;

interface EventRow {
  name: string;
  subject_id: number;
  staff_id: number | null;
  scope: ScopedRecord;
}

export class CableHub {
  readonly #house: House;
  readonly #connections = new Set<CableConnection>();
  readonly #ping: NodeJS.Timeout;

  constructor(house: House) {
    this.#house = house;
    this.#ping = setInterval(() => {
      const epochSeconds = Math.floor(house.clock().getTime() / 1000);
      for (const connection of this.#connections) connection.ping(epochSeconds);
    }, PING_MS);
  }

  get size(): number {
    return this.#connections.size;
  }

  add(connection: CableConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: CableConnection): void {
    this.#connections.delete(connection);
  }

  /** `<company>:<id>:<event>`, as the trigger on events writes it. */
  async eventHeard(payload: string): Promise<void> {
    const [companyId, eventId] = payload.split(':').map(Number);
    if (!companyId || !eventId) return;
    const listeners = [...this.#connections].filter(({ access }) => access.companyId === companyId);
    if (listeners.length === 0) return;
    const event = await this.#readEvent(companyId, eventId);
    if (!event) return;
    const message = { event: event.name, data: { id: event.subject_id } } as CableMessage;
    for (const connection of listeners) if (mayHear(connection, event)) connection.push(message);
  }

  /** Rights changed somewhere: whoever it concerns goes on with the new ones, or not at all. */
  async accessHeard(payload: string): Promise<void> {
    const [kind, id] = payload.split(':');
    for (const connection of this.#connections) {
      const { userId, companyId } = connection.access;
      if ((kind === 'user' ? userId : companyId) !== Number(id)) continue;
      try {
        connection.access = await this.#house.access.company(
          { token: connection.token, companyId },
          this.#house.clock(),
        );
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

  async #readEvent(companyId: number, eventId: number): Promise<EventRow | undefined> {
    const rows = await inCompany(this.#house.pool, companyId, (tx) =>
      tx.prepared<EventRow>(
        'cable_event',
        'select name, subject_id, staff_id, scope from events where company_id = $1 and id = $2',
        [companyId, eventId],
      ),
    );
    return rows[0];
  }
}

const mayHear = ({ access }: CableConnection, event: EventRow): boolean =>
  (event.staff_id === null || event.staff_id === access.staffId) && isInScope(access.scope, event.scope);
