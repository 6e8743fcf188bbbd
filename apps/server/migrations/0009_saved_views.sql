-- Saved views: filters, order and columns of a list under a name.

-- A named state of a list, kept by its owner and optionally shared with a role.
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

-- What one staff member pinned or made the default. A shared view is pinned by each reader separately.
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
