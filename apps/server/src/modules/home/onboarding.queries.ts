// Onboardings that need somebody: actions of the user, and how many wait for the company at all (AHD-015, CMP-060).
import type { ActionType } from '@onward/domain/onboarding/module-types';
import type { Language } from '@onward/domain/platform/languages';
import type { Transaction } from '../../platform/database/transaction.ts';
import { DEFAULT_ZONE, IN_SCOPE, scopeValues } from '../employees/employees.service.ts';
import { shownName } from '../onboarding/onboarding.service.ts';
import type { TodayPlace, WaitingRow } from './today.queries.ts';

const HERE = `${IN_SCOPE} and ($6::bigint is null or l.brand_id = $6)`;

const ZONE = `coalesce(l.time_zone, '${DEFAULT_ZONE}')`;

interface TaskRow extends WaitingRow, Record<string, unknown> {
  action_type: ActionType;
}

/** Standard names of tasks are shown in the reader's language. */
export async function listOnboardingTasks(
  tx: Transaction,
  { access, brandId }: TodayPlace,
  { most, language }: { most: number; language: Language },
): Promise<WaitingRow[]> {
  const rows = await tx.prepared<TaskRow>(
    'home_onboarding_tasks',
    `select 'onboarding_action' as kind, e.application_id, null::bigint as meeting_id, null::bigint as conversation_id,
       e.name as first_name, '' as last_name, coalesce(i.job_title, p.title, '') as position_title,
       coalesce(l.name, '') as location_name,
       coalesce(a.due_on::timestamp at time zone ${ZONE}, a.opened_at) as at, a.name as excerpt, a.action_type,
       a.due_on::text, ${ZONE} as time_zone,
       o.digest_key as process_key, a.action_key, count(*) over ()::int as total
     from employee_onboarding_actions a
     join employee_onboarding_processes o on o.company_id = a.company_id and o.id = a.process_id and o.ended_at is null
       and o.status in ('not_started', 'in_progress')
     join employees e on e.company_id = o.company_id and e.id = o.employee_id
     join employee_informations i on i.company_id = e.company_id and i.employee_id = e.id
     left join positions p on p.company_id = e.company_id and p.id = e.position_id
     left join locations l on l.company_id = e.company_id and l.id = e.location_id
     where ${HERE} and a.company_id = $1 and a.side = 'hr' and a.status = 'open'
       and (a.assignees @> jsonb_build_array(jsonb_build_object('kind', 'company_staff', 'id', $7::bigint))
         or a.assignees @> jsonb_build_array(jsonb_build_object('kind', 'company_role', 'id', $8::bigint)))
     order by at limit $9`,
    [...scopeValues(access), brandId, access.staffId, access.roleId, most],
  );
  return rows.map(({ action_type, ...row }) => ({
    ...row,
    excerpt: shownName(row.excerpt ?? '', action_type, language),
  }));
}

export async function countNeedingAttention(tx: Transaction, { access, brandId }: TodayPlace): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    'home_onboarding_attention',
    `select count(*)::int as count from employees e
     left join locations l on l.company_id = e.company_id and l.id = e.location_id
     where ${HERE} and e.onboarding_state = 'need_attention'`,
    [...scopeValues(access), brandId],
  );
  return row?.count ?? 0;
}
