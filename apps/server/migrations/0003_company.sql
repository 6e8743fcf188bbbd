-- Company: the company with its plan, modules, flags and brands; support requests, upgrades and referrals.

-- The employer. Every row of every tenant table belongs to one.
create table companies (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  digest_key text not null unique,
  customer_id text,
  name text not null,
  website text,
  about_text text check (length(about_text) <= 2000),
  logo_upload_id bigint,
  time_zone text not null default 'America/New_York',
  status text not null default 'active' check (status in ('active', 'suspended', 'cancelled')),
  tier text not null default 'hiring',
  tiers text[] not null default '{}',
  trial boolean not null default false,
  plan_type text not null default 'flexible',
  paid_locations_count integer not null default 0,
  -- Kept by triggers on locations. Adding a location locks this row, so when a plan has one place left, only one of
  -- many simultaneous requests gets it.
  active_locations_count integer not null default 0,
  available_positions_count integer,
  onboarding_activated_at timestamptz,
  require_second_factor boolean not null default false,
  -- Applicants are asked the voluntary equal opportunity questions.
  asks_equal_opportunity boolean not null default false,
  -- For the list of support staff. Search words carry a company; 0 is the operator of the product.
  words tsvector not null generated always as (array_to_tsvector(onward.search_words(0, name))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index companies_words on companies using gin (words);
create index companies_name on companies (lower(name), id);
create index companies_newest on companies (created_at, id);
call onward.protect_company_table('companies', 'id');
-- Only columns that sessions carry: counting locations must not clear the caches.
create trigger access_changed after update of name, status, tier, tiers, plan_type, paid_locations_count, trial,
  available_positions_count, onboarding_activated_at, require_second_factor
  on companies for each row execute function onward.announce_access_change('company');

-- Earlier tables that name a company.
alter table deletions add foreign key (company_id) references companies;
alter table sessions add foreign key (company_id) references companies;
alter table one_time_tokens add foreign key (company_id) references companies;
alter table support_visits add foreign key (company_id) references companies;

-- Parts of the product that the plan includes.
create table company_modules (
  company_id bigint not null references companies,
  module text not null,
  primary key (company_id, module)
);
call onward.protect_company_table('company_modules');
create trigger access_changed after insert or update or delete
  on company_modules for each row execute function onward.announce_access_change('company');

-- Beta and growth switches.
create table company_flags (
  company_id bigint not null references companies,
  flag text not null,
  kind text not null check (kind in ('beta', 'growth')),
  value boolean not null default true,
  primary key (company_id, flag, kind)
);
call onward.protect_company_table('company_flags');
create trigger access_changed after insert or update or delete
  on company_flags for each row execute function onward.announce_access_change('company');

-- A deleted brand keeps its row for the deleted locations that still refer to it.
create table brands (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  nickname text not null,
  friendly_id text not null,
  industry text,
  logo_upload_id bigint,
  color text check (color in ('teal', 'red', 'green', 'violet', 'amber', 'blue', 'pink', 'slate')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, nickname),
  unique (company_id, friendly_id)
);
create unique index brands_name on brands (company_id, lower(name)) where deleted_at is null;
call onward.protect_company_table('brands');
create trigger names_changed after update of name, friendly_id
  on brands for each row execute function onward.announce_names();

-- A request for help that staff sent from within the product.
create table support_tickets (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  user_id bigint not null,
  subject text not null,
  body text not null,
  page_url text,
  request_url text,
  error_reference text,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
call onward.protect_company_table('support_tickets');

-- A paywall that a user saw, and whether they asked to upgrade.
create table upgrade_requests (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  user_id bigint not null,
  -- Null when it was only seen.
  request_type text check (request_type in ('hiring', 'payroll', 'locations', 'other')),
  phone_number text,
  page_url text not null,
  plan_type text not null,
  paywall_title text not null,
  paywall_body text not null,
  paywall_limit_text text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
call onward.protect_company_table('upgrade_requests');

-- Visits of the sign-up page, before there is a company.
create table sign_up_visits (
  id bigint generated always as identity primary key,
  anonymous_id text,
  created_at timestamptz not null default now()
);
call onward.protect_system_table('sign_up_visits');

-- People who asked for the product on the sign-up page; support staff create their company.
create table sign_up_requests (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null check (email = lower(email)),
  company_name text not null,
  -- The team member whose referral link was opened; not checked, because anybody can send any.
  referral_code uuid,
  -- When their company was created; they are forgotten a year after they asked.
  handled_at timestamptz,
  created_at timestamptz not null default now()
);
create index sign_up_requests_email on sign_up_requests (email, id desc);
call onward.protect_system_table('sign_up_requests');

-- Other employers that staff recommended the product to.
create table referrals (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  staff_id bigint not null,
  name text not null,
  email text not null check (email = lower(email)),
  company_name text not null,
  status text not null default 'invited' check (status in ('invited', 'signed_up', 'rewarded')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, email)
);
create index referrals_staff on referrals (company_id, staff_id, id desc);
create index referrals_invited on referrals (email) where status = 'invited';
call onward.protect_company_table('referrals');
