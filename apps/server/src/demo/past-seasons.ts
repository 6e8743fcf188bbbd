// A year of hiring before the one the demo shows: closed jobs with their applicants, interviews, and hires, so that
// analytics has something to compare with. Made from the current ones in a few statements, once.

import type { App } from '../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../platform/database/transaction.ts';
import { LARKFIELD } from './companies.ts';

const SEASON_DAYS = 80;
const SEASONS = 5;

export async function loadPastSeasons(app: App): Promise<void> {
  const companyId = await inSystem(app.pool, findCompany);
  if (companyId === null) return;
  await inCompany(app.pool, companyId, async (tx) => {
    await insertMeetings(tx, companyId);
    for (let season = 1; season <= SEASONS; season += 1) await insertSeason(tx, companyId, season);
  });
}

/** Null when its past is there already. */
async function findCompany(tx: Transaction): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select c.id from companies c where c.digest_key = $1
       and not exists (select from positions p where p.company_id = c.id and p.digest_key like 'season%')`,
    [LARKFIELD.digestKey],
  );
  return rows[0]?.id ?? null;
}

/** Of those who are past a stage with interviews: they were there the visit before. */
const insertMeetings = (tx: Transaction, companyId: number): Promise<unknown> =>
  tx.client.query(
    `insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at,
       time_zone, cancel_reason)
     select a.company_id, a.id, held.stage_id, a.stage_entry - 1, 'onsite_interview', m.status, m.starts_at,
       m.starts_at + interval '30 minutes', m.zone, case when m.status = 'cancelled' then 'Found another job' end
     from applications a
     join stages now_in on now_in.company_id = a.company_id and now_in.id = a.stage_id
     join lateral (
       select max(s.id) as stage_id from stages s where s.company_id = a.company_id and s.stage_type = 'scheduling'
         and s.hiring_process_template_id = now_in.hiring_process_template_id and s.sequence < now_in.sequence
     ) held on held.stage_id is not null
     cross join lateral (
       select (array['completed', 'completed', 'completed', 'no_show', 'completed', 'cancelled', 'completed', 'completed'])
           [1 + a.id % 8] as status,
         'America/New_York' as zone,
         (date_trunc('day', a.applied_at + (a.stage_entered_at - a.applied_at) * 0.7) + interval '15 hours'
           + (a.id % 6) * interval '1 hour') as starts_at
     ) m
     where a.company_id = $1 and a.stage_entry > 1 and m.starts_at < $2
     on conflict do nothing`,
    [companyId, new Date()],
  );

/** Each season had a little less than the one after it. */
async function insertSeason(tx: Transaction, companyId: number, season: number): Promise<void> {
  const values = [companyId, season, season * SEASON_DAYS];
  await tx.client.query(
    `insert into positions (company_id, digest_key, status, location_id, department_id, hiring_process_template_id, title,
       description, employment_type, openings, review_status, published_at, closed_at, created_at, updated_at)
     select company_id, 'season' || $2::int || '-' || id, 'closed', location_id, department_id,
       hiring_process_template_id, title, description, employment_type, openings, 'approved',
       coalesce(published_at, created_at) - $3::int * interval '1 day', now() - $3::int * interval '1 day',
       created_at - $3::int * interval '1 day', created_at - $3::int * interval '1 day'
     from positions where company_id = $1 and digest_key not like 'season%' and published_at is not null`,
    values,
  );
  await tx.client.query(
    `with past as (
       select a.*, p.id as past_position, row_number() over (order by a.id) as place
       from applications a join positions p on p.company_id = a.company_id
         and p.digest_key = 'season' || $2::int || '-' || a.position_id
       where a.company_id = $1 and a.digest_key like 'demo%' and (a.id * 7) % (9 + $2::int) < 9
     ), persons_of as (
       insert into persons (company_id, first_name, last_name, email, phone, region_number, created_at)
       select company_id, first_name, last_name, 'past' || $2::int || '.' || id || '@mail.test', null, null, applied_at
       from past order by place returning id
     ), numbered as (
       select id, row_number() over (order by id) as place from persons_of
     )
     insert into applications (company_id, digest_key, person_id, position_id, status, stage_id, stage_status, stage_entry,
       stage_entries, first_name, last_name, email, referer_source, rejection, hired_date, applied_at, stage_entered_at,
       last_activity_at, seen_at)
     select past.company_id, 'past' || $2::int || '-' || past.id, n.id, past.past_position, kind.status, past.stage_id, null,
       past.stage_entry, past.stage_entries, past.first_name, past.last_name,
       'past' || $2::int || '.' || past.id || '@mail.test', past.referer_source,
       case when kind.status = 'rejected' then coalesce(past.rejection, jsonb_build_object('reason', 'position_filled',
         'note', null, 'at', past.last_activity_at - $3::int * interval '1 day')) end,
       past.hired_date - $3::int, past.applied_at - $3::int * interval '1 day',
       past.stage_entered_at - $3::int * interval '1 day', past.last_activity_at - $3::int * interval '1 day',
       past.applied_at - $3::int * interval '1 day'
     from past join numbered n using (place)
     cross join lateral (select case when past.status = 'in_progress' then
       (case when past.id % 4 = 0 then 'inactive' else 'rejected' end) else past.status end as status) kind`,
    values,
  );
  await tx.client.query(
    `insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at,
       time_zone, cancel_reason)
     select m.company_id, a.id, m.stage_id, m.stage_entry, m.meeting_type, m.status, m.starts_at - $3::int * interval '1 day',
       m.ends_at - $3::int * interval '1 day', m.time_zone, m.cancel_reason
     from meetings m join applications a on a.company_id = m.company_id
       and a.digest_key = 'past' || $2::int || '-' || m.application_id
     where m.company_id = $1 and m.status in ('completed', 'no_show', 'cancelled')`,
    values,
  );
}
