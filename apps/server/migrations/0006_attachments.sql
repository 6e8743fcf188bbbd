-- Attachments: uploaded files.

-- A file that was uploaded and waits to be attached to a record. One of four columns says where it came from: the
-- user who uploaded it, an application being filled in, an applicant's task, or the applicant's page of a
-- conversation.
create table uploads (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  category text not null,
  file_name text not null,
  content_type text not null,
  byte_size bigint not null,
  storage_key text not null unique,
  uploaded_by bigint,
  draft_id bigint,
  task_id bigint,
  conversation_id bigint,
  attached_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index uploads_unattached on uploads (created_at) where attached_at is null;
call onward.protect_company_table('uploads');
