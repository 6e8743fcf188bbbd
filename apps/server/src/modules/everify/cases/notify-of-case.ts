// Notifies staff who manage E-Verify that a case waits for them (NTF-002, EVF-019).
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type EmployeeRow, placeOfEmployee } from '../../employees/employees.service.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import { type CaseRow, listCaseStaff } from './cases.queries.ts';

export async function notifyOfCase(
  tx: Transaction,
  { company_id, id }: Pick<CaseRow, 'company_id' | 'id'>,
  employee: EmployeeRow,
  eventId: number,
): Promise<void> {
  await notifyStaff(tx, {
    company_id,
    type: 'everify_needs_action',
    key: `everify_case:${id}:${eventId}`,
    actor_staff_id: null,
    record: placeOfEmployee(employee),
    details: { employee: employee.name },
    link: `/onboarding/case/${id}`,
    only_staff_ids: await listCaseStaff(tx, company_id),
  });
}
