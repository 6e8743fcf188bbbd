-- Files that applicants bring by the link of their thread, until the message they go with is sent.
alter table uploads add column conversation_id bigint;
