-- Whoever keeps something in memory hears what happened, and forgets only what that can change.

create or replace function onward.announce_event() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('onward_events', new.company_id || ':' || new.id || ':' || new.name);
  return null;
end $$;
