-- Background checks of applicants, and the notices before a rejection for a finding.

create table application_background_checks (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  -- The visit to the background-check stage it was ordered in.
  stage_entry integer not null,
  -- As it was when it was ordered: slug, name, price, turnaround, screenings.
  package jsonb not null,
  -- Where the applicant will work, and the provider's name for that place.
  location_id bigint not null,
  node text,
  status text not null check (status in (
    'invitation_sent', 'pending', 'suspended', 'clear', 'consider', 'pre_adverse_action', 'dispute',
    'final_adverse_action', 'canceled', 'expired')),
  result text check (result in ('clear', 'consider')),
  -- Null when a rule ordered it.
  ordered_by bigint,
  certified boolean not null default false,
  -- Null until it can no longer be undone.
  sent_at timestamptz,
  expires_at timestamptz,
  -- What was agreed to, by whom, from where: version of the texts, language, name, address, device.
  consent jsonb,
  consented_at timestamptz,
  -- When the applicant did not agree, which cancels the check; null when staff canceled it.
  refused_at timestamptz,
  consent_letter_key text,
  wants_copy boolean not null default false,
  -- Encrypted: what the applicant gave about their identity. Removed once the provider has it.
  identity bytea,
  candidate_id text,
  report_id text,
  -- Why the provider did not take the order, in its words.
  problem text,
  -- Encrypted: the records in the report.
  findings bytea,
  completed_at timestamptz,
  decision_note text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id),
  foreign key (company_id, location_id) references locations (company_id, id),
  foreign key (company_id, ordered_by) references company_staffs (company_id, id)
);
create index application_background_checks_application
  on application_background_checks (company_id, application_id, id);
-- Only one at a time is under way for an applicant.
create unique index application_background_checks_running on application_background_checks (company_id, application_id)
  where status in ('invitation_sent', 'pending', 'suspended', 'consider', 'pre_adverse_action', 'dispute');
-- Events name the report or the candidate.
create index application_background_checks_report on application_background_checks (company_id, report_id);
create index application_background_checks_candidate on application_background_checks (company_id, candidate_id);
-- The few that still hold an identity.
create index application_background_checks_identity on application_background_checks (company_id, id)
  where identity is not null;
call onward.protect_company_table('application_background_checks');

create table adverse_actions (
  company_id bigint not null,
  check_id bigint not null,
  started_by bigint,
  -- Encrypted: the records it is about.
  items bytea not null,
  message text,
  -- The waiting time counts from here, in days of the location.
  notice_day date not null,
  waits_until date not null,
  pre_at timestamptz,
  pre_letter_key text,
  disputed_at timestamptz,
  -- What the applicant says about the report.
  statement text,
  final_at timestamptz,
  final_letter_key text,
  primary key (company_id, check_id),
  foreign key (company_id, check_id) references application_background_checks (company_id, id) on delete cascade,
  foreign key (company_id, started_by) references company_staffs (company_id, id)
);
call onward.protect_company_table('adverse_actions');

-- The stage status of a background check is the state of the check from now on.
update applications set stage_status = 'not_ordered'
  where stage_status = 'not_sent'
    and stage_id in (select id from stages where stage_type = 'background_check');
