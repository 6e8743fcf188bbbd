-- Events out: a log of every state change, signed deliveries of it to other systems, and keys for those systems.

-- ==== Event log ====

-- Rows can be added and read, never changed. Payloads are ids and states; callers with the rights to it can read the
-- record itself.
create table event_log (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  event_key text not null default 'evt_' || replace(gen_random_uuid()::text, '-', ''),
  -- Of the catalog in the domain, e.g. `applicant.hired`.
  type text not null,
  -- Of the payload's shape.
  version integer not null default 1,
  subject_type text not null,
  subject_id bigint not null,
  -- Where it happened, for readers who see only some places.
  location_id bigint,
  brand_id bigint,
  department_id bigint,
  position_id bigint,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index event_log_key on event_log (event_key);
create index event_log_subject on event_log (company_id, subject_type, subject_id, id desc);
create index event_log_type on event_log (company_id, type, id desc);
create index event_log_age on event_log (created_at);
call onward.protect_company_table('event_log');
revoke update, delete on event_log from onward_app;
revoke update on event_log from onward_system;

-- ==== Webhooks ====

create table webhook_endpoints (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  -- The encryption of its secrets is bound to it.
  endpoint_key uuid not null default gen_random_uuid(),
  name text not null,
  url text not null,
  event_types text[] not null,
  enabled boolean not null default true,
  -- Why it was switched off without anybody asking: its server answered that it is gone.
  disabled_reason text check (disabled_reason in ('gone')),
  secret bytea not null,
  -- Signs as well until then, so that the receiver can change over without losing anything.
  earlier_secret bytea,
  earlier_secret_until timestamptz,
  -- Since when every delivery failed; null while it works.
  failing_since timestamptz,
  consecutive_failures integer not null default 0,
  created_by bigint,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (company_id, id),
  check ((earlier_secret is null) = (earlier_secret_until is null)),
  foreign key (company_id, created_by) references company_staffs (company_id, id)
);
-- Key rotation reads the rows of all companies in this order.
create unique index webhook_endpoints_id on webhook_endpoints (id);
create unique index webhook_endpoints_key on webhook_endpoints (company_id, endpoint_key);
create index webhook_endpoints_enabled on webhook_endpoints (company_id) where enabled and deleted_at is null;
call onward.protect_company_table('webhook_endpoints');

create table webhook_deliveries (
  company_id bigint not null,
  id bigint generated always as identity,
  endpoint_id bigint not null,
  event_id bigint not null,
  -- Deliveries about the same record leave one after the other.
  subject_type text not null,
  subject_id bigint not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  is_test boolean not null default false,
  attempts integer not null default 0,
  -- The latest tries: when, the status or what went wrong, and how long it took.
  tries jsonb not null default '[]',
  -- Infinity while an earlier one about the same record is pending.
  next_attempt_at timestamptz default now(),
  -- A courier that died gives it back then.
  claimed_until timestamptz,
  -- Null before the first try, also when it is sent again.
  first_tried_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (company_id, id),
  check ((state = 'pending') = (next_attempt_at is not null)),
  foreign key (company_id, endpoint_id) references webhook_endpoints (company_id, id),
  foreign key (company_id, event_id) references event_log (company_id, id)
);
create index webhook_deliveries_due on webhook_deliveries (company_id, endpoint_id, next_attempt_at, id)
  where state = 'pending';
create index webhook_deliveries_waiting on webhook_deliveries (company_id, endpoint_id, id)
  where state = 'pending' and next_attempt_at = 'infinity';
create index webhook_deliveries_order on webhook_deliveries (company_id, endpoint_id, subject_type, subject_id, id)
  where state = 'pending';
create index webhook_deliveries_list on webhook_deliveries (company_id, endpoint_id, id desc);
create index webhook_deliveries_failed on webhook_deliveries (company_id, endpoint_id, id desc) where state = 'failed';
create index webhook_deliveries_event on webhook_deliveries (company_id, event_id);
create index webhook_deliveries_age on webhook_deliveries (created_at);
call onward.protect_company_table('webhook_deliveries');

-- ==== API keys ====

-- A key acts for the person who made it, with some of their permissions and places, never more than they have now.
create table api_keys (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  token_hash bytea not null unique,
  last_four text not null,
  staff_id bigint not null,
  permissions text[] not null,
  -- Empty: everywhere the person may see.
  location_ids bigint[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  ended_by bigint,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id),
  foreign key (company_id, ended_by) references company_staffs (company_id, id)
);
call onward.protect_company_table('api_keys');
call onward.keep_to_identity('api_keys', 'token_hash');
create trigger access_changed after update of ended_at
  on api_keys for each row execute function onward.announce_access_change('company');

-- ==== Writing the log ====

-- Adds an event, and a delivery for each webhook that wants its type.
create function onward.log_event(
  of_company bigint, event_type text, about text, about_id bigint, at_position bigint, at_location bigint,
  at_department bigint, facts jsonb
) returns void language plpgsql as $$
declare
  added bigint;
  at_brand bigint;
begin
  select l.brand_id into at_brand from locations l where l.company_id = of_company and l.id = at_location;
  insert into event_log (company_id, type, subject_type, subject_id, location_id, brand_id, department_id, position_id, data)
    values (of_company, event_type, about, about_id, at_location, at_brand, at_department, at_position,
      jsonb_strip_nulls(facts || jsonb_build_object('location_id', at_location, 'position_id', at_position)))
    returning id into added;
  insert into webhook_deliveries (company_id, endpoint_id, event_id, subject_type, subject_id, next_attempt_at)
    select of_company, e.id, added, about, about_id,
      case when exists (select from webhook_deliveries d where d.company_id = of_company and d.endpoint_id = e.id
        and d.subject_type = about and d.subject_id = about_id and d.state = 'pending') then 'infinity' else now() end
    from webhook_endpoints e
    where e.company_id = of_company and e.enabled and e.deleted_at is null and event_type = any(e.event_types);
  if found then
    perform pg_notify('onward_webhooks', '');
  end if;
end $$;

create function onward.log_application() returns trigger language plpgsql as $$
declare
  kind text := case
    when tg_op = 'INSERT' then 'applicant.created'
    when new.status <> old.status then case new.status
      when 'hired' then 'applicant.hired'
      when 'rejected' then 'applicant.rejected'
      when 'inactive' then 'applicant.inactivated'
      else 'applicant.reactivated' end
    else 'applicant.moved' end;
begin
  perform onward.log_event(new.company_id, kind, 'applicant', new.id, new.position_id, p.location_id, p.department_id,
    jsonb_build_object('applicant_id', new.id, 'person_id', new.person_id, 'stage_id', new.stage_id, 'status', new.status)
      || case when tg_op = 'UPDATE' then jsonb_build_object(
        'previous_stage_id', old.stage_id, 'previous_status', old.status, 'previous_position_id', old.position_id)
        else '{}' end)
    from positions p where p.company_id = new.company_id and p.id = new.position_id;
  return null;
end $$;
create trigger log_added after insert on applications for each row execute function onward.log_application();
create trigger log_changed after update of status, stage_id, stage_entry, position_id on applications for each row
  when (old.status <> new.status or old.stage_id <> new.stage_id or old.stage_entry <> new.stage_entry
    or old.position_id <> new.position_id)
  execute function onward.log_application();

create function onward.log_erased_person() returns trigger language plpgsql as $$
begin
  perform onward.log_event(new.company_id, 'person.erased', 'person', new.id, null, null, null,
    jsonb_build_object('person_id', new.id));
  return null;
end $$;
create trigger log_erased after update of erased_at on persons for each row
  when (old.erased_at is null and new.erased_at is not null) execute function onward.log_erased_person();

create function onward.log_position() returns trigger language plpgsql as $$
begin
  perform onward.log_event(new.company_id,
    case when tg_op = 'INSERT' then 'job.created' else case new.status
      when 'published' then 'job.published'
      when 'closed' then 'job.closed'
      when 'deleted' then 'job.deleted'
      else 'job.unpublished' end end,
    'job', new.id, new.id, new.location_id, new.department_id,
    jsonb_build_object('status', new.status, 'previous_status', case when tg_op = 'UPDATE' then old.status end));
  return null;
end $$;
create trigger log_added after insert on positions for each row execute function onward.log_position();
create trigger log_changed after update of status on positions for each row when (old.status <> new.status)
  execute function onward.log_position();

-- What belongs to an application: its place is that of the job.
create function onward.log_about_application(
  of_company bigint, event_type text, about text, about_id bigint, application bigint, facts jsonb
) returns void language sql as $$
  select onward.log_event(of_company, event_type, about, about_id, p.id, p.location_id, p.department_id,
    facts || jsonb_build_object('applicant_id', a.id))
  from applications a join positions p on p.company_id = a.company_id and p.id = a.position_id
  where a.company_id = of_company and a.id = application;
$$;

create function onward.log_meeting() returns trigger language plpgsql as $$
begin
  perform onward.log_about_application(new.company_id,
    case
      when tg_op = 'INSERT' then 'interview.booked'
      when new.status = old.status then 'interview.rescheduled'
      when new.status = 'request_reschedule' then 'interview.reschedule_requested'
      when new.status = 'pending' then 'interview.reopened'
      else 'interview.' || new.status end,
    'interview', new.id, new.application_id,
    jsonb_build_object('interview_id', new.id, 'status', new.status, 'starts_at', new.starts_at, 'ends_at', new.ends_at));
  return null;
end $$;
create trigger log_added after insert on meetings for each row execute function onward.log_meeting();
create trigger log_changed after update of status, starts_at on meetings for each row
  when (old.status <> new.status or old.starts_at <> new.starts_at) execute function onward.log_meeting();

create function onward.log_offer() returns trigger language plpgsql as $$
begin
  perform onward.log_about_application(new.company_id, 'offer.' || new.status, 'offer', new.id, new.application_id,
    jsonb_build_object('offer_id', new.id, 'status', new.status));
  return null;
end $$;
create trigger log_added after insert on application_offers for each row execute function onward.log_offer();
create trigger log_changed after update of status on application_offers for each row
  when (old.status <> new.status) execute function onward.log_offer();

-- Says how far a check is, never what it found.
create function onward.check_progress(status text) returns text language sql immutable as $$
  select case
    when status in ('invitation_sent') then 'ordered'
    when status in ('pending', 'suspended') then 'in_progress'
    when status in ('canceled', 'expired') then status
    else 'completed' end;
$$;
create function onward.log_check() returns trigger language plpgsql as $$
begin
  perform onward.log_about_application(new.company_id, 'background_check.' || onward.check_progress(new.status),
    'background_check', new.id, new.application_id, jsonb_build_object('background_check_id', new.id));
  return null;
end $$;
create trigger log_added after insert on application_background_checks for each row execute function onward.log_check();
create trigger log_changed after update of status on application_background_checks for each row
  when (onward.check_progress(old.status) <> onward.check_progress(new.status)) execute function onward.log_check();

create function onward.log_employee() returns trigger language plpgsql as $$
begin
  perform onward.log_event(new.company_id,
    case
      when tg_op = 'INSERT' then 'employee.created'
      when new.status = old.status then 'employee.updated'
      when new.status = 'active' then 'employee.reinstated'
      else 'employee.' || new.status end,
    'employee', new.id, new.position_id, new.location_id, new.department_id,
    jsonb_build_object('employee_id', new.id, 'applicant_id', new.application_id, 'status', new.status));
  return null;
end $$;
create trigger log_added after insert on employees for each row execute function onward.log_employee();
create trigger log_changed after update of status, version on employees for each row
  when (old.status <> new.status or old.version <> new.version) execute function onward.log_employee();

-- What belongs to an employee: its place is theirs.
create function onward.log_about_employee(
  of_company bigint, event_type text, about text, about_id bigint, employee bigint, facts jsonb
) returns void language sql as $$
  select onward.log_event(of_company, event_type, about, about_id, e.position_id, e.location_id, e.department_id,
    facts || jsonb_build_object('employee_id', e.id))
  from employees e where e.company_id = of_company and e.id = employee;
$$;

create function onward.log_onboarding() returns trigger language plpgsql as $$
begin
  perform onward.log_about_employee(new.company_id,
    case
      when tg_op = 'INSERT' then 'onboarding.started'
      when new.ended_as is distinct from old.ended_as and new.ended_as is not null then 'onboarding.ended'
      when new.status <> old.status and new.status = 'completed' then 'onboarding.completed'
      when new.status <> old.status and new.status = 'suspended' then 'onboarding.suspended'
      when new.status <> old.status and old.status = 'suspended' then 'onboarding.resumed'
      else 'onboarding.changed' end,
    'onboarding', new.id, new.employee_id,
    jsonb_build_object('onboarding_id', new.id, 'process_id', new.company_onboarding_process_id, 'state', new.state,
      'ended_as', new.ended_as));
  return null;
end $$;
create trigger log_added after insert on employee_onboarding_processes for each row
  execute function onward.log_onboarding();
create trigger log_changed after update of status, state, ended_as on employee_onboarding_processes for each row
  when (old.status <> new.status or old.state <> new.state or old.ended_as is distinct from new.ended_as)
  execute function onward.log_onboarding();

create function onward.log_i9_form() returns trigger language plpgsql as $$
begin
  perform onward.log_about_employee(new.company_id,
    case
      when tg_op = 'INSERT' then 'i9.started'
      when new.status = 'section1_open' then 'i9.reopened'
      when new.status = 'section2_open' then 'i9.section1_completed'
      when new.status = 'receipt_open' then 'i9.receipt_accepted'
      when new.status = 'purged' then 'i9.purged'
      else 'i9.completed' end,
    'i9', new.id, new.employee_id, jsonb_build_object('i9_id', new.id));
  return null;
end $$;
create trigger log_added after insert on i9_forms for each row execute function onward.log_i9_form();
create trigger log_changed after update of status on i9_forms for each row when (old.status <> new.status)
  execute function onward.log_i9_form();

-- Says that something changed, never what the government answered.
create function onward.log_everify_case() returns trigger language plpgsql as $$
begin
  perform onward.log_about_employee(new.company_id,
    case
      when tg_op = 'INSERT' then 'everify_case.opened'
      when new.status = 'CLOSED' then 'everify_case.closed'
      else 'everify_case.updated' end,
    'everify_case', new.id, new.employee_id, jsonb_build_object('everify_case_id', new.id));
  return null;
end $$;
create trigger log_added after insert on everify_cases for each row execute function onward.log_everify_case();
create trigger log_changed after update of status on everify_cases for each row when (old.status <> new.status)
  execute function onward.log_everify_case();

create function onward.log_payroll_transfer() returns trigger language plpgsql as $$
begin
  perform onward.log_about_employee(new.company_id, 'payroll_transfer.' || new.status, 'payroll_transfer', new.id,
    new.employee_id, jsonb_build_object('payroll_transfer_id', new.id, 'provider', new.provider));
  return null;
end $$;
create trigger log_changed after update of status on payroll_transfers for each row
  when (old.status <> new.status and new.status in ('sent', 'failed')) execute function onward.log_payroll_transfer();

create function onward.log_integration() returns trigger language plpgsql as $$
begin
  perform onward.log_event(new.company_id,
    case new.status
      when 'active' then 'integration.connected'
      when 'error' then 'integration.stopped'
      when 'pending' then 'integration.pending'
      else 'integration.disconnected' end,
    'integration', new.id, null, null, null, jsonb_build_object('nickname', new.nickname));
  return null;
end $$;
create trigger log_changed after update of status on integrations for each row when (old.status <> new.status)
  execute function onward.log_integration();
