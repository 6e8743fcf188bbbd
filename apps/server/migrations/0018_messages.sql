-- What is said between a company and the people who apply: one thread for each person, e-mail and texts in one.

alter table persons
  -- The address answered that nobody lives there; cleared when it is changed.
  add column email_bounced_at timestamptz,
  -- As their browser said, for quiet hours and times; null until known.
  add column time_zone text;
create function onward.forget_bounce() returns trigger language plpgsql as $$
begin
  new.email_bounced_at := null;
  return new;
end $$;
create trigger forget_bounce before update of email on persons
  for each row when (old.email is distinct from new.email) execute function onward.forget_bounce();
-- A text names nothing but a number, whoever's applicant it is.
create index persons_texting on persons (phone, region_number) where phone is not null;

create table conversations (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  person_id bigint not null,
  -- The application it is about now, and its posting, which decides who may read it.
  application_id bigint not null,
  position_id bigint not null,
  assignee_id bigint,
  unread_count integer not null default 0 check (unread_count >= 0),
  last_message_id bigint,
  -- Of the last message, so that the list needs no other table to find its rows.
  last_direction text check (last_direction in ('inbound', 'outbound')),
  last_channel text check (last_channel in ('email', 'sms')),
  last_failed boolean not null default false,
  -- Put aside by somebody; the next message of the applicant brings it back.
  archived_at timestamptz,
  -- Free words that may mean "no more", until somebody has looked at them.
  may_revoke_at timestamptz,
  -- Part of the address that answers go to, and of the applicant's own page.
  reply_token text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, person_id),
  foreign key (company_id, person_id) references persons (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id),
  foreign key (company_id, assignee_id) references company_staffs (company_id, id)
);
create index conversations_newest on conversations (company_id, updated_at desc, id desc)
  where archived_at is null and last_message_id is not null;
create index conversations_position on conversations (company_id, position_id, updated_at desc, id desc)
  where archived_at is null and last_message_id is not null;
create index conversations_unread on conversations (company_id, position_id, updated_at desc, id desc)
  where unread_count > 0 and archived_at is null;
create index conversations_waiting on conversations (company_id, position_id, updated_at desc, id desc)
  where last_direction = 'inbound' and archived_at is null;
create index conversations_failed on conversations (company_id, position_id, updated_at desc, id desc)
  where last_failed and archived_at is null;
create index conversations_archived on conversations (company_id, updated_at desc, id desc)
  where archived_at is not null;
create index conversations_assignee on conversations (company_id, assignee_id, updated_at desc, id desc)
  where assignee_id is not null;
create index conversations_application on conversations (company_id, application_id);
call onward.protect_company_table('conversations');

create table messages (
  company_id bigint not null,
  id bigint generated always as identity,
  conversation_id bigint not null,
  application_id bigint not null,
  -- Null for the applicant and for what is sent by itself.
  sender_id bigint,
  channel text not null check (channel in ('email', 'sms')),
  direction text not null check (direction in ('inbound', 'outbound')),
  -- Sent by a rule or the house itself, not by a person.
  automated boolean not null default false,
  subject text,
  body text not null,
  status text not null check (status in ('queued', 'sent', 'delivered', 'failed', 'received')),
  -- Why it failed, as a word of ours; and the provider's own code.
  error text,
  error_code integer,
  -- The provider's name of it: of a text its sid, of an e-mail its Message-ID.
  provider_id text,
  segments integer,
  -- Waits until then: for undo, for quiet hours, or because it was asked for.
  leaves_at timestamptz,
  outbox_message_id bigint,
  read_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, conversation_id) references conversations (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index messages_thread on messages (company_id, conversation_id, id desc);
create index messages_application on messages (company_id, application_id, id desc);
-- A text handed on twice is one; a receipt finds its message.
create unique index messages_provider on messages (channel, provider_id) where provider_id is not null;
create index messages_outbox on messages (outbox_message_id) where outbox_message_id is not null;
call onward.protect_company_table('messages');

create table message_attachments (
  company_id bigint not null,
  id bigint generated always as identity,
  message_id bigint not null,
  file_name text not null,
  content_type text not null,
  byte_size bigint not null,
  -- One file may go to many.
  storage_key text not null,
  primary key (company_id, id),
  foreign key (company_id, message_id) references messages (company_id, id) on delete cascade
);
create index message_attachments_message on message_attachments (company_id, message_id);
create index message_attachments_file on message_attachments (company_id, storage_key);
call onward.protect_company_table('message_attachments');

create table message_templates (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  channel text not null check (channel in ('email', 'sms')),
  subject text,
  body text not null,
  -- The same in other languages: {"es": {"subject": …, "body": …}}.
  translations jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (company_id, id)
);
create unique index message_templates_name on message_templates (company_id, channel, lower(name))
  where deleted_at is null;
call onward.protect_company_table('message_templates');

-- From nobody we know: kept for support staff, who may find whose it is.
create table unassigned_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  sender text not null,
  recipient text not null,
  subject text,
  body text not null,
  provider_id text not null,
  received_at timestamptz not null,
  unique (channel, provider_id)
);
call onward.protect_system_table('unassigned_messages');

-- The words of a thread, found like those of applicants.
create table conversation_search (
  company_id bigint not null,
  conversation_id bigint not null,
  message_id bigint not null,
  words tsvector not null,
  primary key (company_id, message_id),
  foreign key (company_id, message_id) references messages (company_id, id) on delete cascade
);
create index conversation_search_words on conversation_search using gin (words)
  with (fastupdate = on, gin_pending_list_limit = 256);
call onward.protect_company_table('conversation_search');

create function onward.find_conversations(wanted tsquery, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 100 as $$
  select distinct conversation_id from conversation_search
  where words @@ wanted and company_id = onward.current_company() limit most;
$$;
revoke execute on function onward.find_conversations(tsquery, integer) from public;
grant execute on function onward.find_conversations(tsquery, integer) to onward_app, onward_system;
grant create on schema onward to onward_system;
alter function onward.find_conversations(tsquery, integer) owner to onward_system;
revoke create on schema onward from onward_system;

create function onward.index_messages() returns trigger language plpgsql as $$
begin
  insert into conversation_search (company_id, conversation_id, message_id, words)
    select company_id, conversation_id, id,
      array_to_tsvector(onward.search_words(company_id, concat_ws(' ', subject, body)))
    from after_rows;
  return null;
end $$;
create trigger index_messages after insert on messages
  referencing new table as after_rows for each statement execute function onward.index_messages();

-- A thread is about the newest application of its person, wherever that goes.
create function onward.follow_application() returns trigger language plpgsql as $$
begin
  update conversations c set application_id = newest.id, position_id = newest.position_id
  from (select a.id, a.position_id from applications a
    where a.company_id = new.company_id and a.person_id = new.person_id order by a.id desc limit 1) newest
  where c.company_id = new.company_id and c.person_id = new.person_id
    and (c.application_id, c.position_id) is distinct from (newest.id, newest.position_id);
  return null;
end $$;
create trigger follow_new_application after insert on applications
  for each row execute function onward.follow_application();
create trigger follow_moved_application after update of position_id, person_id on applications
  for each row when (old.position_id <> new.position_id or old.person_id <> new.person_id)
  execute function onward.follow_application();

-- What leaves may belong to a message, come from a person and carry files or an invitation: sealed with the body.
alter table outbox_messages add column message_id bigint;
