// What happened, recorded with the change itself. Other rooms hear of it through jobs, open screens through the cable.
import type { ScopedRecord } from '@onward/domain/staff/scope';
import type { Gathering, Transaction } from '../database/transaction.ts';
import { hasKey, takeJobs, withdrawJobs } from '../jobs/enqueue.ts';

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
  /** The job it starts waits until then, and can be withdrawn by this key (`withdrawEventJobs`). */
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

/** The events, the job each of them starts and those that wait anyway, in one statement: the queue is asked once. */
const EVENTS: Gathering<HouseEvent> = {
  order: 10,
  atOnce: true,
  async write(tx, events) {
    const jobs = takeJobs(tx);
    const keyed = jobs.some(hasKey) || events.some(({ hold }) => hold !== undefined);
    await tx.prepared(
      'events_record',
      `with recorded as materialized (
         select nextval('events_id_seq') as id, e.* from json_to_recordset($1)
           as e (company_id bigint, name text, subject_id bigint, actor_staff_id bigint, scope jsonb, staff_id bigint,
             task text, key text, run_at timestamptz)
       ), stored as (
         insert into events (company_id, id, name, subject_id, actor_staff_id, scope, staff_id) overriding system value
         select company_id, id, name, subject_id, actor_staff_id, scope, staff_id from recorded
       )
       select onward.enqueue_all((
         select json_agg(job order by waiting, place) from (
           select false as waiting, id as place, json_build_object('task', task, 'key', key, 'runAt', run_at,
             'payload', json_build_object('name', name, 'company_id', company_id, 'event_id', id,
               'subject_id', subject_id)) as job
           from recorded where task is not null
           union all
           select true, place, job from json_array_elements($2) with ordinality as job (job, place)
         ) jobs), $3)`,
      [rowsOf(events), JSON.stringify(jobs), keyed],
    );
  },
};

/** One room alone is told directly. */
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

/** What was told is taken back before anybody acted on it. */
export const withdrawEventJobs = (tx: Transaction, eventName: string, keys: readonly string[]): Promise<void> =>
  withdrawJobs(
    tx,
    keys.map((key) => heldKey(eventName, key)),
  );

/** What several steps of a transaction tell alike is told once. */
const rowsOf = (events: readonly HouseEvent[]): string =>
  `[${[...new Set(events.map((event) => JSON.stringify(rowOf(event))))].join()}]`;

const rowOf = ({ companyId, name, subjectId, actorStaffId, scope, staffId, hold }: HouseEvent) => ({
  company_id: companyId,
  name,
  subject_id: subjectId,
  actor_staff_id: actorStaffId ?? null,
  scope: scope ?? {},
  staff_id: staffId ?? null,
  task: taskOf(name) ?? null,
  key: hold ? heldKey(name, hold.key) : null,
  run_at: hold?.until ?? null,
});
