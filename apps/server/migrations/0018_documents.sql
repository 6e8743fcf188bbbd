-- Documents: what is filled in and signed. Templates, requests to sign them, signers, and the evidence.

-- A template; what it says is in its revisions.
create table document_templates (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  -- The room whose documents these are.
  kind text not null check (kind in ('offer')),
  name text not null,
  -- The current one.
  revision integer not null default 1,
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index document_templates_name on document_templates (company_id, kind, lower(name))
  where deleted_at is null;
call onward.protect_company_table('document_templates');

-- What a template said at some time. Never changed: documents that were sent refer to theirs.
create table document_revisions (
  company_id bigint not null,
  template_id bigint not null,
  revision integer not null,
  -- TemplateContent: rich text, or the page sizes, fields, and tags of a PDF.
  content jsonb not null,
  -- Only for a PDF.
  storage_key text,
  file_name text,
  created_at timestamptz not null default now(),
  primary key (company_id, template_id, revision),
  foreign key (company_id, template_id) references document_templates (company_id, id),
  check ((content ->> 'format' = 'pdf') = (storage_key is not null))
);
call onward.protect_company_table('document_revisions');

-- One or more documents that the same people sign together, once. The room that asks for the signatures keeps what it
-- is about.
create table signing_requests (
  company_id bigint not null,
  id bigint generated always as identity,
  status text not null default 'preparing' check (status in ('preparing', 'open', 'completed', 'closed')),
  title text not null,
  -- The company's name when it was sent.
  issuer text not null,
  language text not null,
  time_zone text not null,
  -- The merge tags with their values.
  tag_values jsonb not null,
  -- What the first page shows above the text: brand, its color, company, and date.
  letterhead jsonb not null,
  unsigned_key text,
  unsigned_sha256 text,
  sealed_key text,
  sealed_sha256 text,
  sealed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id) references companies
);
call onward.protect_company_table('signing_requests');

create table signing_request_documents (
  company_id bigint not null,
  signing_request_id bigint not null,
  position integer not null,
  template_id bigint not null,
  revision integer not null,
  title text not null,
  primary key (company_id, signing_request_id, position),
  foreign key (company_id, signing_request_id) references signing_requests (company_id, id) on delete cascade,
  foreign key (company_id, template_id, revision) references document_revisions (company_id, template_id, revision)
);
create index signing_request_documents_template on signing_request_documents (company_id, template_id);
call onward.protect_company_table('signing_request_documents');

create table signers (
  company_id bigint not null,
  id bigint generated always as identity,
  signing_request_id bigint not null,
  role text not null check (role in ('applicant', 'company')),
  sequence integer not null,
  name text not null,
  -- As it was typed to sign.
  signed_name text,
  email text,
  -- For the company.
  staff_id bigint,
  status text not null default 'waiting' check (status in ('waiting', 'open', 'signed', 'declined')),
  -- What was filled in and how it was signed, encrypted.
  entries bytea,
  signed_at timestamptz,
  address text,
  user_agent text,
  primary key (company_id, id),
  foreign key (company_id, signing_request_id) references signing_requests (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index signers_request on signers (company_id, signing_request_id, sequence);
create index signers_open_staff on signers (company_id, staff_id) where status = 'open' and staff_id is not null;
-- Key rotation reads the rows of all companies in this order.
create unique index signers_id on signers (id);
call onward.protect_company_table('signers');

-- The evidence, printed on the certificate page. Each row includes the hash of the row before it, so that none can be
-- changed or left out unnoticed.
create table signing_events (
  company_id bigint not null,
  id bigint generated always as identity,
  signing_request_id bigint not null,
  signer_id bigint,
  event text not null check (event in (
    'created', 'sent', 'viewed', 'consented', 'signed', 'declined', 'voided', 'expired', 'completed', 'sealed',
    'downloaded')),
  happened_at timestamptz not null,
  address text,
  user_agent text,
  -- Of the document at that time.
  document_sha256 text,
  chain_sha256 text not null,
  primary key (company_id, id),
  foreign key (company_id, signing_request_id) references signing_requests (company_id, id) on delete cascade
);
create index signing_events_request on signing_events (company_id, signing_request_id, id);
call onward.protect_company_table('signing_events');
