-- Processes keep sessions, rights and names in memory. A change of them is announced to other processes by NOTIFY; the
-- process that makes it reads what was announced from a setting of the transaction, together with the commit.
create function onward.announce(channel text, payload text) returns void language plpgsql as $$
declare
  announced text := coalesce(current_setting('onward.announced', true), '');
  line text := channel || ' ' || payload || E'\n';
begin
  -- Once per transaction, however many rows change.
  if position(line in announced) = 0 then
    perform set_config('onward.announced', announced || line, true);
    perform pg_notify(channel, payload);
  end if;
end $$;

create or replace function onward.announce_access_change() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform onward.announce('onward_access', case tg_argv[0]
    when 'user' then 'user:' || coalesce(changed ->> 'user_id', changed ->> 'id')
    else 'company:' || coalesce(changed ->> 'company_id', changed ->> 'id')
  end);
  return null;
end $$;

create or replace function onward.announce_names() returns trigger language plpgsql as $$
begin
  perform onward.announce('onward_names', coalesce(new.company_id, old.company_id)::text);
  return null;
end $$;

drop function onward.tell;
