-- Imports: files of locations or applicants.

-- An uploaded file that is matched and corrected here. Its rows become records only when the import is confirmed.
create table imports (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  kind text not null check (kind in ('locations', 'applicants')),
  file_name text not null,
  state text not null default 'draft' check (state in ('draft', 'imported', 'undone', 'discarded')),
  columns jsonb not null,
  -- [{line, cells}], as in the file.
  source_rows jsonb not null,
  mapping jsonb not null,
  -- {"line:field": value}, corrected by hand.
  corrections jsonb not null default '{}',
  left_out_lines integer[] not null default '{}',
  -- What the import created and changed, for undo: [{id, before, version}].
  effects jsonb not null default '[]',
  created_by bigint not null,
  created_at timestamptz not null default now(),
  imported_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, created_by) references company_staffs (company_id, id)
);
create index imports_newest on imports (company_id, id desc);
call onward.protect_company_table('imports');
