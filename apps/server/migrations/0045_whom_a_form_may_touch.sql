-- A public form never changes somebody the company knows, and never opens their conversation (CAR-010, AHD-002).

-- Somebody who shares the number or the address, until staff join the two or say that they are different people.
alter table applications add column possible_duplicate_of bigint;
create index applications_possible_duplicates on applications (company_id, person_id)
  where possible_duplicate_of is not null;

-- Two kinds of tokens, of which only hashes are kept: `page` opens the applicant's page of the conversation and runs
-- out, `reply` is part of the address that answers go to.
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

-- What was sent before goes on working for a while.
set local role onward_system;
insert into conversation_tokens (token_hash, company_id, conversation_id, kind, expires_at)
select sha256(convert_to(kind || ':' || reply_token, 'UTF8')), company_id, id, kind,
  now() + case kind when 'page' then interval '30 days' else interval '1 year' end
from conversations cross join (values ('page'), ('reply')) as kinds (kind);
reset role;
alter table conversations drop column reply_token;

-- Links and addresses that went to the old contact open nothing any more, whoever changes it.
create function onward.forget_conversation_tokens() returns trigger language plpgsql as $$
begin
  delete from conversation_tokens t using conversations c
  where c.company_id = new.company_id and c.person_id = new.id
    and t.company_id = c.company_id and t.conversation_id = c.id;
  return null;
end $$;
create trigger forget_conversation_tokens after update of email, phone, region_number on persons
  for each row when ((old.email, old.phone, old.region_number) is distinct from (new.email, new.phone, new.region_number))
  execute function onward.forget_conversation_tokens();

-- The number whose owner began the draft with a text from it; anybody can type one into the form.
alter table application_drafts add column proven_phone text, add column proven_region_number text;
