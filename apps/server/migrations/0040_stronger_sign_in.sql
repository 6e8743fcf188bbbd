-- Stronger sign-in: a number of one's own, second factors, sessions one can see and end, limits on guessing.

-- The number for sign-in by text belongs to the user. The phone of a staff record is contact data (IDN-040).
alter table users
  add column sign_in_phone text,
  add column sign_in_region_number text,
  add column sign_in_phone_verified_at timestamptz,
  add column password_changed_at timestamptz;
create unique index users_sign_in_phone on users (sign_in_phone, sign_in_region_number) where sign_in_phone is not null;
drop index company_staffs_phone;

create table phone_verifications (
  user_id bigint primary key references users on delete cascade,
  phone text not null,
  region_number text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
call onward.protect_system_table('phone_verifications');

create table second_factors (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('passkey', 'authenticator')),
  name text not null,
  -- The shared secret of an authenticator, encrypted.
  secret bytea,
  -- A passkey's id and public key, and what the browser is asked to sign while it is being set up.
  credential_id text unique,
  public_key text,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  challenge text,
  -- The time step of the last code, so that a code seen over a shoulder opens nothing.
  last_step bigint,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  check (case kind when 'authenticator' then secret is not null else secret is null end)
);
create index second_factors_user on second_factors (user_id, id);
call onward.protect_system_table('second_factors');

create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
call onward.protect_system_table('recovery_codes');

alter table companies add column require_second_factor boolean not null default false;

-- What the owner sees of a session, and when they last confirmed that it is them.
alter table sessions
  add column user_agent text,
  add column address text,
  add column is_new_device boolean not null default false,
  add column confirmed_at timestamptz;

-- Browsers that signed in to an account before. One browser may be known to several accounts.
create table known_browsers (
  token_hash bytea not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_browsers_user on known_browsers (user_id);
call onward.protect_system_table('known_browsers');

-- Wrong tries per window. Losing them in a crash harms nobody, so they skip the log.
create unlogged table guess_counts (
  bucket text primary key,
  started_at timestamptz not null,
  wrong integer not null,
  last_at timestamptz not null
);
create index guess_counts_age on guess_counts (started_at);
call onward.protect_system_table('guess_counts');

-- Why support staff looked into a company; the company can read it.
create table support_visits (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  user_id bigint not null references users,
  session_id bigint not null references sessions on delete cascade,
  reason text not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create index support_visits_session on support_visits (session_id, company_id);
create index support_visits_newest on support_visits (company_id, created_at desc, id desc);
call onward.protect_company_table('support_visits');
revoke insert, update, delete on support_visits from onward_app;

-- Processes keep sessions in memory: whatever changes what a session may do is announced.
drop trigger access_changed on sessions;
create trigger access_changed after update of ended_at, company_id, confirmed_at or delete
  on sessions for each row execute function onward.announce_access_change('user');
create trigger access_changed after insert or delete or update of confirmed_at
  on second_factors for each row execute function onward.announce_access_change('user');
create trigger access_changed after insert
  on support_visits for each row execute function onward.announce_access_change('user');
