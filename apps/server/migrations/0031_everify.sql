-- E-Verify and Form I-9: the company's accounts, one form per employee, and the cases.

-- An account with E-Verify for one employer identification number. Such numbers are printed on every W-2, so they are not
-- encrypted here.
create table everify_companies (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  digest_key text not null unique,
  status text not null default 'draft' check (status in ('draft', 'pending_review', 'active')),
  -- Nine digits, or empty in a draft.
  employer_id_number text not null default '',
  company_name text not null default '',
  -- EverifyCompanyEntry without the two above; the locations of its sites are rows of their own as well.
  entry jsonb not null,
  review_note text,
  client_id text,
  submitted_at timestamptz,
  submitted_by bigint,
  reviewed_at timestamptz,
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, submitted_by) references company_staffs (company_id, id)
);
create unique index everify_companies_number on everify_companies (company_id, employer_id_number)
  where deleted_at is null and employer_id_number <> '';
create index everify_companies_review on everify_companies (submitted_at) where status = 'pending_review';
call onward.protect_company_table('everify_companies');

-- Which locations an account covers; a location has one account.
create table everify_company_locations (
  company_id bigint not null,
  location_id bigint not null,
  everify_company_id bigint not null,
  primary key (company_id, location_id, everify_company_id),
  foreign key (company_id, everify_company_id) references everify_companies (company_id, id) on delete cascade,
  foreign key (company_id, location_id) references locations (company_id, id) on delete cascade
);
create index everify_company_locations_company on everify_company_locations (company_id, everify_company_id);
call onward.protect_company_table('everify_company_locations');

create table i9_forms (
  company_id bigint not null,
  id bigint generated always as identity,
  employee_id bigint not null,
  status text not null default 'section1_open' check (status in (
    'section1_open', 'section2_open', 'receipt_open', 'complete', 'purged')),
  uses_everify boolean not null default false,
  first_day date not null,
  is_short_job boolean not null default false,
  -- What Section 1 attests, and whether it was signed by somebody under 18; forms and rules depend on both.
  work_status text,
  is_minor boolean not null default false,
  -- The answers of each section, encrypted as a whole.
  section1 bytea,
  section1_signature text,
  section1_signed_at timestamptz,
  section1_signed_from text,
  section2 bytea,
  section2_signature text,
  section2_signed_at timestamptz,
  section2_signed_by bigint,
  section2_signed_from text,
  receipt_until date,
  reverify_by date,
  -- The warning before the date above that was sent last, in days.
  reverify_warned integer,
  -- What is due next, and when; null when nothing is.
  due_what text check (due_what in ('section1', 'section2', 'receipt', 'case', 'reverification')),
  due_on date,
  -- The sealed PDF, and whether it has to be written anew.
  attachment_id bigint,
  is_unfiled boolean not null default false,
  purged_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, section2_signed_by) references company_staffs (company_id, id),
  foreign key (company_id, attachment_id) references employee_attachments (company_id, id)
    on delete set null (attachment_id)
);
create index i9_forms_due on i9_forms (company_id, due_on, id) where due_on is not null;
create index i9_forms_unfiled on i9_forms (updated_at) where is_unfiled;
-- Key rotation reads the rows of all companies in this order.
create unique index i9_forms_id on i9_forms (id);
call onward.protect_company_table('i9_forms');

-- Everything that happened to a form: rows are only added.
create table i9_events (
  company_id bigint not null,
  id bigint generated always as identity,
  i9_form_id bigint not null,
  kind text not null check (kind in (
    'created', 'section1_signed', 'section1_returned', 'section2_signed', 'viewed', 'revealed', 'corrected',
    'receipt_replaced', 'reverification', 'rehire', 'exported', 'first_day_moved', 'purged')),
  section text check (section in ('section1', 'section2')),
  field text,
  -- Encrypted: the values of a correction, or the block of a supplement.
  sealed bytea,
  -- Names the row where it is sealed, before it has an id.
  seal_key text,
  reason text,
  signature_name text,
  -- Null when it was the employee or the product itself.
  staff_id bigint,
  address text,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, i9_form_id) references i9_forms (company_id, id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index i9_events_form on i9_events (company_id, i9_form_id, id);
create unique index i9_events_seal on i9_events (company_id, seal_key);
create unique index i9_events_id on i9_events (id);
call onward.protect_company_table('i9_events');

-- Photos of documents that are kept with a form.
create table i9_copies (
  company_id bigint not null,
  id bigint generated always as identity,
  i9_form_id bigint not null,
  upload_id bigint not null,
  list text check (list in ('a', 'b', 'c')),
  -- By the employee, with Section 1.
  is_own boolean not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, i9_form_id, upload_id),
  foreign key (company_id, i9_form_id) references i9_forms (company_id, id),
  foreign key (company_id, upload_id) references uploads (company_id, id)
);
call onward.protect_company_table('i9_copies');

create table everify_cases (
  company_id bigint not null,
  id bigint generated always as identity,
  employee_id bigint not null,
  i9_form_id bigint not null,
  everify_company_id bigint not null,
  status text not null default 'DRAFT' check (status in (
    'NOT_STARTED', 'DRAFT', 'SUBMISSION_FAILED', 'UNCONFIRMED_DATA', 'PHOTO_MATCH', 'SCAN_AND_UPLOAD', 'MANUAL_REVIEW',
    'PENDING_REFERRAL', 'REFERRED', 'QUEUED', 'FINAL_NONCONFIRMATION', 'CLOSE_CASE_AND_RESUBMIT',
    'EMPLOYMENT_AUTHORIZED', 'CLOSED')),
  case_number text,
  -- Sent along, so that a case whose answer was lost is found again.
  reference text not null unique,
  -- The same number within 365 days means a duplicate; a keyed hash.
  ssn_hash bytea,
  delay_reason text,
  delay_text text,
  duplicate_reason text,
  duplicate_text text,
  submitted_at timestamptz,
  submitted_by bigint,
  unconfirmed_fields text[] not null default '{}',
  -- Encrypted: the government's photo.
  photo bytea,
  mismatch_reason text,
  mismatch_on date,
  notice_given_at timestamptz,
  notice_given_by bigint,
  notice_language text,
  notice_signed_at timestamptz,
  contests boolean,
  referred_on date,
  -- The government's own id of the referral, printed on its confirmation.
  referral_id text,
  closure_reason text,
  closure_text text,
  closed_result text check (closed_result in ('authorized', 'nonconfirmation', 'other')),
  closed_at timestamptz,
  closed_by bigint,
  replaces_id bigint,
  -- What the gateway said against it, in plain words.
  problem text,
  -- While the government works on it; otherwise only while the answer to a step is not known.
  next_poll_at timestamptz,
  failed_polls integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, i9_form_id) references i9_forms (company_id, id),
  foreign key (company_id, everify_company_id) references everify_companies (company_id, id),
  foreign key (company_id, submitted_by) references company_staffs (company_id, id),
  foreign key (company_id, notice_given_by) references company_staffs (company_id, id),
  foreign key (company_id, closed_by) references company_staffs (company_id, id),
  foreign key (company_id, replaces_id) references everify_cases (company_id, id)
);
-- An employee has one open case.
create unique index everify_cases_open on everify_cases (company_id, employee_id) where status <> 'CLOSED';
create index everify_cases_employee on everify_cases (company_id, employee_id, id desc);
create index everify_cases_newest on everify_cases (company_id, id desc);
create index everify_cases_duplicates on everify_cases (company_id, ssn_hash) where ssn_hash is not null;
create index everify_cases_polls on everify_cases (next_poll_at) where next_poll_at is not null;
create unique index everify_cases_id on everify_cases (id);
call onward.protect_company_table('everify_cases');

-- What happened in a case: rows are only added.
create table everify_case_events (
  company_id bigint not null,
  id bigint generated always as identity,
  case_id bigint not null,
  event text not null,
  from_status text,
  status text not null,
  -- Null when it was the government or the product.
  staff_id bigint,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, case_id) references everify_cases (company_id, id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index everify_case_events_case on everify_case_events (company_id, case_id, id);
call onward.protect_company_table('everify_case_events');
