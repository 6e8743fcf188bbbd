// The staff who are responsible for the location of an employee and may see the form.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';

export async function findFollowers(
  tx: Transaction,
  { company_id, location_id }: Pick<EmployeeRow, 'company_id' | 'location_id'>,
): Promise<number[]> {
  if (location_id === null) return [];
  const rows = await tx.prepared<{ id: number }>(
    'i9_followers',
    `select s.id from staff_scopes sc
     join company_staffs s on s.company_id = sc.company_id and s.id = sc.staff_id and s.status = 'active'
     join company_roles r on r.company_id = s.company_id and r.id = s.role_id
     where sc.company_id = $1 and sc.kind = 'location' and sc.record_id = $2
       and r.permissions && array['manage_onboarding', 'manage_everify'] order by s.id`,
    [company_id, location_id],
  );
  return rows.map(({ id }) => id);
}
