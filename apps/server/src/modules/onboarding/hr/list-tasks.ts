// Actions that wait for a staff member, of all employees in scope (ONB-017, AHD-015).
import type { OnboardingTask } from '@onward/contract/onboarding/onboarding-lists';
import { isLate } from '@onward/domain/onboarding/due-dates';
import type { ActionType } from '@onward/domain/onboarding/module-types';
import { personQuery } from '@onward/domain/platform/search/search-words';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { IN_SCOPE, scopeValues } from '../../employees/employees.service.ts';

interface TaskRow {
  action_key: string;
  action_type: ActionType;
  name: string;
  process_key: string;
  process_name: string;
  employee_id: number;
  employee_name: string;
  position: string | null;
  location_name: string | null;
  time_zone: string;
  opened_at: Date;
  due_on: string | null;
  total: number;
}

interface Window {
  perPage: number;
  offset: number;
}

export async function listTasks(
  tx: Transaction,
  access: CompanyAccess,
  { query, action_type = null, now }: { query?: string; action_type?: ActionType | null; now: Date },
  { perPage, offset }: Window,
): Promise<{ tasks: OnboardingTask[]; total: number }> {
  const words = query?.trim() ? personQuery(access.companyId, query) : null;
  if (query?.trim() && words === null) return { tasks: [], total: 0 };
  const rows = await tx.prepared<TaskRow & Record<string, unknown>>('onboarding_tasks', TASKS, [
    ...scopeValues(access),
    access.staffId,
    access.roleId,
    words,
    action_type,
    perPage,
    offset,
  ]);
  return { tasks: rows.map((row) => presentTask(row, now)), total: rows[0]?.total ?? 0 };
}

/** The most urgent first: what the law sets a date for, then what waits longest. */
const TASKS = `select a.action_key, a.action_type, a.name, o.digest_key as process_key, o.name as process_name,
    e.id as employee_id, e.name as employee_name, coalesce(i.job_title, p.title) as position, l.name as location_name,
    coalesce(l.time_zone, 'America/New_York') as time_zone, a.opened_at, a.due_on::text, count(*) over ()::int as total
  from employee_onboarding_actions a
  join employee_onboarding_processes o on o.company_id = a.company_id and o.id = a.process_id and o.ended_at is null
    and o.status in ('not_started', 'in_progress')
  join employees e on e.company_id = o.company_id and e.id = o.employee_id
  join employee_informations i on i.company_id = e.company_id and i.employee_id = e.id
  left join positions p on p.company_id = e.company_id and p.id = e.position_id
  left join locations l on l.company_id = e.company_id and l.id = e.location_id
  where ${IN_SCOPE} and a.company_id = $1 and a.side = 'hr' and a.status = 'open'
    and (a.assignees @> jsonb_build_array(jsonb_build_object('kind', 'company_staff', 'id', $6::bigint))
      or a.assignees @> jsonb_build_array(jsonb_build_object('kind', 'company_role', 'id', $7::bigint)))
    and ($8::text is null or e.words @@ $8::text::tsquery)
    and ($9::text is null or a.action_type = $9)
  order by a.due_on nulls last, a.opened_at, a.id limit $10 offset $11`;

const presentTask = (row: TaskRow, now: Date): OnboardingTask => ({
  action_key: row.action_key,
  action_type: row.action_type,
  name: row.name,
  process_key: row.process_key,
  process_name: row.process_name,
  employee: { id: row.employee_id, name: row.employee_name, position: row.position, location: row.location_name },
  opened_at: row.opened_at.toISOString(),
  due_on: row.due_on,
  is_late: isLate(row.due_on, dayIn(now, row.time_zone)),
});

/** Open actions that would have no assignee without this staff member (CMP-031). */
export async function countActionsOf({ tx, access }: CompanyCall, staffId: number): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    'onboarding_actions_of',
    `select count(*)::int as count from employee_onboarding_actions a
     join employee_onboarding_processes o on o.company_id = a.company_id and o.id = a.process_id and o.ended_at is null
       and o.status in ('not_started', 'in_progress')
     where a.company_id = $1 and a.side = 'hr' and a.status = 'open'
       and a.assignees = jsonb_build_array(jsonb_build_object('kind', 'company_staff', 'id', $2::bigint))`,
    [access.companyId, staffId],
  );
  return row?.count ?? 0;
}
