-- The inbox of somebody who sees everything, by its filters: newest first, whatever the posting.
create index conversations_unread_newest on conversations (company_id, updated_at desc, id desc)
  where unread_count > 0 and archived_at is null;
create index conversations_waiting_newest on conversations (company_id, updated_at desc, id desc)
  where last_direction = 'inbound' and archived_at is null;
create index conversations_failed_newest on conversations (company_id, updated_at desc, id desc)
  where last_failed and archived_at is null;

-- Do the words stand in this thread? Asked of threads one by one, newest first, when they stand in many.
create index conversation_search_thread on conversation_search (company_id, conversation_id);

-- So many messages are looked at, not so many threads: the rest need not be read to be left out.
create or replace function onward.find_conversations(wanted tsquery, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 100 as $$
  select conversation_id from conversation_search
  where words @@ wanted and company_id = onward.current_company() limit most;
$$;

-- The words of a person's name, broken up once: threads are found by them.
alter table persons add column name_words tsvector
  generated always as (array_to_tsvector(onward.search_words(company_id, first_name || ' ' || last_name))) stored;
create index persons_name_words on persons using gin (name_words) with (fastupdate = on, gin_pending_list_limit = 256);

create function onward.find_persons(wanted tsquery, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 100 as $$
  select id from persons where name_words @@ wanted and company_id = onward.current_company() limit most;
$$;
revoke execute on function onward.find_persons(tsquery, integer) from public;
grant execute on function onward.find_persons(tsquery, integer) to onward_app, onward_system;
grant create on schema onward to onward_system;
alter function onward.find_persons(tsquery, integer) owner to onward_system;
revoke create on schema onward from onward_system;
