-- Every move of an applicant writes a new entry into each index of the table, so each has to serve a query of a screen.
-- Its comment names the file and function that asks, and what for; a test holds the comments to it.

-- One index for the newest of the company: the list, and the figures of the home page, which count the inactive as well.
drop index applications_newest, applications_applied;
create index applications_newest on applications (company_id, applied_at desc, id desc) include (position_id);

-- One index for a stage, within a posting or over all of them.
drop index applications_stage, applications_stage_newest;
create index applications_stage on applications (company_id, stage_id, position_id, status, applied_at desc, id desc);

-- The filter asks for everybody who is not inactive; the index was made for those in progress and never used by it.
drop index applications_stage_status;
create index applications_stage_status on applications (company_id, stage_status, applied_at desc, id desc)
  where status <> 'inactive' and stage_status is not null;

-- The figures of a job board count the inactive as well.
drop index applications_source;
create index applications_source on applications (company_id, referer_source, applied_at desc, id desc);

-- A person has few applications: the index of persons finds the marked ones.
drop index applications_possible_duplicates;

comment on index applications_pkey is 'applicants/applicants.rows.ts listedRows: everything that knows the application';
comment on index applications_digest_key_key is 'unique: a key leads to one application';
comment on index applications_once is 'unique: nobody applies twice for a posting, unless they were rejected';
comment on index applications_person is
  'applicants/applicants.rows.ts listedRows: the other applications of a person; messages/conversations.queries.ts ensure: the newest one';
comment on index applications_newest is
  'applicants/applicants.list.ts findPage: all applicants, newest or oldest first; home/home.queries.ts hiringLately: applicants of the last days by posting';
comment on index applications_position is
  'applicants/applicants.list.ts findPage: those of a posting with one status; positions/job-boards.figures.ts countSources: where the applicants of a posting came from';
comment on index applications_position_newest is
  'applicants/applicants.list.ts findPage: those of a posting, and of several postings merged, newest first';
comment on index applications_stage is
  'applicants/applicants.list.ts findPage: those of a posting in one stage; interviews/slot-warnings.queries.ts countWaiting: those in a stage, over all postings';
comment on index applications_inactive is 'applicants/applicants.list.ts findPage: the list of the inactive';
comment on index applications_hired is 'home/home.queries.ts hiringLately: those hired in the last days';
comment on index applications_keep_in_touch is
  'applicants/applicants.list.ts findPage: the filter for those who want to hear of other jobs';
comment on index applications_new is 'applicants/applicants.list.ts findPage: the filter for those nobody has seen';
comment on index applications_stage_status is
  'applicants/applicants.list.ts findPage: the filter by what a stage waits for';
comment on index applications_source is
  'applicants/applicants.list.ts findPage: the filter by source; positions/job-boards.figures.ts indeedPast: applicants a board brought';
comment on index applications_activity is 'applicants/applicants.list.ts findPage: ordered by the latest activity';
comment on index applications_rating is 'applicants/applicants.list.ts findPage: ordered by rating';
comment on index applications_name is 'applicants/applicants.list.ts findPage: ordered by name';
