// A colleague's upcoming meetings, for the person taking them over (CMP-031).
import type { StaffOpenWork } from '@onward/contract/staff/staff';
import { HOLDING_STATUSES } from '@onward/domain/interviews/meeting-states';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { listOfStaff } from './meetings.queries.ts';

const NAMED_MAX = 5;

export async function openMeetingsOf(
  { tx, access, now }: CompanyCall,
  staffId: number,
): Promise<Pick<StaffOpenWork, 'meetings' | 'meetings_count'>> {
  const [counted] = await tx.prepared<{ count: number }>(
    'interviews_ahead_of_staff',
    `select count(*)::int as count from meeting_interviewers i
     join meetings m on m.company_id = i.company_id and m.id = i.meeting_id and m.status in ('pending', 'confirmed')
     where i.company_id = $1 and i.staff_id = $2 and i.starts_at > $3`,
    [access.companyId, staffId, now],
  );
  const rows = await listOfStaff(tx, access, { staffIds: [staffId], from: now, to: addSeconds(now, SECONDS.year) });
  const ahead = rows.filter(({ status, starts_at }) => HOLDING_STATUSES.includes(status) && starts_at > now);
  return {
    meetings_count: counted?.count ?? 0,
    meetings: ahead.slice(0, NAMED_MAX).map((row) => ({
      id: row.id,
      starts_at: row.starts_at.toISOString(),
      applicant_name: `${row.first_name} ${row.last_name}`.trim(),
      position_title: row.position_title,
    })),
  };
}
