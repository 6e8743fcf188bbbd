// What happened, recorded with the change itself. Other rooms hear of it through jobs, open screens through the cable.
import type { ScopedRecord } from '@onward/domain/staff/scope';
import type { Gathering, Transaction } from '../database/transaction.ts';
import { enqueue, withdrawJobs } from '../jobs/enqueue.ts';

export interface HouseEvent {
  companyId: number;
  /** What happened, as the cable names it, e.g. `department_changed`. */
  name: string;
  subjectId: number;
  actorStaffId?: number | null;
  /** Where it happened; only those who may see that hear of it. */
  scope?: ScopedRecord;
  /** Set when it concerns one staff member alone. */
  staffId?: number;
  /** The jobs it starts wait until then, and can be withdrawn by this key (`withdrawEventJobs`). */
  hold?: { until: Date; key: string };
}

/** Rooms that care about an event register the job it starts; the list is complete before the first request. */
export class EventSubscriptions {
  readonly #tasks = new Map<string, string[]>();

  subscribe(eventName: string, task: string): void {
    this.#tasks.set(eventName, [...(this.#tasks.get(eventName) ?? []), task]);
  }

  tasksFor(eventName: string): readonly string[] {
    return this.#tasks.get(eventName) ?? [];
  }
}

export const subscriptions = new EventSubscriptions();

export const recordEvent = (tx: Transaction, event: HouseEvent): Promise<void> => recordEvents(tx, [event]);

export async function recordEvents(tx: Transaction, events: readonly HouseEvent[]): Promise<void> {
  tx.gather(EVENTS, events);
}

interface RecordedEvent {
  id: number;
  company_id: number;
  name: string;
  subject_id: number;
}

const EVENTS: Gathering<HouseEvent> = {
  order: 10,
  async write(tx, events) {
    const recorded = await tx.prepared<RecordedEvent & Record<string, unknown>>(
      'events_record',
      `insert into events (company_id, name, subject_id, actor_staff_id, scope, staff_id)
       select company_id, name, subject_id, actor_staff_id, scope, staff_id from json_to_recordset($1)
         as e (company_id bigint, name text, subject_id bigint, actor_staff_id bigint, scope jsonb, staff_id bigint)
       returning id, company_id, name, subject_id`,
      [JSON.stringify(events.map(rowOf))],
    );
    // Rows come back in the order they went in.
    for (const [at, { id, company_id, name, subject_id }] of recorded.entries()) {
      const hold = events[at]?.hold;
      for (const task of subscriptions.tasksFor(name)) {
        const options = hold ? { key: heldKey(task, hold.key), runAt: hold.until } : {};
        await enqueue(tx, task, { company_id, event_id: id, subject_id }, options);
      }
    }
  },
};

const heldKey = (task: string, key: string): string => `${task}:${key}`;

/** What was told is taken back before anybody acted on it. */
export const withdrawEventJobs = (tx: Transaction, eventName: string, keys: readonly string[]): Promise<void> =>
  withdrawJobs(
    tx,
    subscriptions.tasksFor(eventName).flatMap((task) => keys.map((key) => heldKey(task, key))),
  );

const rowOf = (event: HouseEvent) => ({
  company_id: event.companyId,
  name: event.name,
  subject_id: event.subjectId,
  actor_staff_id: event.actorStaffId ?? null,
  scope: event.scope ?? {},
  staff_id: event.staffId ?? null,
});
