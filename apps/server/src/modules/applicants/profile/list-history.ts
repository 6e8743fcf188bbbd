// The activity of an applicant, newest first (APP-013).
import type { listApplicationHistories } from '@onward/contract/applicants/applications';
import type { ResponseOf } from '@onward/contract/endpoint';
import { actionsOfKind, HISTORY_PAGE, type HistoryKind } from '@onward/domain/applicants/history';
import { pageFacts } from '../../../platform/database/lists.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { type HistoryRow, presentHistory, requireVisible } from './show-application.ts';

export async function listHistory(
  { tx, access }: CompanyCall,
  id: number,
  { page = 1, per_page: perPage = HISTORY_PAGE, kind }: { page?: number; per_page?: number; kind?: HistoryKind },
): Promise<ResponseOf<typeof listApplicationHistories>> {
  await requireVisible(tx, access, id);
  const actions = kind ? actionsOfKind(kind) : null;
  const { rows } = await tx.client.query<HistoryRow>(
    `select h.id, h.actor, u.name as staff_name, h.action, h.detail, h.created_at from application_histories h
     left join company_staffs u on u.company_id = h.company_id and u.id = h.staff_id
     where h.company_id = $1 and h.application_id = $2 and ($3::text[] is null or h.action = any($3))
     order by h.id desc limit $4 offset $5`,
    [access.companyId, id, actions, perPage, (page - 1) * perPage],
  );
  const counted = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from application_histories
     where company_id = $1 and application_id = $2 and ($3::text[] is null or action = any($3))`,
    [access.companyId, id, actions],
  );
  return { histories: rows.map(presentHistory), ...pageFacts({ page, perPage }, counted.rows[0]?.count ?? 0) };
}
