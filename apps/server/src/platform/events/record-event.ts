// What happened, recorded with the change itself. Other rooms hear of it through jobs, open screens through the cable.
import type { ScopedRecord } from '@onward/domain/staff/scope';
import { batches } from '../database/batches.ts';
import type { Transaction } from '../database/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';

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
  for (const batch of batches(events)) {
    const recorded = await tx.db
      .insertInto('events')
      .values(batch.map(rowOf))
      .returning(['id', 'company_id', 'name', 'subject_id'])
      .execute();
    for (const { id, company_id, name, subject_id } of recorded) {
      for (const task of subscriptions.tasksFor(name)) {
        await enqueue(tx, task, { company_id, event_id: id, subject_id });
      }
    }
  }
}

const rowOf = (event: HouseEvent) => ({
  company_id: event.companyId,
  name: event.name,
  subject_id: event.subjectId,
  actor_staff_id: event.actorStaffId ?? null,
  scope: JSON.stringify(event.scope ?? {}),
  staff_id: event.staffId ?? null,
});
