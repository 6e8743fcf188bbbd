-- Offers to applicants.

create table application_offers (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  -- The visit to the offer stage it was sent in.
  stage_entry integer not null,
  signing_request_id bigint not null,
  offer_template_ids bigint[] not null,
  salary numeric(12, 2),
  salary_unit text check (salary_unit in ('hour', 'day', 'week', 'month', 'year')),
  start_date date,
  status text not null check (status in (
    'sent', 'signed_by_applicant', 'signed', 'declined', 'voided', 'expired')),
  message text,
  -- Null when a rule sent it.
  sent_by bigint,
  -- Null until it can no longer be undone.
  sent_at timestamptz,
  viewed_at timestamptz,
  signed_at timestamptz,
  expires_at timestamptz not null,
  declined_reason text,
  voided_reason text,
  -- The offer that this one took the place of, and its status before, for undo.
  replaces_id bigint,
  replaced_status text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id),
  foreign key (company_id, signing_request_id) references signing_requests (company_id, id),
  foreign key (company_id, sent_by) references company_staffs (company_id, id)
);
create index application_offers_application on application_offers (company_id, application_id, id);
create unique index application_offers_open on application_offers (company_id, application_id)
  where status in ('sent', 'signed_by_applicant');
create unique index application_offers_request on application_offers (company_id, signing_request_id);
call onward.protect_company_table('application_offers');
