// Changes as they happen in a day, on rows chosen at random.

/** `condition` narrows the rows that may be chosen. */
const some = (table: string, most: number, condition = 'true') =>
  `(select id from ${table} t where company_id = 1 and ${condition} order by random() limit ${most})`;
const one = (table: string) => some(table, 1);

/** People who sign in keep their roles. */
const COLLEAGUE = `split_part(email, '@', 1) not in ('super.admin', 'hr.admin', 'manager')`;
/** A job with applicants keeps its process, because their stages belong to it. */
const NO_APPLICANTS = 'not exists (select from applications a where a.company_id = 1 and a.position_id = t.id)';

const APPLICANTS = [
  `update applications set status = 'rejected' where id in ${some('applications', 7)}`,
  `update applications set status = 'hired', hired_date = current_date where id in ${some('applications', 3)}`,
  `update applications set status = 'inactive' where id in ${some('applications', 3)}`,
  `update applications set seen_at = now() where id in ${some('applications', 20)}`,
  `update applications set seen_at = null, status = 'in_progress' where id in ${some('applications', 9)}`,
  `update applications set unread_form_at = now() where id in ${some('applications', 9)}`,
  `insert into application_notes (company_id, application_id, body, visibility, created_at, updated_at)
   select 1, id, 'Call back', (array['everyone', 'admins'])[1 + id % 2], now(), now() from applications
   where company_id = 1 order by applied_at desc limit 4`,
  `insert into application_feedbacks (company_id, application_id, recommendation, body, created_at, updated_at)
   select 1, id, 'yes', '', now(), now() from applications where company_id = 1 order by applied_at desc limit 3`,
];

const JOBS = [
  `update positions set status = 'pending' where id in ${some('positions', 2)}`,
  `update positions set status = 'published' where id in ${some('positions', 3)}`,
  `update positions set status = 'closed' where id in ${some('positions', 1)}`,
  `update positions set status = 'deleted' where id in ${some('positions', 1)}`,
  `update positions set department_id = ${one('departments')} where id in ${some('positions', 3)}`,
  `update positions set department_id = null where id in ${some('positions', 1)}`,
  `update positions set hiring_process_template_id = null where id in ${some('positions', 2, NO_APPLICANTS)}`,
  `update positions set position_template_id = ${one('position_templates')} where id in ${some('positions', 3)}`,
];

const MEETINGS_AND_MESSAGES = [
  `update meetings set status = 'pending', starts_at = now() + interval '1 day', ends_at = now() + interval '25 hours'
   where id in ${some('meetings', 5)}`,
  // An hour ago, now, or in an hour.
  `update meetings set status = (array['pending', 'confirmed'])[1 + id % 2], proposals = '[]',
   starts_at = now() + (id % 3 - 1) * interval '1 hour', ends_at = now() + (id % 3 - 1) * interval '1 hour' + interval '9 minutes'
   where id in ${some('meetings', 9)}`,
  `update meeting_interviewers i set starts_at = m.starts_at, ends_at = m.ends_at from meetings m
   where m.company_id = i.company_id and m.id = i.meeting_id`,
  `update conversations set last_direction = 'inbound', archived_at = null where id in ${some('conversations', 5)}`,
  `update conversations set unread_count = 1, last_failed = true where id in ${some('conversations', 4)}`,
  `update conversations set unread_count = 0, last_failed = false where id in ${some('conversations', 4)}`,
  `update conversations set archived_at = now() where id in ${some('conversations', 2)}`,
  `update notifications set read_at = now() where id in ${some('notifications', 3)}`,
  `update notifications set read_at = null where id in ${some('notifications', 4)}`,
];

const COMPANY = [
  `update locations set brand_id = ${one('brands')} where id in ${some('locations', 1)}`,
  'insert into departments (company_id, name, name_key) select 1, key, key from md5(random()::text) key',
  `update company_staffs set role_id = ${one('company_roles')} where id in ${some('company_staffs', 2, COLLEAGUE)}`,
  `update company_staffs set status = 'removed' where id in ${some('company_staffs', 1, COLLEAGUE)}`,
];

export const CHANGES = [...APPLICANTS, ...JOBS, ...MEETINGS_AND_MESSAGES, ...COMPANY];
