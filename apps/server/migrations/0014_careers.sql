-- Careers: what applicants do on the public pages: applying, tasks behind personal links, the receipt.

-- An application that is being filled in. Deleted after 30 days.
create table application_drafts (
  company_id bigint not null,
  id bigint generated always as identity,
  position_id bigint not null,
  token_hash bytea not null unique,
  phone text,
  region_number text,
  -- The number the draft was started from by text; the one above can be typed by anybody.
  proven_phone text,
  proven_region_number text,
  language text not null default 'en',
  entries jsonb not null default '{}',
  step text not null default 'about_you',
  referer_source text,
  application_id bigint,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id)
);
create index application_drafts_phone on application_drafts (company_id, position_id, phone, region_number)
  where application_id is null;
create index application_drafts_expired on application_drafts (expires_at);
call onward.protect_company_table('application_drafts');

-- A texted link to continue a draft on another phone.
create table draft_resume_links (
  company_id bigint not null,
  id bigint generated always as identity,
  draft_id bigint not null,
  token_hash bytea not null unique,
  -- It opens the draft once; afterwards it only leads to the application that was sent.
  used_at timestamptz,
  expires_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, draft_id) references application_drafts (company_id, id) on delete cascade
);
create index draft_resume_links_draft on draft_resume_links (company_id, draft_id);
call onward.protect_company_table('draft_resume_links');

-- What an applicant is asked to do in a stage, behind a personal link.
create table applicant_tasks (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  stage_id bigint not null,
  stage_entry integer not null,
  kind text not null check (kind in ('online_form', 'online_quiz', 'scheduling', 'offer', 'background_check')),
  -- Null after the contact that has the link has changed; the next message makes a new one.
  token_hash bytea unique,
  -- The token itself, encrypted, to send the link again.
  token bytea,
  draft jsonb not null default '[]',
  -- As submitted, each with its question and whether it is acceptable: questions may be edited later.
  answers jsonb,
  -- Of the form or quiz, when it was submitted.
  name text,
  score integer,
  max_score integer,
  pass_score integer,
  passed boolean,
  -- More time than the quiz allows, given by staff.
  extra_time text check (extra_time in ('25_percent', '50_percent', '100_percent', 'no_limit')),
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, application_id, stage_entry),
  foreign key (company_id, application_id) references applications (company_id, id),
  foreign key (company_id, stage_id) references stages (company_id, id)
);
-- Key rotation reads the rows of all companies in this order.
create unique index applicant_tasks_id on applicant_tasks (id);
call onward.protect_company_table('applicant_tasks');
create trigger index_application after delete or update of answers
  on applicant_tasks for each row execute function onward.index_application_of_part();

-- The thank-you page leads to the applicant's next task, so it opens with a token of its own and not with the key
-- that staff know. Only hashes are stored; the answer to applying and each receipt carry a new one.
create table receipt_tokens (
  token_hash bytea primary key,
  company_id bigint not null,
  application_id bigint not null,
  expires_at timestamptz not null,
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);
create index receipt_tokens_application on receipt_tokens (company_id, application_id);
create index receipt_tokens_expiry on receipt_tokens (expires_at);
call onward.protect_company_table('receipt_tokens');

-- Links to tasks and receipts belong to who got them: they end when an email or phone number is replaced or removed,
-- such as one that was mistyped. One that was only added leaves them as they are.
create function onward.forget_applicant_links() returns trigger language plpgsql as $$
begin
  delete from receipt_tokens t using applications a
  where a.company_id = new.company_id and a.person_id = new.id
    and t.company_id = a.company_id and t.application_id = a.id;
  update applicant_tasks t set token_hash = null, token = null from applications a
  where a.company_id = new.company_id and a.person_id = new.id
    and t.company_id = a.company_id and t.application_id = a.id and t.token is not null;
  return null;
end $$;
create trigger forget_applicant_links after update of email, phone, region_number on persons
  for each row
  when (old.email is not null and old.email is distinct from new.email
    or old.phone is not null and (old.phone, old.region_number) is distinct from (new.phone, new.region_number))
  execute function onward.forget_applicant_links();

-- An application that looks like spam, or like a second one of the same person: no application yet, so it counts nowhere and notifies nobody. Staff let it in or
-- delete it; it is deleted after 30 days, and each posting keeps the newest 500.
create table suspected_spam (
  company_id bigint not null,
  id bigint generated always as identity,
  position_id bigint not null,
  reason text not null check (reason in ('honeypot', 'too_fast', 'already_applied')),
  -- As it was sent, without the answers on equal opportunity.
  input jsonb not null,
  phone text not null,
  email text,
  language text not null,
  -- Its files are with the draft.
  draft_id bigint,
  -- The applicant has a link to the thank-you page like everyone else.
  receipt_token_hash bytea not null unique,
  received_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id)
);
create index suspected_spam_position on suspected_spam (company_id, position_id, id);
create index suspected_spam_expiry on suspected_spam (received_at);
call onward.protect_company_table('suspected_spam');

-- Voluntary answers. Deliberately without any reference to the application: nothing here leads back to a person.
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

-- The texts that applicants agree to, as each company words them. A change is a new row and no row ever changes, because
-- each yes names its version. Version 1 is the product's own text and has no row.
create table consent_texts (
  company_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('sms', 'keep_in_touch')),
  version integer not null check (version > 1),
  -- By language.
  texts jsonb not null,
  staff_id bigint not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, kind, version),
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
call onward.protect_company_table('consent_texts');
revoke update, delete on consent_texts from onward_app, onward_system;
