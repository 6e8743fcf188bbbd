// What counts as a user's own work in Today's queue (AHD-015). Each takes the parameter with the id of the user.

export const ownJob = (staff: string): string => `exists (select 1 from position_managers own
  where own.company_id = p.company_id and own.position_id = p.id and own.staff_id = ${staff})`;

export const ownMeeting = (staff: string): string => `(m.created_by = ${staff} or ${ownJob(staff)}
  or exists (select 1 from meeting_interviewers own
    where own.company_id = m.company_id and own.meeting_id = m.id and own.staff_id = ${staff}))`;

/** A thread assigned to somebody else is theirs, whoever manages the job. */
export const ownThread = (staff: string): string =>
  `(c.assignee_id = ${staff} or c.assignee_id is null and ${ownJob(staff)})`;
