-- Locations: tax information, locations and their groups, departments, custom fields.

-- Employer tax information. Locations of one legal entity share a row.
create table employer_tax_infos (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  legal_name text not null,
  -- The EIN, encrypted with a key outside the database. The plain column is only for values that came in unencrypted:
  -- every start of the application encrypts and clears them, and nothing else reads it.
  employer_id_sealed bytea,
  employer_id_last4 text check (employer_id_last4 ~ '^\d{4}$'),
  employer_id_number text check (employer_id_number ~ '^\d{9}$'),
  address_line_1 text not null check (length(address_line_1) <= 35),
  address_line_2 text check (length(address_line_2) <= 15),
  city text,
  state_code text,
  postal_code text,
  country_code text,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
-- Key rotation reads the rows of all companies in this order.
create unique index employer_tax_infos_id on employer_tax_infos (id);
create index employer_tax_infos_plain on employer_tax_infos (id) where employer_id_number is not null;
call onward.protect_company_table('employer_tax_infos');

-- Where people work. A deleted location keeps its row, so that it can be restored and its history stays readable.
create table locations (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  brand_id bigint not null,
  -- The company's own store number.
  identify_code text,
  name text not null,
  is_remote boolean not null default false,
  address_line_1 text,
  address_line_2 text,
  city text,
  state_code text,
  postal_code text,
  country_code text,
  latitude double precision,
  longitude double precision,
  google_place_id text,
  time_zone text not null default 'America/New_York',
  employer_tax_info_id bigint,
  custom_field_values jsonb not null default '{}',
  -- Published jobs, and drafts, which also depend on it. Kept by a trigger on positions, so that lists never count.
  open_positions_count integer not null default 0,
  draft_positions_count integer not null default 0,
  employees_count integer not null default 0,
  words tsvector not null generated always as (array_to_tsvector(onward.search_words(company_id,
    name || ' ' || coalesce(identify_code, '') || ' ' || coalesce(city, '') || ' ' || coalesce(address_line_1, ''))))
    stored,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, brand_id) references brands (company_id, id),
  foreign key (company_id, employer_tax_info_id) references employer_tax_infos (company_id, id)
);
create unique index locations_identify_code on locations (company_id, lower(identify_code)) where deleted_at is null;
create index locations_identify_code_order on locations (company_id, lower(identify_code), id) where deleted_at is null;
create index locations_name on locations (company_id, lower(name), id) where deleted_at is null;
create index locations_brand on locations (company_id, brand_id) where deleted_at is null;
create index locations_state on locations (company_id, state_code) where deleted_at is null;
create index locations_tax_info on locations (company_id, employer_tax_info_id) where deleted_at is null;
create index locations_open_positions on locations (company_id, open_positions_count, id) where deleted_at is null;
create index locations_updated on locations (company_id, updated_at, id) where deleted_at is null;
create index locations_words on locations using gin (words);
call onward.protect_company_table('locations');
create trigger names_changed after update of name, brand_id
  on locations for each row execute function onward.announce_names();

-- Row-level security would check the company of every row before it may use an index of words. So the searches run as
-- onward_system, which sees all companies, and check the company themselves. `rows 20`: few rows match, and a higher
-- estimate makes the planner read the whole list instead.
create function onward.find_locations(wanted tsquery) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select id from locations where words @@ wanted and company_id = onward.current_company();
$$;
revoke execute on function onward.find_locations(tsquery) from public;
grant execute on function onward.find_locations(tsquery) to onward_app, onward_system;

-- Keep companies.active_locations_count. Once per statement, since an import adds thousands of locations in one.
create function onward.count_added_locations() returns trigger
  language plpgsql as $$
begin
  update companies c set active_locations_count = c.active_locations_count + n.active
    from (select company_id, count(*) as active from added where deleted_at is null group by company_id) n
    where c.id = n.company_id;
  return null;
end $$;
create trigger count_added_locations after insert on locations
  referencing new table as added for each statement execute function onward.count_added_locations();

create function onward.count_changed_locations() returns trigger
  language plpgsql as $$
begin
  update companies c set active_locations_count = c.active_locations_count + n.active
    from (
      select company_id, sum(active) as active
      from (
        select company_id, 1 as active from now_so where deleted_at is null
        union all
        select company_id, -1 from so_far where deleted_at is null
      ) steps
      group by company_id
      having sum(active) <> 0
    ) n
    where c.id = n.company_id;
  return null;
end $$;
create trigger count_changed_locations after update on locations
  referencing old table as so_far new table as now_so
  for each statement execute function onward.count_changed_locations();

-- Groups of locations within a brand, to filter lists by.
create table location_groups (
  company_id bigint not null,
  id bigint generated always as identity,
  brand_id bigint not null,
  name text not null,
  primary key (company_id, id),
  foreign key (company_id, brand_id) references brands (company_id, id)
);
create unique index location_groups_name on location_groups (company_id, brand_id, lower(name));
create index location_groups_brand on location_groups (company_id, brand_id);
call onward.protect_company_table('location_groups');

-- Which locations are in a group.
create table location_group_members (
  company_id bigint not null,
  location_group_id bigint not null,
  location_id bigint not null,
  primary key (company_id, location_group_id, location_id),
  foreign key (company_id, location_group_id) references location_groups (company_id, id) on delete cascade,
  foreign key (company_id, location_id) references locations (company_id, id)
);
create index location_group_members_location on location_group_members (company_id, location_id);
call onward.protect_company_table('location_group_members');

-- Departments span locations; positions belong to one.
create table departments (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  -- The name as it is compared, so that spellings that differ only in case or spaces are one.
  name_key text not null,
  description text,
  custom_field_values jsonb not null default '{}',
  -- Published jobs, and drafts, which also depend on it. Kept by a trigger on positions, so that lists never count.
  open_positions_count integer not null default 0,
  draft_positions_count integer not null default 0,
  words tsvector not null generated always as (array_to_tsvector(onward.search_words(company_id, name))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, name_key)
);
create index departments_open_positions on departments (company_id, open_positions_count, id);
create index departments_updated on departments (company_id, updated_at, id);
create index departments_words on departments using gin (words);
call onward.protect_company_table('departments');
create trigger names_changed after update of name
  on departments for each row execute function onward.announce_names();

create function onward.find_departments(wanted tsquery) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select id from departments where words @@ wanted and company_id = onward.current_company();
$$;
revoke execute on function onward.find_departments(tsquery) from public;
grant execute on function onward.find_departments(tsquery) to onward_app, onward_system;

-- Fields that a company adds to its locations, departments or employees. The values are with each record.
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

-- Functions of this file that run as onward_system. Owning them takes `create` on the schema, for this moment only.
grant create on schema onward to onward_system;
alter function onward.find_locations(tsquery) owner to onward_system;
alter function onward.find_departments(tsquery) owner to onward_system;
revoke create on schema onward from onward_system;
