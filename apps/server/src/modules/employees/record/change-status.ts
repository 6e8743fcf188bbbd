// Suspends, reinstates, and ends an employment, and starts a new one for somebody who comes back (EMP-023, EMP-027).
import { canBeRehired, type EmployeeEvent, moveEmployee } from '@onward/domain/employees/statuses';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { App } from '../../../platform/app.ts';
import { conflict, existsAlready, fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import * as employees from '../employees.queries.ts';
import { findInformation } from '../information/informations.queries.ts';
import { openValue, sealValue } from '../information/sealed-values.ts';
import { insertDrafts } from './add-employee.ts';
import { EMPLOYEE_CHANGED, placeOfEmployee } from './announce-employee.ts';
import { requirePlace } from './check-places.ts';
import { recordEmployeeChanges } from './employee-changes.ts';
import { employmentFollowers } from './employment-followers.ts';
import { employmentObjections } from './employment-objections.ts';
import { lockEmployee } from './load-employee.ts';
import { refreshIssues } from './refresh-issues.ts';

const PAST: Record<EmployeeEvent, 'suspended' | 'reinstated' | 'terminated'> = {
  suspend: 'suspended',
  reinstate: 'reinstated',
  terminate: 'terminated',
};

export async function changeStatus(
  app: App,
  call: CompanyCall,
  id: number,
  { event, reason, endDate = null }: { event: EmployeeEvent; reason?: string; endDate?: string | null },
): Promise<void> {
  const { tx, access, now } = call;
  const row = await lockEmployee(call, id);
  const move = moveEmployee(row.status, event);
  if (!move.allowed) throw wrongState(`employee_${event}_${move.reason}`);
  if (endDate !== null) requireEndDate(row, endDate, now);
  const status_reason = reason?.trim() || null;
  const change = { companyId: access.companyId, employeeId: id, event, otherReason: status_reason };
  const objection = await employmentObjections.get()(tx, change);
  if (objection !== null) throw wrongState(objection);
  await employees.update(tx, row, { status: move.status, status_reason, end_date: endDate }, now);
  const { companyId, staffId } = access;
  await recordEmployeeChanges(app, { tx, companyId, staffId, now }, [
    {
      employeeId: id,
      event: PAST[event],
      part: 'record',
      field: 'status',
      before: row.status,
      after: status_reason,
      effectiveDate: endDate,
    },
  ]);
  await employmentFollowers.get()(app, tx, { companyId, employeeId: id, event, staffId, now });
  await refreshIssues(tx, companyId, [id], now);
  await recordChange(call, {
    event: `employee_${PAST[event]}`,
    subjectType: 'employee',
    subjectId: id,
    changes: { status: [row.status, move.status], ...(endDate && { end_date: endDate }) },
    announce: { name: EMPLOYEE_CHANGED, scope: placeOfEmployee(row) },
  });
}

/** An employment that ends later is ended when it does. */
function requireEndDate({ hired_date, time_zone }: employees.EmployeeRow, endDate: string, now: Date): void {
  if (endDate < hired_date) throw fieldInvalid('end_date', 'before_hired_date');
  if (endDate > dayIn(now, time_zone)) throw fieldInvalid('end_date', 'in_the_future');
}

interface Rehire {
  hired_date: string;
  position_id?: number | null;
  location_id?: number | null;
}

/** Name, contact, and identity carry over; pay, bank, and tax are asked again. The old record stays as it was. */
export async function rehireEmployee(app: App, call: CompanyCall, id: number, wanted: Rehire): Promise<number> {
  const { tx, access } = call;
  const row = await lockEmployee(call, id);
  const position_id = wanted.position_id ?? row.position_id;
  const place = await requirePlace(call, {
    position_id: wanted.position_id ?? null,
    location_id: wanted.location_id ?? (wanted.position_id == null ? row.location_id : undefined),
    ...(wanted.position_id == null && { department_id: row.department_id }),
  });
  if (!canBeRehired(row.status)) throw wrongState('employee_still_employed');
  if (row.rehired_as !== null) throw existsAlready('employee_rehired', row.rehired_as);
  if (wanted.hired_date < (row.end_date ?? '')) throw fieldInvalid('hired_date', 'before_end_date');
  if (row.email !== null && (await employees.findByEmail(tx, access.companyId, row.email)) !== undefined) {
    throw conflict('employee_email_taken', 'email');
  }
  const old = await findInformation(tx, access.companyId, id);
  const again = (column: 'ssn' | 'date_of_birth', employee_id: number): Buffer | null => {
    const value = old ? openValue(app, column, old) : null;
    return value === null ? null : sealValue(app, column, { company_id: access.companyId, employee_id }, value);
  };
  const [created = 0] = await insertDrafts(
    app,
    call,
    [
      {
        employee_number: null,
        name: row.name,
        email: row.email,
        phone: row.phone,
        region_number: row.region_number,
        language: row.language,
        application_id: null,
        position_id,
        location_id: place.locationId,
        department_id: place.departmentId,
        rehired_from: id,
        hired_date: wanted.hired_date,
        start_date: null,
        information: (employeeId) => ({
          legal_first_name: old?.legal_first_name ?? null,
          legal_middle_name: old?.legal_middle_name ?? null,
          legal_last_name: old?.legal_last_name ?? null,
          preferred_name: old?.preferred_name ?? null,
          gender: old?.gender ?? null,
          address_line_1: old?.address_line_1 ?? null,
          address_line_2: old?.address_line_2 ?? null,
          city: old?.city ?? null,
          state: old?.state ?? null,
          postal_code: old?.postal_code ?? null,
          country: old?.country ?? 'US',
          job_title: place.title ?? old?.job_title ?? null,
          employment_type: place.employmentType ?? old?.employment_type ?? null,
          ssn: again('ssn', employeeId),
          date_of_birth: again('date_of_birth', employeeId),
        }),
      },
    ],
    'rehired',
  );
  return created;
}
