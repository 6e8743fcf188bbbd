-- Notifications: settings per staff member, the bell, gathered emails, pop-ups.

-- How one kind of notification reaches a staff member besides the bell. Created when first read.
create table notification_configs (
  company_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  notification_type text not null,
  email boolean not null,
  sms boolean not null,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade,
  unique (company_id, staff_id, notification_type)
);
call onward.protect_company_table('notification_configs');

-- One fact for one staff member.
create table notifications (
  company_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  notification_type text not null,
  -- The text is put together when it is read, in the user's language.
  details jsonb not null default '{}',
  link text,
  -- The same fact reported twice, by a retried job, makes one notification.
  fact_key text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade,
  unique (company_id, staff_id, fact_key)
);
create index notifications_latest on notifications (company_id, staff_id, id desc);
create index notifications_unread on notifications (company_id, staff_id) where read_at is null;
create index notifications_recent on notifications (company_id, staff_id, notification_type, created_at desc);
call onward.protect_company_table('notifications');

-- New applicants beyond the fifth in ten minutes wait here for one email about all of them.
create table notification_digests (
  company_id bigint not null,
  staff_id bigint not null,
  notification_type text not null,
  notification_id bigint not null,
  primary key (company_id, staff_id, notification_type, notification_id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade,
  foreign key (company_id, notification_id) references notifications (company_id, id) on delete cascade
);
call onward.protect_company_table('notification_digests');

-- An announcement until it is dismissed, or a live event, which is shown once.
create table pop_up_notifications (
  company_id bigint not null,
  id bigint generated always as identity,
  staff_id bigint not null,
  kind text not null,
  -- An announcement has its own text; a live event is put into the reader's language when it is read.
  title text,
  body text,
  words text,
  details jsonb not null default '{}',
  link text,
  created_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade,
  check (words is not null or (title is not null and body is not null))
);
create index pop_up_notifications_unseen on pop_up_notifications (company_id, staff_id, id) where dismissed_at is null;
call onward.protect_company_table('pop_up_notifications');

-- Whether live events pop up for a person, and when an announcement was last shown to them. Without a row: they do, never.
create table pop_up_settings (
  company_id bigint not null,
  staff_id bigint not null,
  live_events boolean not null default true,
  announced_at timestamptz,
  primary key (company_id, staff_id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id) on delete cascade
);
call onward.protect_company_table('pop_up_settings');
