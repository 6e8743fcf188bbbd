-- Calendars of the staff, and the meetings with applicants that stand in them.

create table calendars (
  company_id bigint not null references companies,
  staff_id bigint not null,
  time_zone text not null,
  availabilities jsonb not null default '[]',
  exceptions jsonb not null default '[]',
  buffer_minutes integer not null,
  min_notice_hours integer not null,
  max_days_ahead integer not null,
  -- Opens the private feed; hashed for finding it, sealed for showing it again.
  feed_token_hash bytea unique,
  feed_token bytea,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (company_id, staff_id)
);
call onward.protect_company_table('calendars');

-- A calendar elsewhere: its busy times are ours to respect, our meetings are written into it.
create table calendar_links (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  staff_id bigint not null,
  provider text not null check (provider in ('google', 'microsoft')),
  account text not null,
  access_token bytea not null,
  refresh_token bytea not null,
  expires_at timestamptz not null,
  -- Not null when the other side no longer lets us in.
  broken_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, staff_id, provider)
);
call onward.protect_company_table('calendar_links');

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

create table meetings (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  application_id bigint not null,
  stage_id bigint not null,
  -- The visit of the stage it belongs to.
  stage_entry integer not null,
  -- Meetings of several applicants at one time share theirs.
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
  -- Times the applicant asked for when none was offered; the first of them stands as the time.
  proposals jsonb not null default '[]',
  cancel_reason text,
  confirmed_at timestamptz,
  -- Who said yes: the applicant by booking or answering, or one of the staff.
  confirmed_by text check (confirmed_by in ('applicant', 'staff')),
  confirmed_by_id bigint,
  -- For calendars: one name for life, one more with every change.
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
-- One for each visit of a stage: it is moved, cancelled and taken up again under the same name.
create unique index meetings_once on meetings (company_id, application_id, stage_entry);
create index meetings_application on meetings (company_id, application_id, id desc);
create index meetings_time on meetings (company_id, starts_at);
create index meetings_outcome on meetings (company_id, ends_at) where status = 'confirmed';
call onward.protect_company_table('meetings');

create table meeting_interviewers (
  company_id bigint not null,
  meeting_id bigint not null,
  staff_id bigint not null,
  -- Its time, kept beside the name: whose calendar one opens, whose times are searched.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  holds boolean not null,
  -- Name of the copy in the calendar elsewhere.
  external_id text,
  primary key (company_id, meeting_id, staff_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete cascade
);
create index meeting_interviewers_time on meeting_interviewers (company_id, staff_id, ends_at) where holds;
create index meeting_interviewers_all on meeting_interviewers (company_id, staff_id, starts_at);
call onward.protect_company_table('meeting_interviewers');

-- A time that applicants booked: it is taken for its interviewers, and has so many places. Two never overlap for one
-- interviewer, and no more come than there are places, whoever asks at the same moment.
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

create table booked_slot_staff (
  company_id bigint not null,
  slot_id bigint not null,
  staff_id bigint not null,
  during tstzrange not null,
  primary key (company_id, slot_id, staff_id),
  foreign key (company_id, slot_id) references booked_slots (company_id, id) on delete cascade,
  exclude using gist (int8range(staff_id, staff_id, '[]') with &&, during with &&)
);
call onward.protect_company_table('booked_slot_staff');

-- Interviewers and managers were told that few times are left: once a day for a posting's stage.
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
