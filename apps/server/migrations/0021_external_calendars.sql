-- Calendars elsewhere, connected: why a link broke, who is on the way to the provider, and what was written there.

alter table calendar_links
  add column broken_reason text check (broken_reason in ('revoked', 'refused', 'forbidden')),
  -- When a look was last asked for: several who look at once ask once.
  add column asked_at timestamptz,
  add check ((broken_at is null) = (broken_reason is null)),
  add foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade;
create unique index calendar_links_id on calendar_links (id);

-- Somebody who left for the provider and has not come back yet. The way back shows the state, which we keep as a hash.
create table calendar_link_attempts (
  company_id bigint not null references companies,
  state_hash bytea not null unique,
  staff_id bigint not null,
  session_id bigint not null,
  provider text not null check (provider in ('google', 'microsoft')),
  code_verifier bytea not null,
  expires_at timestamptz not null,
  primary key (company_id, state_hash),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade
);
create index calendar_link_attempts_expiry on calendar_link_attempts (expires_at);
call onward.protect_company_table('calendar_link_attempts');

-- The copy of an interview in an account elsewhere. It outlives the link, since the copy does: whoever connects the same
-- account again finds one copy, not two.
create table calendar_copies (
  company_id bigint not null references companies,
  meeting_id bigint not null,
  staff_id bigint not null,
  provider text not null check (provider in ('google', 'microsoft')),
  account text not null,
  -- One more each time it is made anew after it was removed.
  generation integer not null default 0,
  -- The provider's name for it; null until the provider has answered.
  external_id text,
  sequence integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_gone boolean not null default false,
  primary key (company_id, meeting_id, staff_id, provider, account),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade
);
create index calendar_copies_account on calendar_copies (company_id, staff_id, provider, account, ends_at)
  where not is_gone;
call onward.protect_company_table('calendar_copies');

-- An interviewer who is taken off the interview still has the copy, so it is not kept here.
alter table meeting_interviewers drop column external_id;
