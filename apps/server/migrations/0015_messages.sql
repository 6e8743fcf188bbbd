-- Messages: one conversation per person, with emails and text messages together.

-- Everything written with one person.
create table conversations (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  person_id bigint not null,
  -- The newest application of the person, and its posting, which decides who may read the conversation. Kept by
  -- triggers.
  application_id bigint not null,
  position_id bigint not null,
  assignee_id bigint,
  unread_count integer not null default 0 check (unread_count >= 0),
  last_message_id bigint,
  -- Copied from the last message, so that the inbox finds its rows in this table alone.
  last_direction text check (last_direction in ('inbound', 'outbound')),
  last_channel text check (last_channel in ('email', 'sms')),
  last_failed boolean not null default false,
  -- Set by staff; the next message of the applicant clears it.
  archived_at timestamptz,
  -- The applicant wrote something that may mean "stop", until staff have decided.
  may_revoke_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, person_id),
  foreign key (company_id, person_id) references persons (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id),
  foreign key (company_id, assignee_id) references company_staffs (company_id, id)
);
-- The inbox by its filters, newest first: for readers who see everything, and by posting for the others.
create index conversations_newest on conversations (company_id, updated_at desc, id desc)
  where archived_at is null and last_message_id is not null;
create index conversations_unread_newest on conversations (company_id, updated_at desc, id desc)
  where unread_count > 0 and archived_at is null;
create index conversations_waiting_newest on conversations (company_id, updated_at desc, id desc)
  where last_direction = 'inbound' and archived_at is null;
create index conversations_failed_newest on conversations (company_id, updated_at desc, id desc)
  where last_failed and archived_at is null;
create index conversations_archived on conversations (company_id, updated_at desc, id desc)
  where archived_at is not null;
create index conversations_position on conversations (company_id, position_id, updated_at desc, id desc)
  where archived_at is null and last_message_id is not null;
create index conversations_unread on conversations (company_id, position_id, updated_at desc, id desc)
  where unread_count > 0 and archived_at is null;
create index conversations_waiting on conversations (company_id, position_id, updated_at desc, id desc)
  where last_direction = 'inbound' and archived_at is null;
create index conversations_failed on conversations (company_id, position_id, updated_at desc, id desc)
  where last_failed and archived_at is null;
create index conversations_assignee on conversations (company_id, assignee_id, updated_at desc, id desc)
  where assignee_id is not null;
-- Applicants by their latest message, archived conversations too.
create index conversations_messaged on conversations (company_id, updated_at desc) include (person_id)
  where last_message_id is not null;
create index conversations_application on conversations (company_id, application_id);
call onward.protect_company_table('conversations');

-- `page` opens the applicant's page of the conversation and expires, `reply` is part of the address that replies go
-- to. Only hashes are stored.
create table conversation_tokens (
  token_hash bytea primary key,
  company_id bigint not null,
  conversation_id bigint not null,
  kind text not null check (kind in ('page', 'reply')),
  expires_at timestamptz not null,
  foreign key (company_id, conversation_id) references conversations (company_id, id) on delete cascade
);
create index conversation_tokens_conversation on conversation_tokens (company_id, conversation_id);
create index conversation_tokens_expiry on conversation_tokens (expires_at);
call onward.protect_company_table('conversation_tokens');

-- When a person's contact changes, links and reply addresses sent to the old contact stop working.
create function onward.forget_conversation_tokens() returns trigger language plpgsql as $$
begin
  delete from conversation_tokens t using conversations c
  where c.company_id = new.company_id and c.person_id = new.id
    and t.company_id = c.company_id and t.conversation_id = c.id;
  return null;
end $$;
create trigger forget_conversation_tokens after update of email, phone, region_number on persons
  for each row
  when ((old.email, old.phone, old.region_number) is distinct from (new.email, new.phone, new.region_number))
  execute function onward.forget_conversation_tokens();

-- One email or text message.
create table messages (
  company_id bigint not null,
  id bigint generated always as identity,
  conversation_id bigint not null,
  application_id bigint not null,
  -- The staff member who wrote it; null for applicants and for automated messages.
  sender_id bigint,
  channel text not null check (channel in ('email', 'sms')),
  direction text not null check (direction in ('inbound', 'outbound')),
  -- Sent by a rule or by the product itself, not by a person.
  automated boolean not null default false,
  -- Asks to confirm the phone number, so it may be sent before the number is verified.
  confirms_number boolean not null default false,
  -- Of a text: the email with the same message, so that it is shown once.
  sent_with bigint,
  subject text,
  body text not null,
  status text not null check (status in ('queued', 'sent', 'delivered', 'failed', 'received')),
  -- Why it failed, as one of our own words, and the provider's code.
  error text,
  error_code integer,
  -- The provider's id: the sid of a text, the Message-ID of an email.
  provider_id text,
  segments integer,
  -- Not sent before: because of undo, of quiet hours, or because staff chose a time.
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
-- A text delivered to us twice is stored once, and a delivery report finds its message.
create unique index messages_provider on messages (channel, provider_id) where provider_id is not null;
-- The oldest that are still kept, for the retention period.
create index messages_kept on messages (company_id, created_at) where erased_at is null;
create index messages_outbox on messages (outbox_message_id) where outbox_message_id is not null;
call onward.protect_company_table('messages');

-- A link that acts as the applicant is never shown to staff: messages.body has it without the secret part, and the
-- text that the applicant gets is here, encrypted.
create table message_originals (
  company_id bigint not null,
  message_id bigint not null,
  words bytea not null,
  primary key (company_id, message_id),
  foreign key (company_id, message_id) references messages (company_id, id) on delete cascade
);
-- Key rotation reads the rows of all companies in this order.
create unique index message_originals_message on message_originals (message_id);
call onward.protect_company_table('message_originals');

-- Files sent or received with a message.
create table message_attachments (
  company_id bigint not null,
  id bigint generated always as identity,
  message_id bigint not null,
  file_name text not null,
  content_type text not null,
  byte_size bigint not null,
  -- Not unique: a message to many recipients shares one file.
  storage_key text not null,
  primary key (company_id, id),
  foreign key (company_id, message_id) references messages (company_id, id) on delete cascade
);
create index message_attachments_message on message_attachments (company_id, message_id);
create index message_attachments_file on message_attachments (company_id, storage_key);
call onward.protect_company_table('message_attachments');

-- The words of each message, for the search.
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
-- When the words occur in many conversations, these are checked one by one, newest first.
create index conversation_search_thread on conversation_search (company_id, conversation_id);
call onward.protect_company_table('conversation_search');

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

-- Runs as onward_system, like onward.find_locations. Stops after `most` messages, so an id may come several times.
create function onward.find_conversations(wanted tsquery, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select conversation_id from conversation_search
  where words @@ wanted and company_id = onward.current_company() limit most;
$$;
revoke execute on function onward.find_conversations(tsquery, integer) from public;
grant execute on function onward.find_conversations(tsquery, integer) to onward_app, onward_system;
-- Owning it takes `create` on the schema, for this moment only.
grant create on schema onward to onward_system;
alter function onward.find_conversations(tsquery, integer) owner to onward_system;
revoke create on schema onward from onward_system;

-- Texts that staff insert into messages.
create table message_templates (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  channel text not null check (channel in ('email', 'sms')),
  subject text,
  body text not null,
  -- In other languages: {"es": {"subject": …, "body": …}}.
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

-- Incoming messages from unknown senders, kept for support staff to assign.
create table unassigned_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  sender text not null,
  recipient text not null,
  subject text,
  body text not null,
  provider_id text not null,
  received_at timestamptz not null,
  -- What support staff did with it. The row stays without its content, so that a repeated delivery is recognized.
  handled_as text check (handled_as in ('assigned', 'dismissed')),
  handled_by bigint,
  handled_at timestamptz,
  unique (channel, provider_id),
  check ((handled_as is null) = (handled_at is null))
);
create index unassigned_messages_open on unassigned_messages (id desc) where handled_as is null;
call onward.protect_system_table('unassigned_messages');
