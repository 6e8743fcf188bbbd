-- Reports: templates with their schedules, and runs of them into files.

create table custom_report_templates (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  name_key text generated always as (lower(name)) stored not null,
  data_source text not null,
  columns jsonb not null,
  filters jsonb not null,
  sort_by text,
  sort_order text not null check (sort_order in ('asc', 'desc')),
  -- A ReportSchedule; null when it runs only on request.
  schedule jsonb,
  next_run_at timestamptz,
  created_by bigint,
  last_run_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, name_key),
  check ((schedule is null) = (next_run_at is null)),
  foreign key (company_id, created_by) references company_staffs (company_id, id)
);
create index custom_report_templates_due on custom_report_templates (next_run_at) where next_run_at is not null;
call onward.protect_company_table('custom_report_templates');

-- With whom a report is shared: they may run it, in their own scope.
create table custom_report_shares (
  company_id bigint not null,
  template_id bigint not null,
  staff_id bigint not null,
  primary key (company_id, template_id, staff_id),
  foreign key (company_id, template_id) references custom_report_templates (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade
);
create index custom_report_shares_staff on custom_report_shares (company_id, staff_id);
call onward.protect_company_table('custom_report_shares');

create table custom_data_exports (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  -- Null once the report is deleted; the file then stays until it expires.
  template_id bigint,
  name text not null,
  -- The ReportDefinition when it was started, so that a later change of the report doesn't change it.
  definition jsonb not null,
  export_type text not null check (export_type in ('csv', 'xlsx')),
  status text not null default 'queued' check (status in ('queued', 'processing', 'completed', 'failed')),
  -- Whose rights and scope it has, and who may download it.
  created_by bigint not null,
  is_scheduled boolean not null default false,
  language text not null,
  time_zone text not null,
  row_count integer,
  rows_done integer not null default 0,
  -- A new one for each attempt, so that a worker that was given up never writes into the file of its successor.
  storage_key text unique,
  byte_size bigint,
  failure text check (failure in ('too_many_rows', 'stopped', 'no_access', 'interrupted', 'erased', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Somebody whose data it may contain was erased since: the file is removed like an old one.
  erased_at timestamptz,
  removed_at timestamptz,
  primary key (company_id, id),
  check ((status = 'failed') = (failure is not null)),
  check ((status in ('completed', 'failed')) = (finished_at is not null)),
  foreign key (company_id, template_id) references custom_report_templates (company_id, id)
    on delete set null (template_id),
  foreign key (company_id, created_by) references company_staffs (company_id, id)
);
create index custom_data_exports_own on custom_data_exports (company_id, created_by, created_at desc, id desc);
create index custom_data_exports_template on custom_data_exports (company_id, template_id, created_at desc, id desc);
create index custom_data_exports_files on custom_data_exports (finished_at)
  where storage_key is not null and removed_at is null;
call onward.protect_company_table('custom_data_exports');
