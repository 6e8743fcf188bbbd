-- A link that acts as the applicant is never shown to staff: a message keeps it without its secret part, and the words
-- as the applicant gets them are stored here, encrypted.
create table message_originals (
  company_id bigint not null,
  message_id bigint not null,
  words bytea not null,
  primary key (company_id, message_id),
  foreign key (company_id, message_id) references messages (company_id, id) on delete cascade
);
-- For encrypting everything again with another key, in the order of the messages of all companies.
create unique index message_originals_message on message_originals (message_id);
call onward.protect_company_table('message_originals');

-- What has left already keeps its link only where it went to; what still waits is hidden when it is shown.
set local role onward_system;
with personal as (
  select company_id, id, regexp_replace(regexp_replace(body,
      '(https?://[^\s"''<>]*?/(?:form|online-quiz|booking|offer|background-check|conversation|unsubscribe)/)[A-Za-z0-9_-]{24,}',
      '\1…', 'g'),
      '(https?://[^\s"''<>]*?(?:/thanks/|[?&]resume=))[A-Za-z0-9_-]{8,}', '\1…', 'g') as hidden
  from messages where body ~ 'https?://' and (status <> 'queued' or outbox_message_id is not null)
), changed as (
  update messages m set body = p.hidden from personal p
  where m.company_id = p.company_id and m.id = p.id and m.body <> p.hidden
  returning m.company_id, m.id, m.subject, m.body
)
update conversation_search s
set words = array_to_tsvector(onward.search_words(c.company_id, concat_ws(' ', c.subject, c.body)))
from changed c where s.company_id = c.company_id and s.message_id = c.id;
reset role;
