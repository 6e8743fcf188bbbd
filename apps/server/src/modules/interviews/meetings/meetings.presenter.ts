// A meeting as sent to clients.
import type { Meeting } from '@onward/contract/interviews/meetings';
import { needsOutcome } from '@onward/domain/interviews/meeting-states';
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { ShownMeeting } from './meetings.queries.ts';

export const presentMeeting = (row: ShownMeeting, now: Date): Meeting => ({
  id: row.id,
  application_id: row.application_id,
  stage_id: row.stage_id,
  stage_name: row.stage_name,
  created_by: row.created_by,
  applicant: {
    first_name: row.first_name,
    last_name: row.last_name,
    phone: globalPhoneNumber(row.phone, row.region_number),
  },
  position: {
    id: row.position_id,
    title: row.position_title,
    location_name: row.location_name,
    brand_name: row.brand_name,
  },
  meeting_type: row.meeting_type,
  status: row.status,
  time_zone: row.time_zone,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  interviewer_ids: row.interviewers.map(({ id }) => id),
  interviewers: row.interviewers,
  details: row.details,
  location_text: row.location_text,
  video_link: row.video_link,
  proposals: row.proposals,
  is_proposed: row.is_proposed,
  proposal_note: row.proposal_note,
  cancel_reason: row.cancel_reason,
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  confirmed_by: row.confirmed_by === 'staff' ? row.confirmed_by_name : applicantName(row),
  needs_outcome: isCurrent(row) && needsOutcome({ status: row.status, endsAt: row.ends_at }, now),
  stage_status: isCurrent(row) ? row.stage_status : null,
  is_current: isCurrent(row),
  reminders: row.reminders ?? [],
  version: row.version,
});

/** Only for the applicant's current stage visit; an earlier one is history. */
export const isCurrent = (row: ShownMeeting): boolean =>
  row.application_entry === row.stage_entry && row.application_status !== 'inactive';

const applicantName = ({ confirmed_by, first_name }: ShownMeeting): string | null =>
  confirmed_by === 'applicant' ? first_name : null;
