/** Spreads the demo's applicants over half a year and gives them interviews, offers, and onboardings in every state. */
import type pg from 'pg';

/** Everything depends on ids alone, so each run has the same numbers. */
export async function spreadApplicants(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update applications set applied_at = now() - (id % 180) * interval '25 hours' - (id % 24) * interval '1 hour',
       referer_source = case when id % 17 = 0 then null else referer_source end,
       stage_entries = case when id % 5 = 0 then 1 else stage_entries end,
       stage_entry = case when id % 5 = 0 then 1 else stage_entry end
     where company_id = 1`,
  );
  await pool.query(
    `update applications set hired_date = (applied_at + (id % 23) * interval '1 day')::date
     where company_id = 1 and status = 'hired'`,
  );
}

export async function insertMeetings(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at,
       time_zone)
     select company_id, id, stage_id, 900 + n, 'phone_call',
       (array['completed', 'no_show', 'cancelled', 'confirmed', 'completed', 'pending', 'request_reschedule'])[1 + (id + n) % 7],
       applied_at + n * interval '40 hours', applied_at + n * interval '40 hours' + interval '30 minutes', 'America/New_York'
     from applications, generate_series(1, 2) n where company_id = 1 and id % 3 = 0`,
  );
}

export async function insertOffers(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with asked as (
       insert into signing_requests (company_id, title, issuer, language, time_zone, tag_values, letterhead)
       select 1, 'Offer ' || id, 'Larkfield Group', 'en', 'America/New_York', '{}', jsonb_build_object('application', id)
       from applications where company_id = 1 and id % 4 = 0 returning id, (letterhead ->> 'application')::bigint as application_id
     )
     insert into application_offers (company_id, application_id, stage_entry, signing_request_id, offer_template_ids, status,
       sent_at, expires_at)
     select 1, a.id, 901, asked.id, '{}',
       (array['signed', 'sent', 'declined', 'expired', 'voided', 'signed_by_applicant'])[1 + (a.id / 4) % 6],
       a.applied_at + interval '3 days', a.applied_at + interval '10 days'
     from asked join applications a on a.company_id = 1 and a.id = asked.application_id`,
  );
}

/** Employees of hired applicants, most with a completed onboarding. */
export async function insertOnboardings(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with hired as (
       insert into employees (company_id, digest_key, employee_number, name, application_id, position_id, location_id,
         department_id, hired_date)
       select 1, 'analytics-' || a.id, 'A' || a.id, a.first_name || ' ' || a.last_name, a.id, a.position_id,
         p.location_id, p.department_id, a.hired_date
       from applications a join positions p on p.company_id = a.company_id and p.id = a.position_id
       where a.company_id = 1 and a.status = 'hired' and not exists (
         select from employees e where e.company_id = 1 and e.application_id = a.id)
       returning id, hired_date
     )
     insert into employee_onboarding_processes (company_id, digest_key, employee_id, name, status, started_at,
       completed_at, token, token_hash, language)
     select 1, 'analytics-' || id, id, 'Crew', case when id % 5 = 0 then 'in_progress' else 'completed' end, hired_date,
       case when id % 5 > 0 then hired_date + (id % 9) * interval '1 day' + interval '3 hours' end,
       sha256(('token' || id)::bytea), sha256(('hash' || id)::bytea), 'en'
     from hired`,
  );
}
