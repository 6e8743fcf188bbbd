-- What processes keep in memory is forgotten when it changes. All of them are told by NOTIFY; the one that makes the
-- change hears of it on its own connection, as a notice, before it answers. So only one connection of a process has to
-- listen: every listening one would be woken by every event of the house.
create function onward.tell(channel text, payload text) returns void language plpgsql as $$
begin
  perform pg_notify(channel, payload);
  -- Once per transaction, however many rows change.
  if current_setting('onward.told', true) is distinct from channel || ' ' || payload then
    perform set_config('onward.told', channel || ' ' || payload, true);
    raise notice '% %', channel, payload;
  end if;
end $$;

create or replace function onward.announce_access_change() returns trigger
  language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform onward.tell('onward_access', case tg_argv[0]
    when 'user' then 'user:' || coalesce(changed ->> 'user_id', changed ->> 'id')
    else 'company:' || coalesce(changed ->> 'company_id', changed ->> 'id')
  end);
  return null;
end $$;

-- Rows of lists and the stages of postings are kept with the names that stand in them.
create function onward.announce_names() returns trigger language plpgsql as $$
begin
  perform onward.tell('onward_names', coalesce(new.company_id, old.company_id)::text);
  return null;
end $$;

create trigger names_changed after insert or delete
    or update of name, stage_type, sequence, deleted_at, hiring_process_template_id
  on stages for each row execute function onward.announce_names();
create trigger names_changed after update of is_default, deleted_at
  on hiring_process_templates for each row execute function onward.announce_names();
create trigger names_changed after insert or delete
    or update of title, status, digest_key, location_id, department_id, hiring_process_template_id
  on positions for each row execute function onward.announce_names();
create trigger names_changed after update of name, brand_id
  on locations for each row execute function onward.announce_names();
create trigger names_changed after update of name, friendly_id
  on brands for each row execute function onward.announce_names();
create trigger names_changed after update of name
  on departments for each row execute function onward.announce_names();
create trigger names_changed after update of name
  on company_staffs for each row execute function onward.announce_names();
