-- Companies, who works in them, and how they sign in.

create table companies (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  digest_key text not null unique,
  customer_id text,
  name text not null,
  status text not null default 'active' check (status in ('active', 'suspended', 'cancelled')),
  tier text not null default 'hiring',
  tiers text[] not null default '{}',
  plan_type text not null default 'flexible',
  paid_locations_count integer not null default 0,
  available_positions_count integer,
  trial boolean not null default false,
  time_zone text not null default 'America/New_York',
  website text,
  onboarding_activated_at timestamptz,
  created_at timestamptz not null default now()
);
call onward.protect_company_table('companies', 'id');

create table company_modules (
  company_id bigint not null references companies,
  module text not null,
  primary key (company_id, module)
);
call onward.protect_company_table('company_modules');

create table company_flags (
  company_id bigint not null references companies,
  flag text not null,
  kind text not null check (kind in ('beta', 'growth')),
  value boolean not null default true,
  primary key (company_id, flag, kind)
);
call onward.protect_company_table('company_flags');

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

create table users (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() unique,
  email text not null unique check (email = lower(email)),
  password_hash text,
  locale text,
  is_support_staff boolean not null default false,
  sso_provider text,
  reset_password_required boolean not null default false,
  created_at timestamptz not null default now()
);
call onward.protect_system_table('users');

create table company_roles (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  reserved_key text check (reserved_key in ('super_admin', 'general_manager')),
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index company_roles_name on company_roles (company_id, lower(name));
call onward.protect_company_table('company_roles');

create table company_staffs (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  user_id bigint not null references users,
  role_id bigint not null,
  name text not null,
  phone text,
  region_number text,
  status text not null default 'invited' check (status in ('invited', 'active', 'inactive', 'removed')),
  wizard_step text not null default 'notification'
    check (wizard_step in ('notification', 'download_app', 'welcome_modal', 'complete')),
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, role_id) references company_roles (company_id, id),
  unique (company_id, user_id)
);
create index company_staffs_newest on company_staffs (company_id, created_at desc, id desc);
create index company_staffs_name on company_staffs (company_id, lower(name), id);
create index company_staffs_user on company_staffs (user_id);
create index company_staffs_phone on company_staffs (phone, region_number) where phone is not null;
call onward.protect_company_table('company_staffs');

-- The application sees the log-ins of its own company's staff, and no others.
create policy colleagues on users for select to onward_app using (
  exists (select from company_staffs s where s.company_id = onward.current_company() and s.user_id = users.id)
);
grant select on users to onward_app;

create table staff_scopes (
  company_id bigint not null,
  staff_id bigint not null,
  kind text not null check (kind in ('location', 'department', 'brand', 'position')),
  record_id bigint not null,
  primary key (company_id, staff_id, kind, record_id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade
);
create index staff_scopes_record on staff_scopes (company_id, kind, record_id);
call onward.protect_company_table('staff_scopes');

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users,
  company_id bigint references companies,
  sso text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;
call onward.protect_system_table('sessions');

-- Links that work once: resets, invitations, sign-in by text, the way back from single sign-on.
create table one_time_tokens (
  id bigint generated always as identity primary key,
  purpose text not null,
  token_hash bytea not null unique,
  user_id bigint references users,
  company_id bigint references companies,
  payload jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_tokens_user on one_time_tokens (user_id, purpose) where used_at is null;
create index one_time_tokens_expiry on one_time_tokens (expires_at);
call onward.protect_system_table('one_time_tokens');

create table sso_identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index sso_identities_user on sso_identities (user_id);
call onward.protect_system_table('sso_identities');

-- Processes keep sessions and rights in memory; whatever changes them is announced to all at commit.
create function onward.announce_access_change() returns trigger
  language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform pg_notify('onward_access', case tg_argv[0]
    when 'user' then 'user:' || coalesce(changed ->> 'user_id', changed ->> 'id')
    else 'company:' || coalesce(changed ->> 'company_id', changed ->> 'id')
  end);
  return null;
end $$;

create trigger access_changed after update of email, is_support_staff, reset_password_required, sso_provider, locale
  on users for each row execute function onward.announce_access_change('user');
create trigger access_changed after update of ended_at, company_id or delete
  on sessions for each row execute function onward.announce_access_change('user');
create trigger access_changed after insert or delete or update of status, role_id, name, phone, region_number, wizard_step
  on company_staffs for each row execute function onward.announce_access_change('user');
create trigger access_changed after insert or update or delete
  on staff_scopes for each row execute function onward.announce_access_change('company');
create trigger access_changed after insert or update or delete
  on company_roles for each row execute function onward.announce_access_change('company');
create trigger access_changed after insert or update or delete
  on company_modules for each row execute function onward.announce_access_change('company');
create trigger access_changed after insert or update or delete
  on company_flags for each row execute function onward.announce_access_change('company');
create trigger access_changed after update
  on companies for each row execute function onward.announce_access_change('company');
