// What the interviews room adds to an applicant's history (APP-013).
import type { HistoryKind } from '../applicants/history-kinds.ts';

export const INTERVIEW_HISTORY = {
  meeting_booked: 'interviews',
  times_proposed: 'interviews',
  proposal_declined: 'interviews',
  proposal_withdrawn: 'interviews',
  meeting_assigned: 'interviews',
  meeting_confirmed: 'interviews',
  meeting_changed: 'interviews',
  reschedule_requested: 'interviews',
  meeting_cancelled: 'interviews',
  meeting_completed: 'interviews',
  meeting_no_show: 'interviews',
} as const satisfies Record<string, HistoryKind>;
