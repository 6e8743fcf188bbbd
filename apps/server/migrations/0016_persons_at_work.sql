-- Persons at work: who agreed to hear of other jobs, and what two records of one person keep when they become one.

-- The applicant agreed to hear of other jobs; the words they agreed to stand in applicant_consents.
alter table applications add column keep_in_touch boolean not null default false;
create index applications_keep_in_touch on applications (company_id, applied_at desc, id desc) where keep_in_touch;

create function onward.keep_in_touch() returns trigger language plpgsql as $$
begin
  update applications set keep_in_touch = true where company_id = new.company_id and id = new.application_id;
  return null;
end $$;
create trigger keep_in_touch after insert on applicant_consents
  for each row when (new.kind = 'keep_in_touch') execute function onward.keep_in_touch();

-- Rows are protected from the owner too, so these steps borrow the role that sees all companies.
set local role onward_system;
update applications a set keep_in_touch = true
  from applicant_consents c
  where c.company_id = a.company_id and c.application_id = a.id and c.kind = 'keep_in_touch';

-- Language and the flag against rehiring are kept with a merge too, so that undoing it brings them back.
update person_merges m
  set kept_before = jsonb_build_object('language', p.language, 'do_not_rehire', p.do_not_rehire) || m.kept_before
  from persons p where p.company_id = m.company_id and p.id = m.kept_person_id;
reset role;

-- People who agreed to hear of other jobs are asked to apply for one: a row for each press of the button, and for each
-- of them. What is sent waits until it can no longer be taken back.
create table job_invitations (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  position_id bigint not null,
  staff_id bigint not null,
  message text not null default '',
  invited_at timestamptz not null,
  undone_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id)
);
call onward.protect_company_table('job_invitations');

create table job_invitation_people (
  company_id bigint not null,
  id bigint generated always as identity,
  invitation_id bigint not null,
  person_id bigint not null,
  -- Where they agreed, and where their activity tells of it.
  application_id bigint not null,
  sent_at timestamptz,
  primary key (company_id, id),
  unique (company_id, invitation_id, person_id),
  foreign key (company_id, invitation_id) references job_invitations (company_id, id),
  foreign key (company_id, person_id) references persons (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index job_invitation_people_person on job_invitation_people (company_id, person_id);
call onward.protect_company_table('job_invitation_people');

-- Everything that leads to the person was taken away; what is left says only that there was somebody.
alter table persons add column erased_at timestamptz;

-- Work that waits and carries words about an applicant, known by the page it links to.
create function onward.withdraw_jobs_about(of_company bigint, page text) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from graphile_worker._private_jobs
    where locked_at is null and payload ->> 'link' = page and payload ->> 'company_id' = of_company::text;
end $$;
revoke all on function onward.withdraw_jobs_about from public;
grant execute on function onward.withdraw_jobs_about to onward_app, onward_system;
