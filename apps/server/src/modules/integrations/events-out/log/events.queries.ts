// The log of events: added to, read in the reader's scope, removed when it is too old; never changed.
import { PAYLOAD_VERSION } from '@onward/domain/integrations/events-out/event-catalog';
import { SCOPE_KINDS, type Scope } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../../platform/database/transaction.ts';

export interface EventRow {
  id: number;
  event_key: string;
  type: string;
  version: number;
  subject_type: string;
  subject_id: number;
  data: Record<string, string | number | boolean | null>;
  created_at: Date;
}

export interface AddedEvent {
  id: number;
  key: string;
  at: Date;
  data: Record<string, unknown>;
}

/** For events that no record's change writes. */
export async function addEvent(
  tx: Transaction,
  companyId: number,
  event: { type: string; subjectType: string; subjectId: number; data: Record<string, unknown> },
): Promise<AddedEvent> {
  const { rows } = await tx.client.query<{ id: number; event_key: string; created_at: Date }>(
    `insert into event_log (company_id, type, version, subject_type, subject_id, data)
     values ($1, $2, $3, $4, $5, $6) returning id, event_key, created_at`,
    [companyId, event.type, PAYLOAD_VERSION, event.subjectType, event.subjectId, JSON.stringify(event.data)],
  );
  const [row] = rows;
  if (!row) throw new Error('The event was not stored.');
  return { id: row.id, key: row.event_key, at: row.created_at, data: event.data };
}

export interface EventFilters {
  after?: number;
  before?: number;
  type?: string;
  subject?: string;
  subjectId?: number;
  limit: number;
}

/** A record without a department is seen by staff limited to departments; without a place, only by staff who see all. */
const inScope = (column: string, value: string): string => {
  const orNone = column === 'department_id' ? ` or (${column} is null and location_id is not null)` : '';
  return `(cardinality(${value}::bigint[]) = 0 or ${column} = any(${value}::bigint[])${orNone})`;
};

/** Values: the company, then the scope by kind. */
const IN_SCOPE = SCOPE_KINDS.map((kind, at) => inScope(`${kind}_id`, `$${at + 2}`)).join(' and ');

/** One more than asked for, which tells whether there are more. */
export async function listEvents(
  tx: Transaction,
  { companyId, scope }: { companyId: number; scope: Scope },
  filters: EventFilters,
): Promise<EventRow[]> {
  const { rows } = await tx.client.query<EventRow>(
    `select id, event_key, type, version, subject_type, subject_id, data, created_at from event_log
     where company_id = $1 and ${IN_SCOPE}
       and ($6::bigint is null or id > $6) and ($7::bigint is null or id < $7)
       and ($8::text is null or type = $8) and ($9::text is null or subject_type = $9)
       and ($10::bigint is null or subject_id = $10)
     order by id ${filters.after === undefined ? 'desc' : 'asc'} limit $11`,
    [
      companyId,
      ...SCOPE_KINDS.map((kind) => scope[kind]),
      filters.after ?? null,
      filters.before ?? null,
      filters.type ?? null,
      filters.subject ?? null,
      filters.subjectId ?? null,
      filters.limit + 1,
    ],
  );
  return rows;
}

/** In small steps, so that nothing waits for a long deletion. Events that are still to be delivered stay. */
export async function removeOldEvents(tx: Transaction, before: Date): Promise<number> {
  const { rowCount } = await tx.client.query(
    `delete from event_log v using (
       select o.company_id, o.id from event_log o where o.created_at < $1 and not exists (
         select from webhook_deliveries d where d.company_id = o.company_id and d.event_id = o.id)
       order by o.created_at limit 5000
     ) old where v.company_id = old.company_id and v.id = old.id`,
    [before],
  );
  return rowCount ?? 0;
}
