-- The first step of a transaction takes all of them: what one statement adds and the next takes away is never written,
-- and each total is written once. Steps of others are never met: they are gone before they could be seen.
create or replace function onward.take_count_step() returns trigger language plpgsql as $$
declare
  total record;
begin
  for total in
    with taken as (
      delete from application_count_steps where company_id = new.company_id and id >= new.id returning *
    )
    select position_id, stage_id, sum(applicants) as applicants, sum(unseen) as unseen, sum(hired) as hired,
      sum(rejected) as rejected, sum(inactive) as inactive
    from taken group by position_id, stage_id
    having (sum(applicants), sum(unseen), sum(hired), sum(rejected), sum(inactive)) <> (0, 0, 0, 0, 0)
    -- Always in the same order, so that two who change the same postings never wait for each other.
    order by position_id, stage_id
  loop
    if total.stage_id is null then
      update positions set
          applicants_count = applicants_count + total.applicants,
          new_applicants_count = new_applicants_count + total.unseen,
          hired_count = hired_count + total.hired,
          rejected_count = rejected_count + total.rejected,
          inactive_count = inactive_count + total.inactive
        where company_id = new.company_id and id = total.position_id;
    else
      insert into position_stage_counts (company_id, position_id, stage_id, in_progress, unseen)
        values (new.company_id, total.position_id, total.stage_id, total.applicants, total.unseen)
        on conflict (company_id, position_id, stage_id) do update set
          in_progress = position_stage_counts.in_progress + excluded.in_progress,
          unseen = position_stage_counts.unseen + excluded.unseen;
    end if;
  end loop;
  return null;
end $$;
