-- Thousands of staff and locations are sorted and searched as quickly as twenty: what orders them stands beside what
-- selects them, and words are looked up where each carries its company.
alter table company_staffs
  add column email text not null default '',
  add column words tsvector not null default '';

-- As the role that sees every log-in: an invited one is not yet seen by the company that invites.
create function onward.describe_staff() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  select u.email into new.email from users u where u.id = new.user_id;
  new.words := array_to_tsvector(onward.search_words(new.company_id, concat_ws(' ', new.name, new.email)));
  return new;
end $$;

create function onward.follow_email() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update company_staffs set email = new.email where user_id = new.id;
  return null;
end $$;

create function onward.find_staff(wanted tsquery) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select id from company_staffs where words @@ wanted and company_id = onward.current_company();
$$;

alter table locations
  drop column search_text,
  add column words tsvector not null generated always as (array_to_tsvector(onward.search_words(company_id,
    name || ' ' || coalesce(identify_code, '') || ' ' || coalesce(city, '') || ' ' || coalesce(address_line_1, ''))))
    stored;
create index locations_words on locations using gin (words);

create function onward.find_locations(wanted tsquery) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select id from locations where words @@ wanted and company_id = onward.current_company();
$$;

revoke execute on function onward.find_staff(tsquery), onward.find_locations(tsquery) from public;
grant execute on function onward.find_staff(tsquery), onward.find_locations(tsquery) to onward_app, onward_system;
grant create on schema onward to onward_system;
alter function onward.describe_staff() owner to onward_system;
alter function onward.follow_email() owner to onward_system;
alter function onward.find_staff(tsquery) owner to onward_system;
alter function onward.find_locations(tsquery) owner to onward_system;
revoke create on schema onward from onward_system;

create trigger describe_staff before insert or update of name, user_id, email
  on company_staffs for each row execute function onward.describe_staff();
create trigger follow_email after update of email on users
  for each row when (old.email <> new.email) execute function onward.follow_email();

set local role onward_system;
update company_staffs set name = name;
reset role;

create index company_staffs_words on company_staffs using gin (words);
drop index company_staffs_newest;
drop index company_staffs_name;
create index company_staffs_newest on company_staffs (company_id, created_at desc, id desc) where status <> 'removed';
create index company_staffs_name on company_staffs (company_id, lower(name), id) where status <> 'removed';
create index company_staffs_email on company_staffs (company_id, email, id) where status <> 'removed';
