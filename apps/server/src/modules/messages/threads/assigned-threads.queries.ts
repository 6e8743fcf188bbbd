// Threads assigned to a staff member.
import type { CompanyCall } from '../../../platform/http/route.ts';

export async function countThreadsToAnswer({ tx, access }: CompanyCall, staffId: number): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    'messages_threads_to_answer',
    `select count(*)::int as count from conversations
     where company_id = $1 and assignee_id = $2 and last_direction = 'inbound'`,
    [access.companyId, staffId],
  );
  return row?.count ?? 0;
}
