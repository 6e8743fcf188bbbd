-- Background checks: which packages can be ordered at which location.

-- A location's place in the provider's account.
create table company_checker_nodes (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  -- The provider's name for the place; null when the account is not divided into places.
  custom_id text,
  name text not null,
  location_id bigint,
  -- Slugs of packages.
  available_packages jsonb not null default '[]',
  default_package text,
  status text not null check (status in ('pending', 'active', 'disabled')),
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, location_id),
  foreign key (company_id, location_id) references locations (company_id, id) on delete cascade
);
call onward.protect_company_table('company_checker_nodes');
