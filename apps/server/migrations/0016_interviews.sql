-- Interviews: staff calendars, connected calendars at Google and Microsoft, meetings with applicants, booked slots.

-- ==== Calendars ====

-- When a staff member can be booked.
create table calendars (
  company_id bigint not null references companies,
  staff_id bigint not null,
  time_zone text not null,
  availabilities jsonb not null default '[]',
  exceptions jsonb not null default '[]',
  buffer_minutes integer not null,
  min_notice_hours integer not null,
  max_days_ahead integer not null,
  -- Opens the private feed: hashed to find it, encrypted to show it again.
  feed_token_hash bytea unique,
  feed_token bytea,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, staff_id)
);
-- Key rotation reads the rows of all companies in this order.
create unique index calendars_staff on calendars (staff_id);
call onward.protect_company_table('calendars');

-- A connected calendar: its busy times block slots, and our meetings are copied into it.
create table calendar_links (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  staff_id bigint not null,
  provider text not null check (provider in ('google', 'microsoft')),
  account text not null,
  access_token bytea not null,
  refresh_token bytea not null,
  expires_at timestamptz not null,
  -- Set when the provider no longer grants access.
  broken_at timestamptz,
  broken_reason text check (broken_reason in ('revoked', 'refused', 'forbidden')),
  -- When busy times were last read.
  checked_at timestamptz,
  -- When reading them was last requested, so that simultaneous readers cause one request.
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, staff_id, provider),
  check ((broken_at is null) = (broken_reason is null)),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade
);
-- Key rotation reads the rows of all companies in this order.
create unique index calendar_links_id on calendar_links (id);
call onward.protect_company_table('calendar_links');

-- Somebody who was sent to the provider to connect a calendar and has not returned yet. The state is stored as a
-- hash.
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

-- When a staff member is busy according to a connected calendar.
create table busy_times (
  company_id bigint not null,
  link_id bigint not null,
  staff_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at),
  foreign key (company_id, link_id) references calendar_links (company_id, id) on delete cascade
);
create index busy_times_staff on busy_times (company_id, staff_id, ends_at);
call onward.protect_company_table('busy_times');

-- ==== Meetings ====

-- An interview.
create table meetings (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  application_id bigint not null,
  stage_id bigint not null,
  -- The visit of the stage it belongs to.
  stage_entry integer not null,
  -- Meetings with several applicants at one time share it.
  slot_id bigint,
  created_by bigint,
  meeting_type text not null check (meeting_type in ('phone_call', 'onsite_interview', 'video_conference', 'other')),
  status text not null
    check (status in ('pending', 'confirmed', 'request_reschedule', 'cancelled', 'completed', 'no_show')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  details text not null default '',
  location_text text,
  video_link text,
  -- Times the applicant proposed, beside a booked time or instead of one.
  proposals jsonb not null default '[]',
  -- The time is only the first of the proposed ones: nobody has agreed to it.
  is_proposed boolean not null default false,
  proposal_note text check (length(proposal_note) <= 500),
  cancel_reason text,
  -- What marking a no-show took from the meeting, for the undo: its place and what it said.
  before_no_show jsonb,
  -- Applicants can pick another time after their own cancellation.
  cancelled_by_applicant boolean not null default false,
  confirmed_at timestamptz,
  -- The applicant by booking or answering, or a staff member.
  confirmed_by text check (confirmed_by in ('applicant', 'staff')),
  confirmed_by_id bigint,
  -- For calendar invitations: the uid never changes, the sequence grows with every change.
  uid uuid not null default gen_random_uuid(),
  sequence integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check (starts_at < ends_at),
  foreign key (company_id, application_id) references applications (company_id, id),
  foreign key (company_id, stage_id) references stages (company_id, id)
);
-- One per visit of a stage: it is moved, cancelled and scheduled again as the same meeting.
create unique index meetings_once on meetings (company_id, application_id, stage_entry);
create index meetings_application on meetings (company_id, application_id, id desc);
create index meetings_time on meetings (company_id, starts_at);
-- New times that applicants asked for or proposed, for the Today queue.
create index meetings_new_time on meetings (company_id, updated_at) where status = 'request_reschedule' or proposals <> '[]';
create index meetings_outcome on meetings (company_id, ends_at) where status = 'confirmed';
call onward.protect_company_table('meetings');

-- Who interviews.
create table meeting_interviewers (
  company_id bigint not null,
  meeting_id bigint not null,
  staff_id bigint not null,
  -- Copied from the meeting, so that calendars and free times are read from this table alone.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Whether it blocks the interviewer's time.
  holds boolean not null,
  primary key (company_id, meeting_id, staff_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade
);
create index meeting_interviewers_time on meeting_interviewers (company_id, staff_id, ends_at) where holds;
create index meeting_interviewers_all on meeting_interviewers (company_id, staff_id, starts_at);
call onward.protect_company_table('meeting_interviewers');

-- The copy of a meeting in a connected calendar. Kept when the calendar is disconnected or the interviewer removed,
-- since the copy still exists there: connecting the same account again must not make a second one.
create table calendar_copies (
  company_id bigint not null references companies,
  meeting_id bigint not null,
  staff_id bigint not null,
  provider text not null check (provider in ('google', 'microsoft')),
  account text not null,
  -- Grows each time the copy is created again after it was removed.
  generation integer not null default 0,
  -- The provider's id; null until the provider has answered.
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

-- ==== Booked slots ====

-- A time that applicants booked, with its interviewers and its number of places. The constraints guarantee, also for
-- simultaneous bookings, that slots of one interviewer never overlap and that no slot gets more people than places.
create table booked_slots (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  stage_id bigint not null,
  staff_ids bigint[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer not null check (capacity > 0),
  taken integer not null check (taken >= 0),
  primary key (company_id, id),
  unique (company_id, stage_id, staff_ids, starts_at, ends_at),
  check (taken <= capacity)
);
call onward.protect_company_table('booked_slots');

-- The interviewers of a slot; the exclusion constraint keeps their slots from overlapping.
create table booked_slot_staff (
  company_id bigint not null,
  slot_id bigint not null,
  staff_id bigint not null,
  during tstzrange not null,
  primary key (company_id, slot_id, staff_id),
  foreign key (company_id, slot_id) references booked_slots (company_id, id) on delete cascade,
  -- The staff id as a range, because gist has no operator class for plain numbers without an extension.
  exclude using gist (int8range(staff_id, staff_id, '[]') with &&, during with &&)
);
call onward.protect_company_table('booked_slot_staff');

-- Interviewers and managers are warned once a day per posting and stage that few slots are left.
create table slot_warnings (
  company_id bigint not null references companies,
  stage_id bigint not null,
  position_id bigint not null,
  warned_on date not null,
  slots_left integer not null,
  told_at timestamptz not null,
  primary key (company_id, stage_id, position_id, warned_on)
);
call onward.protect_company_table('slot_warnings');
