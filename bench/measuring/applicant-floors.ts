// The bare statements that work with applicants is compared with.

/** Applicants that match all terms, newest first, written without knowing how common the terms are. */
const found = (words: string): string => `select a.id from application_search s
  join applications a on a.company_id = s.company_id and a.id = s.application_id
  where s.words @@ '${words}'::tsquery and a.status <> 'inactive' order by a.applied_at desc, a.id desc limit 10`;

/** The minimum a list or a profile must read, as prepared statements, without company or permissions. */
export const FLOORS = {
  list: `select id, first_name, last_name, status, stage_id, applied_at from applications
    where company_id = 1 and status <> 'inactive' order by applied_at desc, id desc limit 10`,
  stage: `select id, first_name, last_name, status, stage_id, applied_at from applications where company_id = 1
    and position_id = $1 and stage_id = $2 and status = 'in_progress' order by applied_at desc, id desc limit 10`,
  rare: `select application_id from application_search where words @@ '''1:7702004711'':*'::tsquery`,
  twelfth: found(`''1:amara'':*`),
  everybody: found(`''1:mail'':*`),
  fullName: found(`''1:amara'':* & ''1:okafor'':*`),
  profile: 'select * from applications where company_id = 1 and id = $1',
};

/** The minimum a move must write: the row with its indexes and totals, the history, the event and its job. */
export const BARE_MOVE = {
  change: `update applications set stage_id = $2, stage_entered_at = now(), last_activity_at = now(),
    version = version + 1 where company_id = 1 and id = any($1::bigint[])`,
  history: `insert into application_histories (company_id, application_id, actor, action)
    select 1, id, 'staff', 'moved_stage' from unnest($1::bigint[]) as id`,
  event: `insert into events (company_id, name, subject_id)
    select 1, 'application_updated', id from unnest($1::bigint[]) as id`,
  job: `select graphile_worker.add_job('bench.nothing', run_at => now() + interval '1 day') from unnest($1::bigint[])`,
};
