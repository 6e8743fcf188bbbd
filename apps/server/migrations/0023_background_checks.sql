-- When the applicant did not agree, which cancels the check; null when staff canceled it.
alter table application_background_checks add column refused_at timestamptz;

-- A refusal in the history is about the newest check at that time.
update application_background_checks c set refused_at = r.created_at
  from application_histories r
  where r.company_id = c.company_id and r.application_id = c.application_id and r.action = 'check_refused'
    and c.status = 'canceled' and c.created_at <= r.created_at
    and not exists (
      select from application_background_checks n
      where n.company_id = c.company_id and n.application_id = c.application_id and n.id > c.id
        and n.created_at <= r.created_at);
