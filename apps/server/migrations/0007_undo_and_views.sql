-- Deletions that can be undone for a while, and counting locations once per statement.

-- What a deletion took along, kept until its time to be undone is over.
create table deletions (
  company_id bigint not null references companies,
  kind text not null,
  subject_id bigint not null,
  content jsonb not null,
  deleted_at timestamptz not null,
  primary key (company_id, kind, subject_id)
);
create index deletions_age on deletions (company_id, deleted_at);
call onward.protect_company_table('deletions');

-- An import adds thousands of locations in one statement; the company's row is counted up once for all of them.
drop trigger count_active_locations on locations;
drop function onward.count_active_locations();

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
  referencing old table as so_far new table as now_so for each statement execute function onward.count_changed_locations();
