-- A reminder of a meeting runs once for each time the meeting was given; other rules once for a visit of the stage.
alter table automation_runs
  add column occasion integer not null default 0,
  drop constraint automation_runs_pkey,
  add primary key (company_id, application_id, rule_id, stage_entry, occasion);
