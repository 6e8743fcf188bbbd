-- Files of employees can be imported, too.

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('locations', 'applicants', 'employees'));

-- Rows with errors that were left out when the rest was stored: [{line, cells, problems: [{field, message}]}].
alter table imports add column skipped jsonb not null default '[]';
