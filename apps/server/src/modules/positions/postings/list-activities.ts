// A posting's activity, with who did it, newest first.
import type { PositionActivity } from '@onward/contract/positions/positions';
import type { PageWindow } from '../../../platform/database/lists.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { findInScope } from './positions.queries.ts';

interface ActivityRow {
  id: number;
  event: string;
  staff_name: string | null;
  changed_fields: string[];
  created_at: Date;
}

const OF_POSITION = "a.company_id = $1 and a.subject_type = 'position' and a.subject_id = $2";

export async function listActivities(
  { tx, access }: CompanyCall,
  key: string,
  { perPage, offset, order }: PageWindow<'created_at'>,
): Promise<{ activities: PositionActivity[]; totalCount: number }> {
  const position = await findInScope(tx, access, { key });
  if (!position) throw notFound();
  const { rows } = await tx.client.query<ActivityRow>(
    `select a.id, a.event, s.name as staff_name, a.created_at,
       array(select jsonb_object_keys(a.changes) order by 1) as changed_fields
     from audit_log a left join company_staffs s on s.company_id = a.company_id and s.user_id = a.user_id
     where ${OF_POSITION} order by a.id ${order.direction} limit $3 offset $4`,
    [access.companyId, position.id, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(
    `select count(*) as count from audit_log a where ${OF_POSITION}`,
    [access.companyId, position.id],
  );
  const activities = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { activities, totalCount: counted.rows[0]?.count ?? 0 };
}
