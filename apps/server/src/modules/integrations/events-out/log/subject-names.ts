// The names of the people and jobs that events are about, if the reader may see them.
import { holdsPermission } from '@onward/domain/staff/permissions';
import { isInScope, type ScopedRecord } from '@onward/domain/staff/scope';
import type { CompanyAccess } from '../../../../platform/access/access.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

interface NamedEvent extends ScopedRecord {
  id: number;
  name: string | null;
}

/** By the event's id. Applicants are visible to everyone in their scope, employees only with the right to view them. */
export async function subjectNames(
  tx: Transaction,
  access: CompanyAccess,
  eventIds: readonly number[],
): Promise<Map<number, string>> {
  if (eventIds.length === 0) return new Map();
  const { rows } = await tx.client.query<NamedEvent>(
    `select v.id, v.location_id as location, v.brand_id as brand, v.department_id as department,
       v.position_id as position, case
         when v.data ? 'employee_id' then (select m.name from employees m
           where $3 and m.company_id = v.company_id and m.id = (v.data ->> 'employee_id')::bigint)
         when v.data ? 'applicant_id' then (select concat_ws(' ', p.first_name, p.last_name) from applications a
           join persons p on p.company_id = a.company_id and p.id = a.person_id
           where a.company_id = v.company_id and a.id = (v.data ->> 'applicant_id')::bigint and p.erased_at is null)
         when v.subject_type = 'job' then (select p.title from positions p
           where p.company_id = v.company_id and p.id = v.subject_id)
       end as name
     from event_log v where v.company_id = $1 and v.id = any($2::bigint[])`,
    [access.companyId, eventIds, holdsPermission(access.permissions, 'view_employee')],
  );
  const visible = rows.filter((row) => isInScope(access.scope, row));
  return new Map(visible.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}
