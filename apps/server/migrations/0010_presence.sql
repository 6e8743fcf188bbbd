-- Presence: who has which record open.

-- Written every few seconds and worthless after a crash, so it is unlogged.
create unlogged table presences (
  company_id bigint not null,
  record_kind text not null check (record_kind in ('application', 'conversation')),
  record_id bigint not null,
  staff_id bigint not null,
  -- Each browser tab has its own row, so closing one does not remove its reader from another.
  tab text not null,
  state text not null check (state in ('viewing', 'editing', 'answering')),
  seen_at timestamptz not null,
  primary key (company_id, record_kind, record_id, staff_id, tab)
);
create index presences_age on presences (seen_at);
call onward.protect_company_table('presences');
