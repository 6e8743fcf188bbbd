-- Files that a new employee uploads in the onboarding portal.
alter table uploads add column onboarding_process_id bigint;
create index uploads_onboarding_process on uploads (company_id, onboarding_process_id)
  where onboarding_process_id is not null;
