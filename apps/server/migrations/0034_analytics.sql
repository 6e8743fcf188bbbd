-- Analytics: how many applicants applied, from where, how far they got, why they were rejected, and when they were hired,
-- by day. Counting a million rows for each panel would take seconds of processor time a minute.

-- What changed and is not part of analytics_counts yet. Written in the transaction of the change, so that no two of them
-- wait for one counter; readers add these rows to the counts.
create table analytics_steps (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  position_id bigint not null,
  -- Of the posting at that moment.
  location_id bigint not null,
  metric text not null check (metric in ('standing', 'source', 'reason', 'hire')),
  day date not null,
  key text not null,
  step integer not null,
  primary key (company_id, id)
);
call onward.protect_company_table('analytics_steps');

-- The same, added up for the company, each location, and each posting, by day and by week (hires) or month (others).
create table analytics_counts (
  company_id bigint not null references companies,
  metric text not null,
  place_kind text not null check (place_kind in ('company', 'location', 'position')),
  -- 0 for the company.
  place_id bigint not null,
  grain text not null check (grain in ('day', 'week', 'month')),
  starts_on date not null,
  key text not null,
  count integer not null,
  primary key (company_id, metric, place_kind, place_id, grain, starts_on, key)
);
call onward.protect_company_table('analytics_counts');

-- What one application counts for; days are those of the company's time zone. In keys, 1 means hired, and a source has a
-- sign before it that tells it from none.
create function onward.analytics_facts(a applications, zone text)
  returns table (metric text, day date, key text) language sql immutable as $$
  select 'standing', (a.applied_at at time zone zone)::date, a.stage_id || ':' || (a.status = 'hired')::int
  union all
  select 'source', (a.applied_at at time zone zone)::date, (a.status = 'hired')::int || coalesce('=' || a.referer_source, '')
  union all
  select 'reason', (a.applied_at at time zone zone)::date, a.rejection ->> 'reason'
    where a.status = 'rejected' and a.rejection ->> 'reason' is not null
  union all
  select 'hire', a.hired_date, greatest(a.hired_date - (a.applied_at at time zone zone)::date, 0)::text
    where a.status = 'hired' and a.hired_date is not null;
$$;

create function onward.count_come_or_gone_applications() returns trigger language plpgsql as $$
begin
  insert into analytics_steps (company_id, position_id, location_id, metric, day, key, step)
    select n.company_id, n.position_id, p.location_id, f.metric, f.day, f.key,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed_rows n
    join positions p on p.company_id = n.company_id and p.id = n.position_id
    join companies c on c.id = n.company_id
    cross join lateral onward.analytics_facts(row(n.*)::applications, c.time_zone) f
    group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
create trigger count_inserted_applications after insert on applications
  referencing new table as changed_rows for each statement execute function onward.count_come_or_gone_applications();
create trigger count_deleted_applications after delete on applications
  referencing old table as changed_rows for each statement execute function onward.count_come_or_gone_applications();

-- The old row is subtracted and the new one added; most updates change nothing that is counted.
create function onward.count_updated_applications() returns trigger language plpgsql as $$
begin
  insert into analytics_steps (company_id, position_id, location_id, metric, day, key, step)
    select p.company_id, p.id, p.location_id, f.metric, f.day, f.key, sum(side.step)
    from before_rows b join after_rows a on a.company_id = b.company_id and a.id = b.id
    cross join lateral (values (row(b.*)::applications, -1), (row(a.*)::applications, 1)) side (counted, step)
    join positions p on p.company_id = b.company_id and p.id = (side.counted).position_id
    join companies c on c.id = b.company_id
    cross join lateral onward.analytics_facts(side.counted, c.time_zone) f
    where (b.position_id, b.stage_id, b.status, b.referer_source, b.rejection, b.hired_date, b.applied_at)
      is distinct from (a.position_id, a.stage_id, a.status, a.referer_source, a.rejection, a.hired_date, a.applied_at)
    group by 1, 2, 3, 4, 5, 6 having sum(side.step) <> 0;
  return null;
end $$;
create trigger count_updated_applications after update on applications
  referencing old table as before_rows new table as after_rows
  for each statement execute function onward.count_updated_applications();

-- A posting that moves takes its applicants from one location to the other.
create function onward.move_counted_applications() returns trigger language plpgsql as $$
begin
  insert into analytics_steps (company_id, position_id, location_id, metric, day, key, step)
    select new.company_id, new.id, place.location_id, known.metric, known.day, known.key, place.sign * sum(known.count)
    from (
      select metric, starts_on as day, key, count from analytics_counts
      where company_id = new.company_id and place_kind = 'position' and place_id = new.id and grain = 'day'
      union all
      select metric, day, key, step from analytics_steps where company_id = new.company_id and position_id = new.id
    ) known
    cross join (values (old.location_id, -1), (new.location_id, 1)) place (location_id, sign)
    group by place.location_id, place.sign, known.metric, known.day, known.key having sum(known.count) <> 0;
  return null;
end $$;
create trigger move_counted_applications after update of location_id on positions
  for each row when (old.location_id is distinct from new.location_id)
  execute function onward.move_counted_applications();

-- Adds up to so many steps to the counts. Rows that another process adds are skipped; readers see each step exactly once,
-- either here or there.
create function onward.fold_analytics(most integer) returns integer language plpgsql as $$
declare
  folded integer;
begin
  -- By row address: the table is empty most of the time, so its statistics would make the planner compare every two rows.
  with taken as (
    delete from analytics_steps where ctid = any(array(
      select ctid from analytics_steps order by company_id, id limit most for update skip locked)) returning *
  ), spread as (
    select t.company_id, t.metric, place.kind, place.id, grain.name, grain.starts_on, t.key, sum(t.step) as step
    from taken t
    cross join lateral (values ('company', 0::bigint), ('location', t.location_id), ('position', t.position_id))
      place (kind, id)
    cross join lateral (values ('day', t.day),
      (case t.metric when 'hire' then 'week' else 'month' end,
        date_trunc(case t.metric when 'hire' then 'week' else 'month' end, t.day::timestamp)::date)) grain (name, starts_on)
    group by 1, 2, 3, 4, 5, 6, 7 having sum(t.step) <> 0
  ), added as (
    insert into analytics_counts as c (company_id, metric, place_kind, place_id, grain, starts_on, key, count)
      select * from spread order by 1, 2, 3, 4, 5, 6, 7
      on conflict (company_id, metric, place_kind, place_id, grain, starts_on, key)
      do update set count = c.count + excluded.count
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- Counts a company from the beginning: after its time zone changed, or to repair it. Nobody adds steps meanwhile.
create function onward.rebuild_analytics(of_company bigint) returns void language plpgsql as $$
begin
  lock table analytics_steps in share row exclusive mode;
  delete from analytics_steps where company_id = of_company;
  delete from analytics_counts where company_id = of_company;
  insert into analytics_steps (company_id, position_id, location_id, metric, day, key, step)
    select a.company_id, a.position_id, p.location_id, f.metric, f.day, f.key, count(*)
    from applications a
    join positions p on p.company_id = a.company_id and p.id = a.position_id
    join companies c on c.id = a.company_id
    cross join lateral onward.analytics_facts(row(a.*)::applications, c.time_zone) f
    where a.company_id = of_company group by 1, 2, 3, 4, 5, 6;
  while onward.fold_analytics(100000) > 0 loop
  end loop;
end $$;

create function onward.count_in_new_zone() returns trigger language plpgsql as $$
begin
  perform onward.rebuild_analytics(new.id);
  return null;
end $$;
create trigger count_in_new_zone after update of time_zone on companies
  for each row when (old.time_zone is distinct from new.time_zone) execute function onward.count_in_new_zone();

-- Offers of a period.
create index application_offers_sent on application_offers (company_id, sent_at) include (application_id, status)
  where sent_at is not null;
