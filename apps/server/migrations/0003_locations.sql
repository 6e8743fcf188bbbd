-- Brands, locations, departments, and the positions that hang on them.

create table brands (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  nickname text not null,
  friendly_id text not null,
  industry text,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, nickname),
  unique (company_id, friendly_id)
);
call onward.protect_company_table('brands');

create table locations (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  brand_id bigint not null,
  identify_code text,
  name text not null,
  country_code text,
  state_code text,
  city text,
  postal_code text,
  address_line_1 text,
  address_line_2 text,
  is_remote boolean not null default false,
  time_zone text not null default 'America/New_York',
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, brand_id) references brands (company_id, id)
);
create index locations_brand on locations (company_id, brand_id) where deleted_at is null;
create index locations_name on locations (company_id, lower(name), id) where deleted_at is null;
create unique index locations_identify_code on locations (company_id, lower(identify_code)) where deleted_at is null;
call onward.protect_company_table('locations');

create table location_groups (
  company_id bigint not null,
  id bigint generated always as identity,
  brand_id bigint not null,
  name text not null,
  primary key (company_id, id),
  foreign key (company_id, brand_id) references brands (company_id, id)
);
create index location_groups_brand on location_groups (company_id, brand_id);
call onward.protect_company_table('location_groups');

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

create table departments (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  name_key text not null,
  description text,
  -- Kept by a trigger on positions, so that lists never count.
  open_positions_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, name_key)
);
create index departments_open_positions on departments (company_id, open_positions_count, id);
create index departments_updated on departments (company_id, updated_at, id);
call onward.protect_company_table('departments');

create table positions (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  digest_key text not null unique,
  title text not null,
  status text not null default 'pending' check (status in ('published', 'pending', 'closed', 'deleted')),
  location_id bigint not null,
  department_id bigint,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, location_id) references locations (company_id, id),
  foreign key (company_id, department_id) references departments (company_id, id)
);
create index positions_location on positions (company_id, location_id, status);
create index positions_department on positions (company_id, department_id, status);
create index positions_newest on positions (company_id, created_at desc, id desc);
call onward.protect_company_table('positions');

create function onward.count_open_positions() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.department_id is not null and old.status in ('published', 'pending') then
    update departments set open_positions_count = open_positions_count - 1
      where company_id = old.company_id and id = old.department_id;
  end if;
  if tg_op <> 'DELETE' and new.department_id is not null and new.status in ('published', 'pending') then
    update departments set open_positions_count = open_positions_count + 1
      where company_id = new.company_id and id = new.department_id;
  end if;
  return null;
end $$;
create trigger count_open_positions after insert or delete or update of status, department_id
  on positions for each row execute function onward.count_open_positions();
