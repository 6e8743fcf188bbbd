-- Two records of one person become one, and can be taken apart again.
alter table persons
  -- The person this one was merged into; who applies with its number or address is that one.
  add column merged_into bigint,
  -- Why the person is not to be hired again: {reason, staff_id, at}.
  add column do_not_rehire jsonb,
  add foreign key (company_id, merged_into) references persons (company_id, id);

create index persons_name on persons (company_id, lower(first_name), lower(last_name)) where merged_into is null;

create table person_merges (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  kept_person_id bigint not null,
  merged_person_id bigint not null,
  -- Which applications came along, and what the kept person was called and reached by before.
  application_ids bigint[] not null,
  kept_before jsonb not null,
  staff_id bigint not null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, kept_person_id) references persons (company_id, id),
  foreign key (company_id, merged_person_id) references persons (company_id, id)
);
create index person_merges_newest on person_merges (company_id, id desc);
call onward.protect_company_table('person_merges');

-- Pairs that somebody has looked at and found to be two people.
create table different_persons (
  company_id bigint not null references companies,
  person_id bigint not null,
  other_person_id bigint not null,
  staff_id bigint not null,
  decided_at timestamptz not null,
  primary key (company_id, person_id, other_person_id),
  check (person_id < other_person_id)
);
call onward.protect_company_table('different_persons');

-- Applicants come out of files too.
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('locations', 'applicants'));
