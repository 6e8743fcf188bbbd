// Tells staff of actions that wait for them, and the starter of a completed onboarding (ONB-049, NTF-002).
import type { Assignee } from '@onward/domain/onboarding/processes';
import { isInScope, type ScopeEntry, scopeFrom } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type EmployeeRow, placeOfEmployee } from '../../../employees/employees.service.ts';
import { notifyStaff } from '../../../notifications/notifications.service.ts';
import type { RunActionRow, RunRow } from '../runs.queries.ts';
import { namedTask } from '../shown-names.ts';

interface StaffRow {
  id: number;
  role_id: number;
  is_super_admin: boolean;
  scopes: ScopeEntry[] | null;
}

const STAFF = `select st.id, st.role_id, coalesce(r.reserved_key = 'super_admin', false) as is_super_admin,
    (select json_agg(json_build_object('kind', sc.kind, 'record_id', sc.record_id)) from staff_scopes sc
      where sc.company_id = st.company_id and sc.staff_id = st.id) as scopes
  from company_staffs st join company_roles r on r.company_id = st.company_id and r.id = st.role_id
  where st.company_id = $1 and st.status = 'active' and (st.id = any($2::bigint[]) or st.role_id = any($3::bigint[]))`;

/** Those named, and holders of the roles whose scope includes the employee (ONB-004). */
async function listAssignedStaff(
  tx: Transaction,
  companyId: number,
  assignees: readonly Assignee[],
  place: ReturnType<typeof placeOfEmployee>,
): Promise<number[]> {
  const idsOf = (kind: Assignee['kind']) => assignees.filter((each) => each.kind === kind).map(({ id }) => id);
  const rows = await tx.prepared<StaffRow & Record<string, unknown>>('onboarding_assigned_staff', STAFF, [
    companyId,
    idsOf('company_staff'),
    idsOf('company_role'),
  ]);
  return rows
    .filter(({ is_super_admin, scopes }) => is_super_admin || isInScope(scopeFrom(scopes ?? []), place))
    .map(({ id }) => id);
}

export async function tellOfWaiting(
  tx: Transaction,
  run: RunRow,
  employee: EmployeeRow,
  actions: readonly RunActionRow[],
): Promise<void> {
  const place = placeOfEmployee(employee);
  for (const action of actions) {
    const staffIds = await listAssignedStaff(tx, run.company_id, action.assignees, place);
    if (staffIds.length === 0) continue;
    await notifyStaff(tx, {
      company_id: run.company_id,
      type: 'onboarding_action_waiting',
      key: `onboarding:${action.id}:waiting:${action.version}`,
      actor_staff_id: null,
      record: place,
      details: { employee: employee.name, ...namedTask(action) },
      link: `/onboarding-tasks/${run.digest_key}?action=${action.action_key}`,
      only_staff_ids: staffIds,
    });
  }
}

export async function tellOfCompletion(tx: Transaction, run: RunRow, employee: EmployeeRow): Promise<void> {
  if (run.started_by === null) return;
  await notifyStaff(tx, {
    company_id: run.company_id,
    type: 'onboarding_completed',
    key: `onboarding:${run.id}:completed:${run.completed_at?.getTime() ?? 0}`,
    actor_staff_id: null,
    record: placeOfEmployee(employee),
    details: { employee: employee.name, process: run.name },
    link: `/onboarding/view?process=${run.digest_key}`,
    only_staff_ids: [run.started_by],
  });
}
