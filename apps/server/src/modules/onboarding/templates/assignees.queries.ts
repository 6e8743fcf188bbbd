// Roles and team members who act for the company in an onboarding.
import type { Assignee, AssigneeKind } from '@onward/domain/onboarding/processes';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface NamedAssignee extends Assignee {
  name: string;
  /** Roles always are; team members who left keep only their name. */
  is_active: boolean;
}

export const assigneeKey = ({ kind, id }: Assignee): string => `${kind} ${id}`;

const idsOf = (assignees: readonly Assignee[], kind: AssigneeKind): number[] =>
  assignees.filter((one) => one.kind === kind).map(({ id }) => id);

/** Those who exist in the company, by key. */
export async function findAssignees(
  tx: Transaction,
  companyId: number,
  assignees: readonly Assignee[],
): Promise<Map<string, NamedAssignee>> {
  if (assignees.length === 0) return new Map();
  const { rows } = await tx.client.query<NamedAssignee>(
    `select 'company_role' as kind, r.id, r.name, true as is_active from company_roles r
       where r.company_id = $1 and r.id = any($2)
     union all
     select 'company_staff', s.id, s.name, s.status in ('active', 'invited') from company_staffs s
       where s.company_id = $1 and s.id = any($3)`,
    [companyId, idsOf(assignees, 'company_role'), idsOf(assignees, 'company_staff')],
  );
  return new Map(rows.map((row) => [assigneeKey(row), row]));
}

/** Roles first, each group by name. */
export async function listChoices(tx: Transaction, companyId: number): Promise<(Assignee & { name: string })[]> {
  const { rows } = await tx.client.query<Assignee & { name: string }>(
    `select 'company_role' as kind, id, name from company_roles where company_id = $1
     union all
     select 'company_staff', id, name from company_staffs where company_id = $1 and status in ('active', 'invited')
     order by kind, name, id`,
    [companyId],
  );
  return rows;
}

/** Those for whom somebody active could act at the location; anywhere when it is null. */
export async function findActingAssignees(
  tx: Transaction,
  companyId: number,
  locationId: number | null,
  assignees: readonly Assignee[],
): Promise<Set<string>> {
  if (assignees.length === 0) return new Set();
  const { rows } = await tx.client.query<{ id: number; role_id: number }>(
    `select s.id, s.role_id from company_staffs s
     join company_roles r on r.company_id = s.company_id and r.id = s.role_id
     left join locations l on l.company_id = s.company_id and l.id = $4
     where s.company_id = $1 and s.status = 'active' and (s.role_id = any($2) or s.id = any($3))
       and (l.id is null or r.reserved_key is not distinct from 'super_admin' or (
         not exists (select from staff_scopes x where x.company_id = s.company_id and x.staff_id = s.id
           and x.kind = 'location' and not exists (select from staff_scopes y where y.company_id = s.company_id
             and y.staff_id = s.id and y.kind = 'location' and y.record_id = l.id))
         and not exists (select from staff_scopes x where x.company_id = s.company_id and x.staff_id = s.id
           and x.kind = 'brand' and not exists (select from staff_scopes y where y.company_id = s.company_id
             and y.staff_id = s.id and y.kind = 'brand' and y.record_id = l.brand_id))))`,
    [companyId, idsOf(assignees, 'company_role'), idsOf(assignees, 'company_staff'), locationId],
  );
  return new Set(
    rows.flatMap(({ id, role_id }) => [
      assigneeKey({ kind: 'company_staff', id }),
      assigneeKey({ kind: 'company_role', id: role_id }),
    ]),
  );
}
