// A change of a Form I-9 in the audit log, and to open screens of the employee.
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { EMPLOYEE_CHANGED, type EmployeeRow, placeOfEmployee } from '../../employees/employees.service.ts';
import type { I9Row } from './forms.queries.ts';

/** Only which fields changed: the values are in the form's own trail. */
export const recordI9Change = (
  call: CompanyCall,
  form: I9Row,
  employee: EmployeeRow,
  event: string,
  changes: Record<string, unknown> = {},
): Promise<void> =>
  recordChange(call, {
    event,
    subjectType: 'i9_form',
    subjectId: form.id,
    changes,
    announce: { name: EMPLOYEE_CHANGED, subjectId: employee.id, scope: placeOfEmployee(employee) },
  });
