-- The two lists that still read every row to search: a company's departments, and the companies that support staff see.
alter table departments
  add column words tsvector not null generated always as (array_to_tsvector(onward.search_words(company_id, name))) stored;
create index departments_words on departments using gin (words);

create function onward.find_departments(wanted tsquery) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select id from departments where words @@ wanted and company_id = onward.current_company();
$$;

revoke execute on function onward.find_departments(tsquery) from public;
grant execute on function onward.find_departments(tsquery) to onward_app, onward_system;
grant create on schema onward to onward_system;
alter function onward.find_departments(tsquery) owner to onward_system;
revoke create on schema onward from onward_system;

-- Their names belong to no company but the one that runs the product: company 0.
alter table companies
  add column words tsvector not null generated always as (array_to_tsvector(onward.search_words(0, name))) stored;
create index companies_words on companies using gin (words);
create index companies_name on companies (lower(name), id);
create index companies_newest on companies (created_at, id);
