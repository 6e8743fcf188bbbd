-- People who apply, what they applied for, and everything that happened to it.

create table persons (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  region_number text,
  language text not null default 'en',
  email_opt_out boolean not null default false,
  sms_opt_out boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
-- Someone who applies again is found by phone or by e-mail.
create index persons_phone on persons (company_id, phone, region_number) where phone is not null;
create index persons_email on persons (company_id, email) where email is not null;
call onward.protect_company_table('persons');

create table applications (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  digest_key text not null unique,
  person_id bigint not null,
  position_id bigint not null,
  status text not null default 'in_progress' check (status in ('in_progress', 'hired', 'rejected', 'inactive')),
  stage_id bigint not null,
  -- Counts every entry into a stage, so that links and rules know which visit they belong to.
  stage_entry integer not null default 1,
  stage_status text,
  -- As given with this application; the person may have changed since.
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  region_number text,
  language text not null default 'en',
  answers jsonb not null default '[]',
  screening_failed boolean not null default false,
  referer_source text,
  sms_consent boolean not null default false,
  rating numeric(3, 2),
  rejection jsonb,
  hired_date date,
  applied_at timestamptz not null,
  stage_entered_at timestamptz not null,
  last_activity_at timestamptz not null,
  -- Null while no one of the staff has opened it: those are the new ones.
  seen_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, person_id) references persons (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id),
  foreign key (company_id, stage_id) references stages (company_id, id)
);
-- One open application of a person for a posting, whatever happens at the same moment.
create unique index applications_once on applications (company_id, position_id, person_id) where status <> 'rejected';
create index applications_person on applications (company_id, person_id);
create index applications_newest on applications (company_id, applied_at desc, id desc) where status <> 'inactive';
create index applications_position on applications (company_id, position_id, status, applied_at desc, id desc);
create index applications_stage on applications (company_id, stage_id, position_id, status);
call onward.protect_company_table('applications');

-- How many are in each stage of a posting: in progress by stage, the others by status.
create table position_stage_counts (
  company_id bigint not null,
  position_id bigint not null,
  stage_id bigint not null,
  in_progress integer not null default 0,
  primary key (company_id, position_id, stage_id)
);
call onward.protect_company_table('position_stage_counts');

create function onward.count_application(of_company bigint, of_position bigint, of_stage bigint, of_status text,
  unseen boolean, step integer) returns void
  language plpgsql as $$
begin
  update positions set
      applicants_count = applicants_count + step,
      new_applicants_count = new_applicants_count + case when unseen and of_status = 'in_progress' then step else 0 end,
      hired_count = hired_count + case when of_status = 'hired' then step else 0 end
    where company_id = of_company and id = of_position;
  if of_status = 'in_progress' then
    insert into position_stage_counts (company_id, position_id, stage_id, in_progress)
      values (of_company, of_position, of_stage, step)
      on conflict (company_id, position_id, stage_id)
      do update set in_progress = position_stage_counts.in_progress + excluded.in_progress;
  end if;
end $$;

create function onward.count_applications() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform onward.count_application(old.company_id, old.position_id, old.stage_id, old.status, old.seen_at is null, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform onward.count_application(new.company_id, new.position_id, new.stage_id, new.status, new.seen_at is null, 1);
  end if;
  return null;
end $$;
-- At the very end of the transaction: the row of a busy posting is then locked for an instant only.
create constraint trigger count_applications after insert or delete or update of status, stage_id, position_id, seen_at
  on applications deferrable initially deferred for each row execute function onward.count_applications();

create table application_histories (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  actor text not null check (actor in ('staff', 'applicant', 'automation', 'system')),
  staff_id bigint,
  action text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index application_histories_newest on application_histories (company_id, application_id, id desc);
call onward.protect_company_table('application_histories');

create table application_attachments (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  kind text not null check (kind in ('resume', 'answer', 'form_answer')),
  question_id bigint,
  file_name text not null,
  content_type text not null,
  byte_size bigint not null,
  storage_key text not null unique,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index application_attachments_application on application_attachments (company_id, application_id);
call onward.protect_company_table('application_attachments');

-- What was agreed to: the very text, its version, and when.
create table applicant_consents (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  kind text not null check (kind in ('sms', 'keep_in_touch')),
  text_version text not null,
  text text not null,
  language text not null,
  given_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index applicant_consents_application on applicant_consents (company_id, application_id);
call onward.protect_company_table('applicant_consents');

-- Voluntary answers, apart from the application on purpose: nothing here leads back to a person.
create table equal_opportunity_answers (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  position_id bigint not null,
  sex text,
  race text,
  veteran text,
  answered_on date not null,
  primary key (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id)
);
create index equal_opportunity_answers_position on equal_opportunity_answers (company_id, position_id);
call onward.protect_company_table('equal_opportunity_answers');
