-- Files of employees can be imported, too.

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('locations', 'applicants', 'employees'));
