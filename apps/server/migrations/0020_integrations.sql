-- Integrations: a company's connections to outside systems, and the events these systems send.

create table integrations (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  nickname text not null,
  status text not null check (status in ('not_connected', 'pending', 'active', 'error')),
  -- The provider's id of the company's account; its events name the company by it.
  provider_account text,
  -- What the company chose.
  config jsonb not null default '{}',
  -- What the provider offers to this account, such as packages.
  target jsonb not null default '{}',
  -- Access tokens, encrypted; null while nothing is connected.
  secrets bytea,
  -- In a row; a call that succeeds resets it.
  failed_calls integer not null default 0,
  connected_at timestamptz,
  connected_by bigint,
  -- Names a text.
  error_message text,
  error_at timestamptz,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, nickname),
  check ((status = 'error') = (error_message is not null)),
  check ((error_message is null) = (error_at is null)),
  -- E-Verify is called with our own account for all companies.
  check (status <> 'active' or secrets is not null or nickname = 'everify'),
  foreign key (company_id, connected_by) references company_staffs (company_id, id)
);
-- Key rotation reads the rows of all companies in this order.
create unique index integrations_id on integrations (id);
create index integrations_account on integrations (nickname, provider_account) where provider_account is not null;
call onward.protect_company_table('integrations');

-- Somebody who was sent to a provider to connect it and has not returned yet. The state is stored as a hash.
create table integration_attempts (
  company_id bigint not null references companies,
  state_hash bytea not null unique,
  nickname text not null,
  staff_id bigint not null,
  expires_at timestamptz not null,
  primary key (company_id, state_hash),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade
);
create index integration_attempts_expiry on integration_attempts (expires_at);
call onward.protect_company_table('integration_attempts');

-- What providers reported, each event once. Above companies, because a provider names its own account.
create table webhook_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  -- Set once it is known whose event it is.
  company_id bigint references companies,
  -- Encrypted, because it may hold personal data; erased after a month.
  body bytea,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text check (outcome in ('handled', 'ignored', 'unknown_account')),
  unique (provider, event_id),
  check ((processed_at is null) = (outcome is null))
);
create index webhook_events_age on webhook_events (received_at) where body is not null;
create index webhook_events_company on webhook_events (company_id) where company_id is not null;
call onward.protect_system_table('webhook_events');
