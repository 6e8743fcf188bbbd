-- What happened lately is read by its day, however old the company is.
create index applications_applied on applications (company_id, applied_at) include (position_id);
create index applications_hired on applications (company_id, hired_date) include (position_id, applied_at)
  where status = 'hired';
