-- Analytics: how many applicants applied, from where, how far they got, why they were rejected, and when they were hired,
-- by day; and how interviews and offers went. Counting a million rows for each panel would take seconds of processor time
-- a minute.

-- All counts of a company in one time zone. A changed zone gets an edition of its own, counted by a job, while readers go on
-- with the one they know (decision 45).
create table analytics_editions (
  company_id bigint not null references companies,
  -- Never the number of an earlier one, so that nothing left of it can be counted again.
  edition integer generated always as identity,
  time_zone text not null,
  state text not null check (state in ('counting', 'shown', 'ended')),
  -- Rows with ids up to these are counted, and their changes noted down.
  applications_to bigint not null,
  meetings_to bigint not null,
  offers_to bigint not null,
  ended_at timestamptz,
  primary key (company_id, edition)
);
create unique index analytics_editions_one on analytics_editions (company_id, state) where state <> 'ended';
call onward.protect_company_table('analytics_editions');

-- Above every id: such an edition counts all rows.
create function onward.every_id() returns bigint language sql immutable as $$ select 9223372036854775807 $$;

create function onward.begin_analytics() returns trigger language plpgsql as $$
begin
  insert into analytics_editions (company_id, time_zone, state, applications_to, meetings_to, offers_to)
    values (new.id, new.time_zone, 'shown', onward.every_id(), onward.every_id(), onward.every_id());
  return null;
end $$;
create trigger begin_analytics after insert on companies for each row execute function onward.begin_analytics();

-- What changed and is not part of analytics_counts yet. Written in the transaction of the change, so that no two of them
-- wait for one counter; readers add these rows to the counts.
create table analytics_steps (
  company_id bigint not null references companies,
  edition integer not null,
  id bigint generated always as identity,
  position_id bigint not null,
  -- Of the posting at that moment.
  location_id bigint not null,
  metric text not null check (metric in ('standing', 'source', 'reason', 'hire', 'interview', 'offer')),
  day date not null,
  key text not null,
  step integer not null,
  primary key (company_id, edition, id)
);
call onward.protect_company_table('analytics_steps');

-- The same, added up for the company, each location, and each posting, by day and by week (hires) or month and, except for
-- postings, quarter (others).
create table analytics_counts (
  company_id bigint not null references companies,
  edition integer not null,
  metric text not null,
  place_kind text not null check (place_kind in ('company', 'location', 'position')),
  -- 0 for the company.
  place_id bigint not null,
  grain text not null check (grain in ('day', 'week', 'month', 'quarter')),
  starts_on date not null,
  key text not null,
  count integer not null,
  -- Readers find the counts in the index itself.
  primary key (company_id, edition, metric, place_kind, place_id, grain, starts_on, key) include (count)
);
call onward.protect_company_table('analytics_counts');

-- Whoever notes down a change holds this until the commit, together with everybody else. Counting on takes it alone for a
-- batch, so that each change is either in the batch or noted down.
create function onward.analytics_lock(of_company bigint) returns bigint language sql immutable as $$
  select hashtextextended('analytics:' || of_company, 0)
$$;

-- What one application counts for; days are those of the edition's time zone. In keys, 1 means hired, and a source has a
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
  perform pg_advisory_xact_lock_shared(onward.analytics_lock(company_id)) from (select distinct company_id from changed_rows) c;
  insert into analytics_steps (company_id, edition, position_id, location_id, metric, day, key, step)
    select n.company_id, e.edition, n.position_id, p.location_id, f.metric, f.day, f.key,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed_rows n
    join positions p on p.company_id = n.company_id and p.id = n.position_id
    join analytics_editions e on e.company_id = n.company_id and e.state <> 'ended' and n.id <= e.applications_to
    cross join lateral onward.analytics_facts(row(n.*)::applications, e.time_zone) f
    group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
create trigger count_inserted_applications after insert on applications
  referencing new table as changed_rows for each statement execute function onward.count_come_or_gone_applications();
create trigger count_deleted_applications after delete on applications
  referencing old table as changed_rows for each statement execute function onward.count_come_or_gone_applications();

-- The old row is subtracted and the new one added; most updates change nothing that is counted.
create function onward.count_updated_applications() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(onward.analytics_lock(company_id)) from (
    select distinct b.company_id from before_rows b join after_rows a on a.company_id = b.company_id and a.id = b.id
    where (b.position_id, b.stage_id, b.status, b.referer_source, b.rejection, b.hired_date, b.applied_at)
      is distinct from (a.position_id, a.stage_id, a.status, a.referer_source, a.rejection, a.hired_date, a.applied_at)) c;
  if not found then
    return null;
  end if;
  insert into analytics_steps (company_id, edition, position_id, location_id, metric, day, key, step)
    select p.company_id, e.edition, p.id, p.location_id, f.metric, f.day, f.key, sum(side.step)
    from before_rows b join after_rows a on a.company_id = b.company_id and a.id = b.id
    cross join lateral (values (row(b.*)::applications, -1), (row(a.*)::applications, 1)) side (counted, step)
    join positions p on p.company_id = b.company_id and p.id = (side.counted).position_id
    join analytics_editions e on e.company_id = b.company_id and e.state <> 'ended' and b.id <= e.applications_to
    cross join lateral onward.analytics_facts(side.counted, e.time_zone) f
    where (b.position_id, b.stage_id, b.status, b.referer_source, b.rejection, b.hired_date, b.applied_at)
      is distinct from (a.position_id, a.stage_id, a.status, a.referer_source, a.rejection, a.hired_date, a.applied_at)
    group by 1, 2, 3, 4, 5, 6, 7 having sum(side.step) <> 0;
  -- Interviews and offers follow their application to another posting.
  insert into analytics_steps (company_id, edition, position_id, location_id, metric, day, key, step)
    select p.company_id, e.edition, p.id, p.location_id, f.metric, f.day, f.key, sum(side.step)
    from before_rows b join after_rows a on a.company_id = b.company_id and a.id = b.id and a.position_id <> b.position_id
    cross join lateral (values (b.position_id, -1), (a.position_id, 1)) side (position_id, step)
    join positions p on p.company_id = b.company_id and p.id = side.position_id
    join analytics_editions e on e.company_id = b.company_id and e.state <> 'ended'
    cross join lateral (
      select 'interview', (m.starts_at at time zone e.time_zone)::date, m.status from meetings m
        where m.company_id = b.company_id and m.application_id = b.id and m.id <= e.meetings_to
      union all
      select 'offer', (o.sent_at at time zone e.time_zone)::date, o.status from application_offers o
        where o.company_id = b.company_id and o.application_id = b.id and o.id <= e.offers_to and o.sent_at is not null
    ) f (metric, day, key)
    group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
create trigger count_updated_applications after update on applications
  referencing old table as before_rows new table as after_rows
  for each statement execute function onward.count_updated_applications();

-- One interview: null on the side where there is none.
create function onward.count_changed_meeting() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(onward.analytics_lock(coalesce(new.company_id, old.company_id)));
  insert into analytics_steps (company_id, edition, position_id, location_id, metric, day, key, step)
    select p.company_id, e.edition, p.id, p.location_id, 'interview', (m.starts_at at time zone e.time_zone)::date, m.status,
      m.step
    from (values (old.company_id, old.id, old.application_id, old.starts_at, old.status, -1),
      (new.company_id, new.id, new.application_id, new.starts_at, new.status, 1))
      m (company_id, id, application_id, starts_at, status, step)
    join applications a on a.company_id = m.company_id and a.id = m.application_id
    join positions p on p.company_id = a.company_id and p.id = a.position_id
    join analytics_editions e on e.company_id = m.company_id and e.state <> 'ended' and m.id <= e.meetings_to;
  return null;
end $$;
create trigger count_changed_meeting after insert or delete on meetings
  for each row execute function onward.count_changed_meeting();
create trigger count_updated_meeting after update of status, starts_at, application_id on meetings
  for each row when ((old.status, old.starts_at, old.application_id)
    is distinct from (new.status, new.starts_at, new.application_id))
  execute function onward.count_changed_meeting();

create function onward.count_changed_offer() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(onward.analytics_lock(coalesce(new.company_id, old.company_id)));
  insert into analytics_steps (company_id, edition, position_id, location_id, metric, day, key, step)
    select p.company_id, e.edition, p.id, p.location_id, 'offer', (o.sent_at at time zone e.time_zone)::date, o.status, o.step
    from (values (old.company_id, old.id, old.application_id, old.sent_at, old.status, -1),
      (new.company_id, new.id, new.application_id, new.sent_at, new.status, 1))
      o (company_id, id, application_id, sent_at, status, step)
    join applications a on a.company_id = o.company_id and a.id = o.application_id
    join positions p on p.company_id = a.company_id and p.id = a.position_id
    join analytics_editions e on e.company_id = o.company_id and e.state <> 'ended' and o.id <= e.offers_to
    where o.sent_at is not null;
  return null;
end $$;
create trigger count_changed_offer after insert or delete on application_offers
  for each row execute function onward.count_changed_offer();
create trigger count_updated_offer after update of status, sent_at, application_id on application_offers
  for each row when ((old.status, old.sent_at, old.application_id) is distinct from (new.status, new.sent_at, new.application_id))
  execute function onward.count_changed_offer();

-- A posting that moves takes its applicants from one location to the other: also those whose change is not committed yet,
-- for which it waits.
create function onward.move_counted_applications() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(onward.analytics_lock(new.company_id));
  insert into analytics_steps (company_id, edition, position_id, location_id, metric, day, key, step)
    select new.company_id, known.edition, new.id, place.location_id, known.metric, known.day, known.key,
      place.sign * sum(known.count)
    from (
      select c.edition, c.metric, c.starts_on as day, c.key, c.count from analytics_editions e
      cross join (values ('standing'), ('source'), ('reason'), ('hire'), ('interview'), ('offer')) m (metric)
      join analytics_counts c on c.company_id = e.company_id and c.edition = e.edition and c.metric = m.metric
        and c.place_kind = 'position' and c.place_id = new.id and c.grain = 'day'
      where e.company_id = new.company_id and e.state <> 'ended'
      union all
      select s.edition, s.metric, s.day, s.key, s.step from analytics_editions e
      join analytics_steps s on s.company_id = e.company_id and s.edition = e.edition and s.position_id = new.id
      where e.company_id = new.company_id and e.state <> 'ended'
    ) known
    cross join (values (old.location_id, -1), (new.location_id, 1)) place (location_id, sign)
    group by known.edition, place.location_id, place.sign, known.metric, known.day, known.key having sum(known.count) <> 0;
  return null;
end $$;
create trigger move_counted_applications after update of location_id on positions
  for each row when (old.location_id is distinct from new.location_id)
  execute function onward.move_counted_applications();

create function onward.add_to_analytics(steps analytics_steps[]) returns void language sql as $$
  insert into analytics_counts as c (company_id, edition, metric, place_kind, place_id, grain, starts_on, key, count)
    select t.company_id, t.edition, t.metric, place.kind, place.id, grain.name, grain.starts_on, t.key, sum(t.step)
    from unnest(steps) t
    cross join lateral (values ('company', 0::bigint), ('location', t.location_id), ('position', t.position_id))
      place (kind, id)
    cross join lateral (
      select 'day', t.day
      union all
      select name, date_trunc(name, t.day::timestamp)::date from unnest(
        case when t.metric = 'hire' then array['week'] when place.kind = 'position' then array['month']
          else array['month', 'quarter'] end) name
    ) grain (name, starts_on)
    group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(t.step) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (company_id, edition, metric, place_kind, place_id, grain, starts_on, key)
    do update set count = c.count + excluded.count
$$;

-- Adds up to so many steps to the counts. Rows that another process adds are skipped; readers see each step exactly once,
-- either here or there.
create function onward.fold_analytics(most integer) returns integer language plpgsql as $$
declare
  steps analytics_steps[];
begin
  -- By row address: the table is empty most of the time, so its statistics would make the planner compare every two rows.
  with taken as (
    delete from analytics_steps s where ctid = any(array(
      select ctid from analytics_steps order by company_id, edition, id limit most for update skip locked)) returning s as step
  )
  select array_agg(step) into steps from taken;
  perform onward.add_to_analytics(steps);
  return coalesce(cardinality(steps), 0);
end $$;

-- ==== Counting anew ====

-- Begins an edition that a job then counts; also to repair the counts.
create function onward.recount_analytics(of_company bigint) returns void language plpgsql as $$
begin
  update analytics_editions set state = 'ended', ended_at = now() where company_id = of_company and state = 'counting';
  insert into analytics_editions (company_id, time_zone, state, applications_to, meetings_to, offers_to)
    select c.id, c.time_zone, 'counting', 0, 0, 0 from companies c where c.id = of_company;
  perform onward.add_jobs(json_build_array(json_build_object('task', 'analytics.recount',
    'payload', json_build_object('company_id', of_company), 'key', 'analytics_recount:' || of_company,
    'queue', 'analytics_recount:' || of_company)));
end $$;

-- A zone that changed back needs no counting: the edition in use is the right one.
create function onward.count_in_new_zone() returns trigger language plpgsql as $$
begin
  update analytics_editions set state = 'ended', ended_at = now() where company_id = new.id and state = 'counting';
  if not exists (
    select from analytics_editions where company_id = new.id and state = 'shown' and time_zone = new.time_zone) then
    perform onward.recount_analytics(new.id);
  end if;
  return null;
end $$;
create trigger count_in_new_zone after update of time_zone on companies
  for each row when (old.time_zone is distinct from new.time_zone) execute function onward.count_in_new_zone();

-- Short, because those who note down changes wait behind it.
create function onward.lock_analytics(of_company bigint) returns boolean language plpgsql set lock_timeout = '250ms' as $$
begin
  perform pg_advisory_xact_lock(onward.analytics_lock(of_company));
  return true;
exception when lock_not_available then
  return false;
end $$;

-- Counts up to so many more rows of one table. The edition is shown once all three are counted. 'busy' when changes were
-- being noted down all the time.
create function onward.count_more_analytics(of_company bigint, most integer) returns text language plpgsql as $$
declare
  counted analytics_editions;
  up_to bigint;
  steps analytics_steps[];
begin
  if not onward.lock_analytics(of_company) then
    return 'busy';
  end if;
  select * into counted from analytics_editions where company_id = of_company and state = 'counting' for update;
  if not found then
    return 'done';
  end if;

  if counted.applications_to < onward.every_id() then
    select coalesce(max(id), onward.every_id()) into up_to from (select id from applications
      where company_id = of_company and id > counted.applications_to order by id limit most) next;
    select array_agg(row(of_company, counted.edition, 0, f.*)::analytics_steps) into steps from (
      select a.position_id, p.location_id, f.metric, f.day, f.key, count(*)::int
      from applications a
      join positions p on p.company_id = a.company_id and p.id = a.position_id
      cross join lateral onward.analytics_facts(row(a.*)::applications, counted.time_zone) f
      where a.company_id = of_company and a.id > counted.applications_to and a.id <= up_to group by 1, 2, 3, 4, 5) f;
    counted.applications_to := up_to;
  elsif counted.meetings_to < onward.every_id() then
    select coalesce(max(id), onward.every_id()) into up_to from (select id from meetings
      where company_id = of_company and id > counted.meetings_to order by id limit most) next;
    select array_agg(row(of_company, counted.edition, 0, f.*)::analytics_steps) into steps from (
      select a.position_id, p.location_id, 'interview', (m.starts_at at time zone counted.time_zone)::date, m.status, count(*)::int
      from meetings m
      join applications a on a.company_id = m.company_id and a.id = m.application_id
      join positions p on p.company_id = a.company_id and p.id = a.position_id
      where m.company_id = of_company and m.id > counted.meetings_to and m.id <= up_to group by 1, 2, 4, 5) f;
    counted.meetings_to := up_to;
  else
    select coalesce(max(id), onward.every_id()) into up_to from (select id from application_offers
      where company_id = of_company and id > counted.offers_to order by id limit most) next;
    select array_agg(row(of_company, counted.edition, 0, f.*)::analytics_steps) into steps from (
      select a.position_id, p.location_id, 'offer', (o.sent_at at time zone counted.time_zone)::date, o.status, count(*)::int
      from application_offers o
      join applications a on a.company_id = o.company_id and a.id = o.application_id
      join positions p on p.company_id = a.company_id and p.id = a.position_id
      where o.company_id = of_company and o.id > counted.offers_to and o.id <= up_to and o.sent_at is not null
      group by 1, 2, 4, 5) f;
    counted.offers_to := up_to;
  end if;

  perform onward.add_to_analytics(steps);
  if counted.offers_to = onward.every_id() then
    update analytics_editions set state = 'ended', ended_at = now() where company_id = of_company and state = 'shown';
    counted.state := 'shown';
  end if;
  update analytics_editions e set applications_to = counted.applications_to, meetings_to = counted.meetings_to,
    offers_to = counted.offers_to, state = counted.state
    where e.company_id = of_company and e.edition = counted.edition;
  return case counted.state when 'shown' then 'done' else 'more' end;
end $$;

-- Removes up to so many counts of an edition that ended, a minute later: by then nobody reads it any more. Returns how many.
create function onward.forget_analytics(most integer) returns integer language plpgsql as $$
declare
  gone analytics_editions;
  forgotten integer;
begin
  select * into gone from analytics_editions where state = 'ended' and ended_at < now() - interval '1 minute'
    order by ended_at limit 1 for update skip locked;
  if not found then
    return 0;
  end if;
  delete from analytics_steps where company_id = gone.company_id and edition = gone.edition;
  delete from analytics_counts where ctid = any(array(
    select ctid from analytics_counts where company_id = gone.company_id and edition = gone.edition limit most));
  get diagnostics forgotten = row_count;
  if forgotten < most then
    delete from analytics_editions where company_id = gone.company_id and edition = gone.edition;
  end if;
  return greatest(forgotten, 1);
end $$;

-- Offers of a period.
create index application_offers_sent on application_offers (company_id, sent_at) include (application_id, status)
  where sent_at is not null;
