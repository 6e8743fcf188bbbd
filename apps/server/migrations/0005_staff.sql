-- Staff: who works in a company, with which role, and which records they may see.

-- A named set of permissions.
create table company_roles (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  reserved_key text check (reserved_key in ('super_admin', 'general_manager')),
  permissions text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index company_roles_name on company_roles (company_id, lower(name));
call onward.protect_company_table('company_roles');
create trigger access_changed after insert or update or delete
  on company_roles for each row execute function onward.announce_access_change('company');

-- A user's membership in one company.
create table company_staffs (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  user_id bigint not null references users,
  role_id bigint not null,
  name text not null,
  -- A copy of the user's, kept by triggers, so that lists can sort and search by it.
  email text not null default '',
  phone text,
  region_number text,
  status text not null default 'invited' check (status in ('invited', 'active', 'inactive', 'removed')),
  is_payroll_team_member boolean not null default false,
  wizard_step text not null default 'notification'
    check (wizard_step in ('notification', 'download_app', 'welcome_modal', 'complete')),
  words tsvector not null default '',
  version integer not null default 1,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, role_id) references company_roles (company_id, id),
  unique (company_id, user_id)
);
create index company_staffs_user on company_staffs (user_id);
create index company_staffs_role on company_staffs (company_id, role_id) where status <> 'removed';
create index company_staffs_newest on company_staffs (company_id, created_at desc, id desc) where status <> 'removed';
create index company_staffs_name on company_staffs (company_id, lower(name), id) where status <> 'removed';
create index company_staffs_email on company_staffs (company_id, email, id) where status <> 'removed';
create index company_staffs_words on company_staffs using gin (words);
call onward.protect_company_table('company_staffs');
create trigger access_changed after insert or delete
    or update of status, role_id, name, phone, region_number, wizard_step
  on company_staffs for each row execute function onward.announce_access_change('user');
create trigger names_changed after update of name
  on company_staffs for each row execute function onward.announce_names();

-- Fills email and words. Runs as onward_system, since a company does not see the login of somebody it is just
-- inviting.
create function onward.describe_staff() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  select u.email into new.email from users u where u.id = new.user_id;
  new.words := array_to_tsvector(onward.search_words(new.company_id, concat_ws(' ', new.name, new.email)));
  return new;
end $$;
create trigger describe_staff before insert or update of name, user_id, email
  on company_staffs for each row execute function onward.describe_staff();

-- Copies a changed email of a user to their staff records in all companies.
create function onward.follow_email() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update company_staffs set email = new.email where user_id = new.id;
  return null;
end $$;
create trigger follow_email after update of email on users
  for each row when (old.email <> new.email) execute function onward.follow_email();

create function onward.find_staff(wanted tsquery) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select id from company_staffs where words @@ wanted and company_id = onward.current_company();
$$;
revoke execute on function onward.find_staff(tsquery) from public;
grant execute on function onward.find_staff(tsquery) to onward_app, onward_system;

-- The application sees the logins of its own company's staff only.
create policy colleagues on users for select to onward_app using (
  exists (select from company_staffs s where s.company_id = onward.current_company() and s.user_id = users.id)
);

-- Earlier tables that name a staff member.
alter table referrals add foreign key (company_id, staff_id) references company_staffs (company_id, id);

-- The records a staff member may see. No row of a kind means all of that kind.
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
create trigger access_changed after insert or update or delete
  on staff_scopes for each row execute function onward.announce_access_change('company');

-- Functions of this file that run as onward_system. Owning them takes `create` on the schema, for this moment only.
grant create on schema onward to onward_system;
alter function onward.describe_staff() owner to onward_system;
alter function onward.follow_email() owner to onward_system;
alter function onward.find_staff(tsquery) owner to onward_system;
revoke create on schema onward from onward_system;
