// How many of the user's interviews need attention, for the schedule's menu entry.
import type { QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type { getMeetingCounts } from '@onward/contract/interviews/meetings';
import { type MeetingStatus, meetingNeeds } from '@onward/domain/interviews/meeting-states';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { windowOf } from './read-window.ts';

type Counts = ResponseOf<typeof getMeetingCounts>;

export async function countWaiting(
  { tx, access, now }: CompanyCall,
  query: QueryOf<typeof getMeetingCounts>,
): Promise<Counts> {
  const { from, to } = windowOf(query, now);
  // Only for the applicant's current stage visit, because earlier ones can no longer be acted on.
  const rows = await tx.prepared<{ status: MeetingStatus; ends_at: Date }>(
    'interviews_own_waiting',
    `select m.status, m.ends_at from meeting_interviewers i
     join meetings m on m.company_id = i.company_id and m.id = i.meeting_id and m.status in ('pending', 'confirmed')
     join applications a on a.company_id = m.company_id and a.id = m.application_id
       and a.stage_entry = m.stage_entry and a.status <> 'inactive'
     where i.company_id = $1 and i.staff_id = $2 and i.starts_at >= $3 and i.starts_at < $4 limit ${MOST}`,
    [access.companyId, access.staffId, from, to],
  );
  const counts: Counts = { confirmation: 0, outcome: 0 };
  for (const { status, ends_at: endsAt } of rows) {
    const waiting = meetingNeeds({ status, endsAt }, now);
    if (waiting) counts[waiting] += 1;
  }
  return counts;
}

/** No day has more. */
const MOST = 200;
