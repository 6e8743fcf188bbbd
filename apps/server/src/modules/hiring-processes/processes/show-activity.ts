// Recent activity in each stage of a process, read from its applicants' history.
import type { ResponseOf } from '@onward/contract/endpoint';
import type { getHiringProcessActivity } from '@onward/contract/hiring-processes/hiring-processes';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { find } from './processes.queries.ts';

type StageActivity = ResponseOf<typeof getHiringProcessActivity>['stages'][number];

/** Applicants with recent history were recently active, so the others are skipped. */
const ACTIVITY_SQL = `
  with history as (
    select h.application_id, h.actor, h.action, h.created_at,
      (h.detail ->> 'from')::bigint as from_stage,
      coalesce((h.detail ->> 'to')::bigint, (h.detail ->> 'stage_id')::bigint, $3) as to_stage,
      h.action in ('applied', 'applied_again', 'moved_stage') as enters,
      lag(h.created_at) over (partition by h.application_id, h.action in ('applied', 'applied_again', 'moved_stage')
        order by h.id) as entered_at
    from positions p
    join applications a on a.company_id = p.company_id and a.position_id = p.id
    join application_histories h on h.company_id = a.company_id and h.application_id = a.id
    where p.company_id = $1 and p.status <> 'deleted' and a.last_activity_at >= $4
      and (p.hiring_process_template_id = $2 or ($5 and p.hiring_process_template_id is null))
      and h.action in ('applied', 'applied_again', 'moved_stage', 'reminder_sent')
  ), lately as (select * from history where created_at >= $4)
  select s.id as stage_id,
    (select count(*) from lately where enters and to_stage = s.id) as entered,
    (select count(*) from lately where enters and from_stage = s.id and actor = 'automation') as advanced_automatically,
    (select percentile_cont(0.5) within group (order by extract(epoch from created_at - entered_at))
       from lately where enters and from_stage = s.id and entered_at is not null) as median_seconds_in_stage,
    (select count(*) from lately where action = 'reminder_sent' and to_stage = s.id) as reminders_sent
  from unnest($6::bigint[]) with ordinality as s (id, place) order by s.place`;

export async function processActivity({ tx, access, now }: CompanyCall, id: number): Promise<StageActivity[]> {
  const process = await find(tx, access, id);
  if (!process) throw notFound();
  const since = addSeconds(now, -SECONDS.month);
  const stageIds = process.stages.map((stage) => stage.id);
  const { rows } = await tx.client.query<StageActivity>(ACTIVITY_SQL, [
    access.companyId,
    id,
    stageIds[0] ?? null,
    since,
    process.is_default,
    stageIds,
  ]);
  return rows.map(({ median_seconds_in_stage: median, ...activity }) => ({
    ...activity,
    median_seconds_in_stage: median === null ? null : Math.round(median),
  }));
}
