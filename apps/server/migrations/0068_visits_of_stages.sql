-- A visit of a stage has a number of its own: the newest visit can be undone, but no number is ever given twice.
alter table applications add constraint applications_visits check (stage_entry <= stage_entries);
