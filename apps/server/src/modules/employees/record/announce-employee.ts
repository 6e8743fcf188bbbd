// Tells open screens, and rooms that follow employees, that a record changed.
import type { ScopedRecord } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { EmployeeRow } from '../employees.queries.ts';

export const EMPLOYEE_CHANGED = 'employee_changed';

/** No id is 0: staff limited to some locations or jobs don't see records without one. */
const NOWHERE = 0;

type Placed = Pick<EmployeeRow, 'location_id' | 'brand_id' | 'department_id' | 'position_id'>;

export const placeOfEmployee = ({ location_id, brand_id, department_id, position_id }: Placed): ScopedRecord => ({
  location: location_id ?? NOWHERE,
  brand: brand_id ?? NOWHERE,
  department: department_id,
  position: position_id ?? NOWHERE,
});

export const announceEmployee = (
  tx: Transaction,
  row: Placed & Pick<EmployeeRow, 'company_id' | 'id'>,
  actorStaffId: number | null,
): Promise<void> =>
  recordEvent(tx, {
    companyId: row.company_id,
    name: EMPLOYEE_CHANGED,
    subjectId: row.id,
    actorStaffId,
    scope: placeOfEmployee(row),
  });
