-- Who is at which record. Written every few seconds and worth nothing after a crash, so it is not logged.
create unlogged table presences (
  company_id bigint not null,
  record_kind text not null check (record_kind in ('application', 'conversation')),
  record_id bigint not null,
  staff_id bigint not null,
  -- Each tab of a browser by itself: closing one does not take its reader out of the other.
  tab text not null,
  state text not null check (state in ('viewing', 'editing', 'answering')),
  seen_at timestamptz not null,
  primary key (company_id, record_kind, record_id, staff_id, tab)
);
create index presences_age on presences (seen_at);
call onward.protect_company_table('presences');
