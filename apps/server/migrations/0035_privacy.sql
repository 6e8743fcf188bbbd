-- Privacy: how long things are kept, what the monthly job removed, legal holds, and what people ask for.

create table retention_settings (
  company_id bigint primary key references companies,
  -- RetentionRule[]; without a row nothing is removed.
  rules jsonb not null,
  version integer not null default 1,
  staff_id bigint not null,
  updated_at timestamptz not null,
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
call onward.protect_company_table('retention_settings');

-- One for each first of a month.
create table retention_runs (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  run_on date not null,
  -- The rules when it began: a run that was interrupted goes on with them.
  rules jsonb not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (company_id, id),
  unique (company_id, run_on)
);
call onward.protect_company_table('retention_runs');

-- What a run did with each record. No names: the record says that somebody was forgotten, not who.
create table retention_run_records (
  company_id bigint not null,
  run_id bigint not null,
  kind text not null check (kind in (
    'rejected_applicants', 'inactive_applicants', 'background_reports', 'signed_documents', 'messages')),
  subject_type text not null check (subject_type in ('person', 'check', 'offer', 'attachment', 'conversation')),
  subject_id bigint not null,
  outcome text not null check (outcome in ('anonymized', 'deleted', 'kept', 'failed')),
  count integer not null default 1,
  reason text,
  primary key (company_id, run_id, kind, subject_type, subject_id),
  foreign key (company_id, run_id) references retention_runs (company_id, id)
);
create index retention_run_records_outcome on retention_run_records (company_id, run_id, outcome, kind, subject_type, subject_id);
call onward.protect_company_table('retention_run_records');

-- Nothing about the person is removed, neither by a run nor by hand, until the hold is released.
create table legal_holds (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  person_id bigint,
  -- Only for employees who never applied here; the others are held with their person.
  employee_id bigint,
  reason text not null,
  placed_by bigint not null,
  placed_at timestamptz not null,
  released_by bigint,
  released_at timestamptz,
  primary key (company_id, id),
  check ((person_id is null) <> (employee_id is null)),
  check ((released_by is null) = (released_at is null)),
  foreign key (company_id, person_id) references persons (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, placed_by) references company_staffs (company_id, id),
  foreign key (company_id, released_by) references company_staffs (company_id, id)
);
create unique index legal_holds_person on legal_holds (company_id, person_id) where released_at is null;
create unique index legal_holds_employee on legal_holds (company_id, employee_id) where released_at is null;
call onward.protect_company_table('legal_holds');

-- Everybody a hold is on, also by a record that was merged into theirs or by their employee record. Whatever removes
-- something about people asks these two.
create function onward.held_persons(of_company bigint) returns setof bigint language sql stable rows 10 as $$
  with recursive held (id) as (
    select coalesce(h.person_id, a.person_id) from legal_holds h
    left join employees e on e.company_id = h.company_id and e.id = h.employee_id
    left join applications a on a.company_id = e.company_id and a.id = e.application_id
    where h.company_id = of_company and h.released_at is null and coalesce(h.person_id, a.person_id) is not null
    union
    select p.merged_into from held join persons p on p.company_id = of_company and p.id = held.id
    where p.merged_into is not null
  )
  select id from held
$$;

create function onward.held_employees(of_company bigint) returns setof bigint language sql stable rows 10 as $$
  select employee_id from legal_holds
  where company_id = of_company and released_at is null and employee_id is not null
  union
  select e.id from onward.held_persons(of_company) held (id)
  join applications a on a.company_id = of_company and a.person_id = held.id
  join employees e on e.company_id = of_company and e.application_id = a.id
$$;

-- Somebody asks for a copy of their data or to be erased.
create table privacy_requests (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  -- Null once the person's record is deleted.
  person_id bigint,
  kind text not null check (kind in ('copy', 'erase')),
  received_on date not null,
  due_on date not null,
  note text not null default '',
  staff_id bigint not null,
  outcome text check (outcome in ('done', 'refused')),
  outcome_reason text not null default '',
  closed_by bigint,
  closed_at timestamptz,
  primary key (company_id, id),
  check ((outcome is null) = (closed_at is null)),
  foreign key (company_id, person_id) references persons (company_id, id) on delete set null (person_id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id),
  foreign key (company_id, closed_by) references company_staffs (company_id, id)
);
create unique index privacy_requests_open on privacy_requests (company_id, person_id, kind) where closed_at is null;
create index privacy_requests_due on privacy_requests (company_id, due_on, id) where closed_at is null;
create index privacy_requests_closed on privacy_requests (company_id, closed_at desc, id desc) where closed_at is not null;
call onward.protect_company_table('privacy_requests');
