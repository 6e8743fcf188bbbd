-- Sealed tokens are closed again in the order of their numbers, whatever the company, when the key changes.
create unique index applicant_tasks_id on applicant_tasks (id);
create unique index calendars_staff on calendars (staff_id);
