-- Automation: what the rules of hiring processes did.

-- Each run of a rule, stored before it acts, so that it acts once per visit of a stage.
create table automation_runs (
  company_id bigint not null,
  application_id bigint not null,
  rule_id bigint not null,
  stage_entry integer not null,
  -- Meeting reminders run once for each time the meeting was scheduled for; 0 for all other rules.
  occasion integer not null default 0,
  outcome text not null,
  ran_at timestamptz not null,
  primary key (company_id, application_id, rule_id, stage_entry, occasion),
  foreign key (company_id, application_id) references applications (company_id, id)
);
call onward.protect_company_table('automation_runs');
