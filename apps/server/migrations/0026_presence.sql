-- Who else is on an employee record.
alter table presences drop constraint presences_record_kind_check;
alter table presences add constraint presences_record_kind_check
  check (record_kind in ('application', 'conversation', 'employee'));
