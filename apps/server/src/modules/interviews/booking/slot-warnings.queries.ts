// How many applicants wait to book, and when staff were last warned that few times are left.
import type { Membership } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';

export async function countWaiting(
  tx: Transaction,
  access: Membership,
  stageId: number,
  positionKey: string | undefined,
): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} and a.stage_id = $6 and a.status = 'in_progress'
       and a.stage_status in ('not_submitted', 'request_reschedule') and ($7::text is null or p.digest_key = $7)`,
    [...scopeValues(access), stageId, positionKey ?? null],
  );
  return rows[0]?.count ?? 0;
}

export async function findWarning(
  tx: Transaction,
  companyId: number,
  stageId: number,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await tx.client.query<{ told_at: Date }>(
    `select told_at from slot_warnings where company_id = $1 and stage_id = $2 and told_at > $3::timestamptz - interval '1 day'
     order by told_at desc limit 1`,
    [companyId, stageId, now],
  );
  return rows[0]?.told_at;
}

export interface ScarceStage {
  company_id: number;
  stage_id: number;
  stage_name: string;
  config: { interviewer_ids?: number[] };
  position_id: number;
  position_title: string;
  position_key: string;
  location_id: number;
  brand_id: number;
  department_id: number | null;
  waiting: number;
  manager_ids: number[];
}

/** Stages with waiting applicants, by posting, that nobody was warned about today. */
export const listWaitingStages = (tx: Transaction, today: string): Promise<ScarceStage[]> =>
  tx.client
    .query<ScarceStage>(
      `select a.company_id, s.id as stage_id, s.name as stage_name, s.config, p.id as position_id,
         p.title as position_title, p.digest_key as position_key, p.location_id, l.brand_id, p.department_id,
         count(*)::int as waiting,
         (select coalesce(array_agg(pm.staff_id), '{}') from position_managers pm
           where pm.company_id = p.company_id and pm.position_id = p.id) as manager_ids
       from applications a
       join stages s on s.company_id = a.company_id and s.id = a.stage_id and s.stage_type = 'scheduling'
       join positions p on p.company_id = a.company_id and p.id = a.position_id
       join locations l on l.company_id = p.company_id and l.id = p.location_id
       join company_modules m on m.company_id = a.company_id and m.module = 'scheduling'
       where a.status = 'in_progress' and a.stage_status in ('not_submitted', 'request_reschedule')
         and not exists (select from slot_warnings w where w.company_id = a.company_id and w.stage_id = s.id
           and w.position_id = p.id and w.warned_on = $1)
       group by a.company_id, s.company_id, s.id, p.company_id, p.id, l.company_id, l.id`,
      [today],
    )
    .then(({ rows }) => rows);

/** False when another process was faster. */
export async function writeWarning(
  tx: Transaction,
  { company_id, stage_id, position_id }: ScarceStage,
  { today, left, now }: { today: string; left: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into slot_warnings (company_id, stage_id, position_id, warned_on, slots_left, told_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [company_id, stage_id, position_id, today, left, now],
  );
  return (rowCount ?? 0) > 0;
}
