-- How many applied for a posting stands apart from the posting: whoever applies then writes a row of a few numbers, not
-- the whole posting with its text into every one of its indexes, and nobody who edits a posting waits for applicants.
create table position_totals (
  company_id bigint not null,
  position_id bigint not null,
  applicants integer not null default 0,
  -- In progress, and opened by no one of the staff.
  unseen integer not null default 0,
  hired integer not null default 0,
  rejected integer not null default 0,
  inactive integer not null default 0,
  primary key (company_id, position_id),
  foreign key (company_id, position_id) references positions (company_id, id) on delete cascade
);
create index position_totals_applicants on position_totals (company_id, applicants, position_id);
create index position_totals_unseen on position_totals (company_id, unseen, position_id);
call onward.protect_company_table('position_totals');

set local role onward_system;
insert into position_totals (company_id, position_id, applicants, unseen, hired, rejected, inactive)
  select company_id, id, applicants_count, new_applicants_count, hired_count, rejected_count, inactive_count
  from positions;
reset role;

create function onward.begin_totals() returns trigger language plpgsql as $$
begin
  insert into position_totals (company_id, position_id) values (new.company_id, new.id);
  return null;
end $$;
create trigger begin_totals after insert on positions for each row execute function onward.begin_totals();

drop index positions_new_applicants;
drop index positions_applicants;
alter table positions
  drop column applicants_count,
  drop column new_applicants_count,
  drop column hired_count,
  drop column rejected_count,
  drop column inactive_count;

-- What a statement changes in the totals: so many more, or fewer, who stand alike.
drop trigger gather_inserted on applications;
drop trigger gather_deleted on applications;
drop trigger gather_updated on applications;
drop function onward.gather_inserted, onward.gather_deleted, onward.gather_updated, onward.count_steps;
drop table application_count_steps;
drop function onward.take_count_step;
create table application_count_steps (
  company_id bigint not null,
  id bigint generated always as identity,
  position_id bigint not null,
  stage_id bigint not null,
  status text not null,
  seen boolean not null,
  step integer not null,
  primary key (company_id, id)
);
call onward.protect_company_table('application_count_steps');

-- Whoever came or went.
create function onward.gather_come_or_gone() returns trigger language plpgsql as $$
begin
  insert into application_count_steps (company_id, position_id, stage_id, status, seen, step)
    select company_id, position_id, stage_id, status, seen_at is not null,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed_rows group by company_id, position_id, stage_id, status, seen_at is not null;
  return null;
end $$;

-- Whoever stands as before is taken away and added again.
create function onward.gather_updated() returns trigger language plpgsql as $$
begin
  insert into application_count_steps (company_id, position_id, stage_id, status, seen, step)
    select company_id, position_id, stage_id, status, seen, sum(step)
    from (
      select company_id, position_id, stage_id, status, seen_at is not null as seen, -1 as step from before_rows
      union all
      select company_id, position_id, stage_id, status, seen_at is not null, 1 from after_rows
    ) change
    group by company_id, position_id, stage_id, status, seen having sum(step) <> 0;
  return null;
end $$;

create trigger gather_inserted after insert on applications
  referencing new table as changed_rows for each statement execute function onward.gather_come_or_gone();
create trigger gather_deleted after delete on applications
  referencing old table as changed_rows for each statement execute function onward.gather_come_or_gone();
create trigger gather_updated after update on applications
  referencing old table as before_rows new table as after_rows
  for each statement execute function onward.gather_updated();

-- The first step of a transaction takes all of them: what one statement adds and the next takes away is never written,
-- and each total is written once. Steps of others are never met: they are gone before they could be seen. Always in the
-- same order, so that two who change the same postings never wait for each other.
create function onward.take_count_step() returns trigger language plpgsql as $$
begin
  if not exists (select from application_count_steps where company_id = new.company_id and id = new.id) then
    return null;
  end if;
  with taken as (
    delete from application_count_steps where company_id = new.company_id and id >= new.id returning *
  ), totals as (
    insert into position_totals as total (company_id, position_id, applicants, unseen, hired, rejected, inactive)
    select * from (
      select company_id, position_id, sum(step) as applicants,
        sum(case when status = 'in_progress' and not seen then step else 0 end) as unseen,
        sum(case when status = 'hired' then step else 0 end) as hired,
        sum(case when status = 'rejected' then step else 0 end) as rejected,
        sum(case when status = 'inactive' then step else 0 end) as inactive
      from taken group by company_id, position_id
    ) changes
    where (applicants, unseen, hired, rejected, inactive) <> (0, 0, 0, 0, 0) order by position_id
    on conflict (company_id, position_id) do update set
      applicants = total.applicants + excluded.applicants, unseen = total.unseen + excluded.unseen,
      hired = total.hired + excluded.hired, rejected = total.rejected + excluded.rejected,
      inactive = total.inactive + excluded.inactive
  )
  insert into position_stage_counts as total (company_id, position_id, stage_id, in_progress, unseen)
    select company_id, position_id, stage_id, sum(step), sum(case when seen then 0 else step end)
    from taken where status = 'in_progress' group by company_id, position_id, stage_id
    having (sum(step), sum(case when seen then 0 else step end)) <> (0, 0)
    order by position_id, stage_id
    on conflict (company_id, position_id, stage_id) do update set
      in_progress = total.in_progress + excluded.in_progress, unseen = total.unseen + excluded.unseen;
  return null;
end $$;
-- At the very end of the transaction: the totals of a busy posting are then locked for an instant only.
create constraint trigger take_count_step after insert on application_count_steps
  deferrable initially deferred for each row execute function onward.take_count_step();
