-- The employer's world: brands, locations, roles, staff, plan, and what people keep of their lists.

alter table companies
  add column logo_upload_id bigint,
  add column version integer not null default 1;

-- A brand that goes stays behind for the deleted locations that still name it.
alter table brands
  add column logo_upload_id bigint,
  add column deleted_at timestamptz,
  add column version integer not null default 1;
create unique index brands_name on brands (company_id, lower(name)) where deleted_at is null;

alter table company_roles add column version integer not null default 1;
alter table company_staffs
  add column version integer not null default 1,
  add column is_payroll_team_member boolean not null default false;
create index company_staffs_role on company_staffs (company_id, role_id) where status <> 'removed';

-- Tax information is shared: locations of one legal entity point to the same row.
create table employer_tax_infos (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  legal_name text not null,
  employer_id_number text not null check (employer_id_number ~ '^\d{9}$'),
  address_line_1 text not null check (length(address_line_1) <= 35),
  address_line_2 text check (length(address_line_2) <= 15),
  city text,
  state_code text,
  postal_code text,
  country_code text,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
call onward.protect_company_table('employer_tax_infos');

alter table locations
  add column latitude double precision,
  add column longitude double precision,
  add column google_place_id text,
  add column employer_tax_info_id bigint,
  add column custom_field_values jsonb not null default '{}',
  -- Kept by triggers, so that lists never count.
  add column open_positions_count integer not null default 0,
  add column employees_count integer not null default 0,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  -- What the search looks through, in lower case.
  add column search_text text generated always as (
    lower(name || ' ' || coalesce(identify_code, '') || ' ' || coalesce(city, '') || ' ' || coalesce(address_line_1, ''))
  ) stored,
  add foreign key (company_id, employer_tax_info_id) references employer_tax_infos (company_id, id);
create index locations_identify_code_order on locations (company_id, lower(identify_code), id) where deleted_at is null;
create index locations_open_positions on locations (company_id, open_positions_count, id) where deleted_at is null;
create index locations_updated on locations (company_id, updated_at, id) where deleted_at is null;
create index locations_state on locations (company_id, state_code) where deleted_at is null;
create index locations_tax_info on locations (company_id, employer_tax_info_id) where deleted_at is null;

update locations l set open_positions_count = (
  select count(*) from positions p
  where p.company_id = l.company_id and p.location_id = l.id and p.status in ('published', 'pending'));

create or replace function onward.count_open_positions() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status in ('published', 'pending') then
    update departments set open_positions_count = open_positions_count - 1
      where company_id = old.company_id and id = old.department_id;
    update locations set open_positions_count = open_positions_count - 1
      where company_id = old.company_id and id = old.location_id;
  end if;
  if tg_op <> 'DELETE' and new.status in ('published', 'pending') then
    update departments set open_positions_count = open_positions_count + 1
      where company_id = new.company_id and id = new.department_id;
    update locations set open_positions_count = open_positions_count + 1
      where company_id = new.company_id and id = new.location_id;
  end if;
  return null;
end $$;
drop trigger count_open_positions on positions;
create trigger count_open_positions after insert or delete or update of status, department_id, location_id
  on positions for each row execute function onward.count_open_positions();

-- How many locations are in use, counted in the company's own row: whoever adds one locks that row, so a plan with one
-- place left gives it to one of twenty who ask at the same moment.
alter table companies add column active_locations_count integer not null default 0;
update companies c set active_locations_count = (
  select count(*) from locations l where l.company_id = c.id and l.deleted_at is null);

create function onward.count_active_locations() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.deleted_at is null then
    update companies set active_locations_count = active_locations_count + 1 where id = new.company_id;
  elsif tg_op = 'UPDATE' and (old.deleted_at is null) <> (new.deleted_at is null) then
    update companies set active_locations_count = active_locations_count + case when new.deleted_at is null then 1 else -1 end
      where id = new.company_id;
  end if;
  return null;
end $$;
create trigger count_active_locations after insert or update of deleted_at
  on locations for each row execute function onward.count_active_locations();

-- The rule itself, for whatever way a location is added or taken back from deletion.
create function onward.guard_location_cap() returns trigger
  language plpgsql as $$
begin
  if new.plan_type = 'fixed_locations' and new.active_locations_count > old.active_locations_count
    and new.active_locations_count > new.paid_locations_count then
    raise exception 'location_cap' using errcode = 'OW001';
  end if;
  return new;
end $$;
create trigger guard_location_cap before update of active_locations_count
  on companies for each row execute function onward.guard_location_cap();

-- Counting is not a change of rights: only what sessions carry is announced.
drop trigger access_changed on companies;
create trigger access_changed after update of name, status, tier, tiers, plan_type, paid_locations_count, trial,
  available_positions_count, onboarding_activated_at
  on companies for each row execute function onward.announce_access_change('company');

alter table departments add column custom_field_values jsonb not null default '{}';

create table custom_fields (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  target text not null check (target in ('location', 'department', 'employee')),
  key text not null,
  label text not null,
  field_type text not null check (field_type in ('text', 'number', 'date', 'select', 'checkbox')),
  options text[] not null default '{}',
  required boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, target, key)
);
call onward.protect_company_table('custom_fields');

create unique index location_groups_name on location_groups (company_id, brand_id, lower(name));

-- A file on its way in: read, matched and corrected here; its rows become records only when confirmed.
create table imports (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  kind text not null check (kind in ('locations')),
  file_name text not null,
  state text not null default 'draft' check (state in ('draft', 'imported', 'undone', 'discarded')),
  columns jsonb not null,
  -- [{line, cells}] as they stand in the file.
  source_rows jsonb not null,
  mapping jsonb not null,
  -- {"line:field": value}, what was corrected by hand.
  corrections jsonb not null default '{}',
  left_out_lines integer[] not null default '{}',
  -- What the import made and changed, to be taken back: [{id, before, version}].
  effects jsonb not null default '[]',
  created_by bigint not null,
  created_at timestamptz not null default now(),
  imported_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references company_staffs (company_id, id)
);
create index imports_newest on imports (company_id, id desc);
call onward.protect_company_table('imports');

-- A wall of the plan that was seen, and perhaps asked to be taken down.
create table upgrade_requests (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  user_id bigint not null,
  -- Null while it was only seen.
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

create table sign_up_visits (
  id bigint generated always as identity primary key,
  anonymous_id text,
  created_at timestamptz not null default now()
);
call onward.protect_system_table('sign_up_visits');

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
  unique (company_id, email),
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index referrals_staff on referrals (company_id, staff_id, id desc);
call onward.protect_company_table('referrals');

create table saved_views (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  list text not null,
  owner_staff_id bigint not null,
  name text not null,
  state jsonb not null,
  shared_role_id bigint,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, owner_staff_id) references company_staffs (company_id, id) on delete cascade,
  foreign key (company_id, shared_role_id) references company_roles (company_id, id) on delete set null (shared_role_id)
);
create unique index saved_views_name on saved_views (company_id, owner_staff_id, list, lower(name));
create index saved_views_shared on saved_views (company_id, shared_role_id, list) where shared_role_id is not null;
call onward.protect_company_table('saved_views');

-- What one person has pinned or made the default; a shared view is pinned by each for themselves.
create table saved_view_choices (
  company_id bigint not null,
  staff_id bigint not null,
  saved_view_id bigint not null,
  list text not null,
  is_default boolean not null default false,
  is_pinned boolean not null default false,
  primary key (company_id, staff_id, saved_view_id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade,
  foreign key (company_id, saved_view_id) references saved_views (company_id, id) on delete cascade
);
create unique index saved_view_choices_default on saved_view_choices (company_id, staff_id, list) where is_default;
call onward.protect_company_table('saved_view_choices');
