// Events and jobs of a transaction. Nothing reads them inside it, so they are collected while it runs and written in
// one statement right before the commit.
import type { ScopedRecord } from '@onward/domain/staff/scope';

export interface DeferredJob {
  task: string;
  payload: object;
  /** A pending job with the same key is replaced. */
  key?: string;
  runAt?: Date;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

export interface DeferredEvent {
  companyId: number;
  name: string;
  subjectId: number;
  actorStaffId: number | null;
  scope: ScopedRecord;
  staffId: number | null;
  /** The job it starts. Its payload names the event, which only has an id once it is written. */
  job: Omit<DeferredJob, 'payload'> | null;
}

export type Deferred = { event: DeferredEvent } | { job: DeferredJob };

/** The same work without jobs of these keys; an event stays recorded and only loses its job. */
export const withoutJobs = (deferred: readonly Deferred[], keys: ReadonlySet<string>): Deferred[] =>
  deferred.flatMap((item): Deferred[] => {
    const { key } = ('event' in item ? item.event.job : item.job) ?? {};
    if (key === undefined || !keys.has(key)) return [item];
    return 'event' in item ? [{ event: { ...item.event, job: null } }] : [];
  });

interface Writer {
  prepared(name: string, text: string, values: unknown[]): Promise<unknown>;
}

/** The event id is allocated before the insert so that its job can reference it in the same statement. */
const WRITE = `
  with recorded as materialized (
    select nextval('events_id_seq') as id, e.* from json_to_recordset($1)
      as e (company_id bigint, name text, subject_id bigint, actor_staff_id bigint, scope jsonb, staff_id bigint,
        task text, key text, run_at timestamptz)
  ), stored as (
    insert into events (company_id, id, name, subject_id, actor_staff_id, scope, staff_id) overriding system value
    select company_id, id, name, subject_id, actor_staff_id, scope, staff_id from recorded
  )
  select onward.add_jobs((
    select json_agg(job order by of_event desc, place) from (
      select true as of_event, id as place, json_build_object('task', task, 'key', key, 'run_at', run_at,
        'payload', json_build_object('name', name, 'company_id', company_id, 'event_id', id,
          'subject_id', subject_id)) as job
      from recorded where task is not null
      union all
      select false, place, job from json_array_elements($2) with ordinality as job (job, place)
    ) jobs))`;

/** Identical events recorded by several steps of the transaction are written once. */
export async function writeDeferred(tx: Writer, deferred: readonly Deferred[]): Promise<void> {
  const events = new Set(deferred.flatMap((item) => ('event' in item ? [JSON.stringify(rowOf(item.event))] : [])));
  const jobs = deferred.flatMap((item) => ('job' in item ? [jobOf(item.job)] : []));
  await tx.prepared('deferred_write', WRITE, [`[${[...events].join()}]`, JSON.stringify(jobs)]);
}

const rowOf = ({ companyId, name, subjectId, actorStaffId, scope, staffId, job }: DeferredEvent) => ({
  company_id: companyId,
  name,
  subject_id: subjectId,
  actor_staff_id: actorStaffId,
  scope,
  staff_id: staffId,
  task: job?.task ?? null,
  key: job?.key ?? null,
  run_at: job?.runAt ?? null,
});

const jobOf = ({ runAt, ...job }: DeferredJob) => ({ ...job, run_at: runAt });
