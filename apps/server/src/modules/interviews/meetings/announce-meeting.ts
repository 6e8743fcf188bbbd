// The worker notifies people about a meeting after the change is committed (SCH-011).
import type { MeetingChange } from '@onward/domain/interviews/proposals';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { findAny } from './meetings.queries.ts';

export const NOTIFY_TASK = 'interviews.tell';
export const MEETING_CHANGED = 'meeting_changed';

export interface MeetingNotice {
  change: MeetingChange;
  /** The staff member who did it; null for the applicant. */
  actor_staff_id: number | null;
  /** Whether to notify the applicant; interviewers are always notified. */
  notify: boolean;
  /** The message from the person who did it. */
  message?: string | null;
  /** Interviewers who were removed. */
  released_staff_ids?: readonly number[];
}

export interface NotifyJob extends MeetingNotice {
  company_id: number;
  meeting_id: number;
  /** The meeting's version at that time; a later change sends its own notification. */
  sequence: number;
}

/** Refreshes open calendars; people are notified in the order things happened. */
export async function notifyOfMeeting(
  tx: Transaction,
  companyId: number,
  meetingId: number,
  notice: MeetingNotice | null,
): Promise<void> {
  const meeting = await findAny(tx, companyId, meetingId);
  if (!meeting) return;
  await recordEvent(tx, {
    companyId,
    name: MEETING_CHANGED,
    subjectId: meetingId,
    actorStaffId: notice?.actor_staff_id ?? null,
    scope: {
      location: meeting.location_id,
      brand: meeting.brand_id,
      department: meeting.department_id,
      position: meeting.position_id,
    },
  });
  if (!notice) return;
  const job: NotifyJob = { company_id: companyId, meeting_id: meetingId, sequence: meeting.sequence, ...notice };
  await enqueue(tx, NOTIFY_TASK, job, { queue: `meeting:${companyId}:${meetingId}` });
}
