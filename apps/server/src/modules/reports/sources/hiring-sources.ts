// Sources about hiring: applicants, jobs, interviews, offers, checks, and messages.
import { APPLICANT_NAME, JOB_COLUMNS, JOB_SCOPE, JOB_TABLES, phoneOf, type SourceSql } from './source.ts';

export const APPLICANTS: SourceSql = {
  tables: `applications a ${JOB_TABLES}
    join stages s on s.company_id = a.company_id and s.id = a.stage_id`,
  company: 'a.company_id',
  scope: JOB_SCOPE,
  id: 'a.id',
  columns: {
    ...JOB_COLUMNS,
    name: APPLICANT_NAME,
    email: 'a.email',
    phone: phoneOf('a'),
    status: 'a.status',
    stage: 's.name',
    stage_status: 'a.stage_status',
    source: 'a.referer_source',
    applied_at: 'a.applied_at',
    hired_date: 'a.hired_date',
    rejection_reason: `a.rejection ->> 'reason'`,
    rating: 'a.rating',
    days_in_stage: `case when a.status = 'in_progress'
      then floor(extract(epoch from now() - a.stage_entered_at) / 86400) end`,
  },
};

export const POSITIONS: SourceSql = {
  tables: `positions p
    join locations l on l.company_id = p.company_id and l.id = p.location_id
    join brands b on b.company_id = l.company_id and b.id = l.brand_id
    left join departments d on d.company_id = p.company_id and d.id = p.department_id
    left join position_totals t on t.company_id = p.company_id and t.position_id = p.id`,
  where: `p.status <> 'deleted'`,
  company: 'p.company_id',
  scope: JOB_SCOPE,
  id: 'p.id',
  columns: {
    title: 'p.title',
    status: 'p.status',
    review: 'p.review_status',
    location: 'l.name',
    department: 'd.name',
    brand: 'b.name',
    employment_type: 'p.employment_type',
    pay_from: 'p.salary_min',
    pay_to: 'p.salary_max',
    pay_unit: 'p.salary_unit',
    openings: 'p.openings',
    applicants: 'coalesce(t.applicants, 0)',
    hires: 'coalesce(t.hired, 0)',
    published_at: 'p.published_at',
  },
};

export const MEETINGS: SourceSql = {
  tables: `meetings m
    join applications a on a.company_id = m.company_id and a.id = m.application_id ${JOB_TABLES}
    join stages s on s.company_id = m.company_id and s.id = m.stage_id`,
  company: 'm.company_id',
  scope: JOB_SCOPE,
  id: 'm.id',
  columns: {
    ...JOB_COLUMNS,
    name: APPLICANT_NAME,
    type: 'm.meeting_type',
    status: 'm.status',
    starts_at: 'm.starts_at',
    ends_at: 'm.ends_at',
    interviewers: `(select string_agg(c.name, ', ' order by c.name) from meeting_interviewers i
      join company_staffs c on c.company_id = i.company_id and c.id = i.staff_id
      where i.company_id = m.company_id and i.meeting_id = m.id)`,
    stage: 's.name',
    booked_at: 'm.created_at',
  },
};

export const OFFERS: SourceSql = {
  tables: `application_offers o
    join applications a on a.company_id = o.company_id and a.id = o.application_id ${JOB_TABLES}
    left join company_staffs c on c.company_id = o.company_id and c.id = o.sent_by`,
  company: 'o.company_id',
  scope: JOB_SCOPE,
  id: 'o.id',
  columns: {
    ...JOB_COLUMNS,
    name: APPLICANT_NAME,
    status: 'o.status',
    pay: 'o.salary',
    pay_unit: 'o.salary_unit',
    start_date: 'o.start_date',
    sent_by: 'c.name',
    sent_at: 'o.sent_at',
    signed_at: 'o.signed_at',
    expires_at: 'o.expires_at',
    declined_reason: 'o.declined_reason',
  },
};

export const BACKGROUND_CHECKS: SourceSql = {
  tables: `application_background_checks k
    join applications a on a.company_id = k.company_id and a.id = k.application_id ${JOB_TABLES}
    left join company_staffs c on c.company_id = k.company_id and c.id = k.ordered_by`,
  company: 'k.company_id',
  scope: JOB_SCOPE,
  id: 'k.id',
  columns: {
    ...JOB_COLUMNS,
    name: APPLICANT_NAME,
    package: `k.package ->> 'name'`,
    price: `round((k.package ->> 'price')::numeric / 100, 2)`,
    status: 'k.status',
    result: 'k.result',
    ordered_by: 'c.name',
    ordered_at: 'k.created_at',
    consented_at: 'k.consented_at',
    completed_at: 'k.completed_at',
  },
};

/** Counted by day, job, and kind: what was written is never part of a report. */
export const MESSAGES_VOLUME: SourceSql = {
  tables: `(
      select m.company_id, a.position_id, (m.created_at at time zone $6)::date as day, m.channel, m.direction,
        m.automated, count(*) as messages, count(*) filter (where m.status = 'delivered') as delivered,
        count(*) filter (where m.status = 'failed') as failed, coalesce(sum(m.segments), 0) as segments,
        min(m.id) as id
      from messages m join applications a on a.company_id = m.company_id and a.id = m.application_id
      where m.company_id = $1
      group by 1, 2, 3, 4, 5, 6
    ) v
    join positions p on p.company_id = v.company_id and p.id = v.position_id
    join locations l on l.company_id = p.company_id and l.id = p.location_id
    join brands b on b.company_id = l.company_id and b.id = l.brand_id
    left join departments d on d.company_id = p.company_id and d.id = p.department_id`,
  company: 'v.company_id',
  scope: JOB_SCOPE,
  id: 'v.id',
  columns: {
    ...JOB_COLUMNS,
    day: 'v.day',
    channel: 'v.channel',
    direction: 'v.direction',
    automated: 'v.automated::text',
    messages: 'v.messages',
    delivered: 'v.delivered',
    failed: 'v.failed',
    segments: 'v.segments',
  },
};
