// Tells open pages that a case changed.
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { type EmployeeRow, placeOfEmployee } from '../../employees/employees.service.ts';
import type { CaseRow } from './cases.queries.ts';

const EVERIFY_CASE_CHANGED = 'everify_case_changed';

export const announceCase = (
  tx: Transaction,
  { company_id: companyId, id }: Pick<CaseRow, 'company_id' | 'id'>,
  employee: EmployeeRow,
  actorStaffId: number | null,
): Promise<void> =>
  recordEvent(tx, {
    companyId,
    name: EVERIFY_CASE_CHANGED,
    subjectId: id,
    actorStaffId,
    scope: placeOfEmployee(employee),
  });
