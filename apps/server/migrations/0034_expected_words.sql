-- How many applicants have these words, as far as the planner can tell from what it gathered: asked in no time, however
-- many there are. Words of more companies are remembered for it than of other columns.
create function onward.expected_words(wanted tsquery) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  plan json;
begin
  execute format('explain (format json) select from application_search where words @@ %L::tsquery', wanted) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint;
end
$$;
revoke execute on function onward.expected_words(tsquery) from public;
grant execute on function onward.expected_words(tsquery) to onward_app, onward_system;
grant create on schema onward to onward_system;
alter function onward.expected_words(tsquery) owner to onward_system;
revoke create on schema onward from onward_system;
alter table application_search alter column words set statistics 400;
