-- Files that a new employee uploads in the onboarding portal.
alter table uploads add column onboarding_process_id bigint;
-- How well the text of a photo can be read, as the phone measured it before sending; null for other files.
alter table uploads add column sharpness integer check (sharpness between 0 and 100);
create index uploads_onboarding_process on uploads (company_id, onboarding_process_id)
  where onboarding_process_id is not null;
