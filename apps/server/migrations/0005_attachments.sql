-- Files that were uploaded and wait to be attached to a record.

create table uploads (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  category text not null,
  file_name text not null,
  content_type text not null,
  byte_size bigint not null,
  storage_key text not null unique,
  uploaded_by bigint not null,
  attached_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index uploads_unattached on uploads (created_at) where attached_at is null;
call onward.protect_company_table('uploads');
