// Records events with the change itself: other rooms are notified through jobs, open screens through the cable.
import type { ScopedRecord } from '@onward/domain/staff/scope';
import type { DeferredEvent } from '../database/deferred.ts';
import type { Transaction } from '../database/transaction.ts';
import { withdrawJobs } from '../jobs/enqueue.ts';

export interface AppEvent {
  companyId: number;
  /** What happened, as named on the cable, e.g. `department_changed`. */
  name: string;
  subjectId: number;
  actorStaffId?: number | null;
  /** Where it happened; only staff whose scope includes that location are notified. */
  scope?: ScopedRecord;
  /** Set when it concerns only one staff member. */
  staffId?: number;
  /** Delays the job it starts until then; the job can be withdrawn by this key (`withdrawEventJobs`). */
  hold?: { until: Date; key: string };
}

/** Rooms register the job an event starts; the list is complete before the first request. */
class EventSubscriptions {
  readonly #tasks = new Map<string, string[]>();

  subscribe(eventName: string, task: string): void {
    this.#tasks.set(eventName, [...(this.#tasks.get(eventName) ?? []), task]);
  }

  tasksFor(eventName: string): readonly string[] {
    return this.#tasks.get(eventName) ?? [];
  }
}

export const subscriptions = new EventSubscriptions();

export const recordEvent = (tx: Transaction, event: AppEvent): Promise<void> => recordEvents(tx, [event]);

export async function recordEvents(tx: Transaction, events: readonly AppEvent[]): Promise<void> {
  for (const event of events) tx.defer({ event: deferredOf(event) });
}

/** Runs the tasks of all subscribed rooms; with a single subscriber, its task is started directly. */
export const EVENT_TASK = 'platform.event';

export interface EventJob {
  name: string;
  company_id: number;
  event_id: number;
  subject_id: number;
}

const taskOf = (eventName: string): string | undefined => {
  const [only, ...others] = subscriptions.tasksFor(eventName);
  return others.length > 0 ? EVENT_TASK : only;
};

const heldKey = (eventName: string, key: string): string => `${eventName}:${key}`;

/** For events recorded with `hold`: withdraws their jobs before they run. */
export const withdrawEventJobs = (tx: Transaction, eventName: string, keys: readonly string[]): Promise<void> =>
  withdrawJobs(
    tx,
    keys.map((key) => heldKey(eventName, key)),
  );

function deferredOf({ companyId, name, subjectId, actorStaffId, scope, staffId, hold }: AppEvent): DeferredEvent {
  const task = taskOf(name);
  return {
    companyId,
    name,
    subjectId,
    actorStaffId: actorStaffId ?? null,
    scope: scope ?? {},
    staffId: staffId ?? null,
    job: task === undefined ? null : { task, ...(hold && { key: heldKey(name, hold.key), runAt: hold.until }) },
  };
}
