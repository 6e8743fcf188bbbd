// Contact data of interviewers for notifications.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface NotifiedInterviewer {
  id: number;
  name: string;
  email: string;
  locale: string | null;
  time_zone: string | null;
}

export const listInterviewers = (
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<NotifiedInterviewer[]> =>
  tx.prepared<NotifiedInterviewer & Record<string, unknown>>(
    'interviews_told',
    `select s.id, s.name, u.email, u.locale, k.time_zone from company_staffs s
     join users u on u.id = s.user_id
     left join calendars k on k.company_id = s.company_id and k.staff_id = s.id
     where s.company_id = $1 and s.id = any($2::bigint[]) and s.status = 'active' order by s.id`,
    [companyId, ids],
  );
