// Saves one group of information: checked, written, and recorded field by field (EMP-012, EMP-014, AHD-021).

import type { EmployeeInformation } from '@onward/contract/employees/employee';
import type { updateEmployeeInformation } from '@onward/contract/employees/employee-information';
import type { BodyOf } from '@onward/contract/endpoint';
import { type InformationGroup, type InformationValues, informationFields } from '@onward/domain/employees/information';
import { maskSensitive } from '@onward/domain/employees/sensitive';
import { readPhoneNumber } from '@onward/domain/platform/contact/phone';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { App } from '../../../platform/app.ts';
import { changedMeanwhile, conflict, fieldInvalid, validationFailed } from '../../../platform/http/errors.ts';
import type { EditingCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { presentInformation } from '../employees.presenter.ts';
import * as employees from '../employees.queries.ts';
import { announceEmployee, EMPLOYEE_CHANGED, placeOfEmployee } from '../record/announce-employee.ts';
import { requireInformation } from '../record/browse-employee.ts';
import { requireDepartment, requireLocation, requireStaff } from '../record/check-places.ts';
import { type NewChange, recordEmployeeChanges } from '../record/employee-changes.ts';
import { lockForEditing } from '../record/load-employee.ts';
import { refreshIssues } from '../record/refresh-issues.ts';
import { type InformationRow, type InformationValues as Stored, updateInformation } from './informations.queries.ts';
import { type HeaderValues, placeOfField, readGroup, shownValue, storedValue } from './read-group.ts';
import { openValue, sealValue } from './sealed-values.ts';

type Row = employees.EmployeeRow;
type Change = BodyOf<typeof updateEmployeeInformation>['employee_information'];

export async function saveGroup(
  app: App,
  call: EditingCall,
  id: number,
  { group, values: given, version }: Change,
): Promise<EmployeeInformation> {
  const { tx, access, now } = call;
  const before = await lockForEditing(call, id);
  const old = await requireInformation(tx, before);
  const read = readGroup(group, given, old, dayIn(now, before.time_zone));
  requireCurrent(app, call, { group, values: read, version }, before, old);
  const values = group === 'basic_information' ? withWholePhone(read, before) : read;
  await requireReferences(call, before, group, values);
  const { header, stored } = splitValues(app, old, group, values);
  if (Object.keys(header).length > 0) await employees.update(tx, before, header, now);
  // Counting locked the location: it may have been deleted since the first check, but not any more.
  if (header.location_id && header.location_id !== before.location_id) await requireLocation(call, header.location_id);
  await updateInformation(tx, old, stored, group);
  const isHeaderChanged = Object.keys(header).length > 0;
  const after = isHeaderChanged ? ((await employees.find(tx, access.companyId, id)) ?? before) : before;
  await recordGroup(app, call, { group, values, before, old, after });
  const mayView = holdsPermission(access.permissions, 'view_sensitive_pii');
  return presentInformation(app, after, await requireInformation(tx, after), mayView);
}

/** Somebody saved the same group meanwhile: both values of each field come with the refusal, sensitive ones masked. */
function requireCurrent(
  app: App,
  { access }: EditingCall,
  { group, values, version }: { group: InformationGroup; values: InformationValues; version?: number },
  row: Row,
  information: InformationRow,
): void {
  const current = information.versions[group] ?? 0;
  if (version === undefined || version === current) return;
  const mayView = holdsPermission(access.permissions, 'view_sensitive_pii');
  const theirs = presentInformation(app, row, information, mayView)[group] ?? {};
  const yours = Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const place = placeOfField(group, field);
      const isSealed = place.table === 'informations' && place.sealed && value !== null;
      return [field, isSealed ? maskSensitive(place.column, String(value)) : value];
    }),
  );
  throw changedMeanwhile({ ...theirs, version: current } as Record<string, unknown> & { version: number }, yours);
}

async function requireReferences(
  call: EditingCall,
  row: Row,
  group: InformationGroup,
  values: InformationValues,
): Promise<void> {
  const { tx, access } = call;
  const { department_id, location_id, manager_id, email, hired_date, start_date = row.start_date } = values;
  if (typeof department_id === 'number' && department_id !== row.department_id) {
    await requireDepartment(call, department_id);
  }
  if (typeof location_id === 'number' && location_id !== row.location_id) await requireLocation(call, location_id);
  if (typeof manager_id === 'number' && manager_id !== row.manager_id) {
    await requireStaff(tx, access.companyId, manager_id, 'manager_id');
  }
  if (hired_date === null) throw fieldInvalid('hired_date', 'required');
  if (values.job_title === null && row.position_id === null && row.job_title !== null) {
    throw validationFailed({ job_title: [{ key: 'employees.job_title_needed' }] });
  }
  const changesDays = Object.hasOwn(values, 'start_date') || Object.hasOwn(values, 'hired_date');
  if (changesDays && typeof start_date === 'string' && start_date < String(hired_date ?? row.hired_date)) {
    throw fieldInvalid('start_date', 'before_hired_date');
  }
  if (group !== 'basic_information') return;
  if (typeof email === 'string' && (await employees.findByEmail(tx, access.companyId, email, row.id)) !== undefined) {
    throw conflict('employee_email_taken', 'email');
  }
}

/** A phone number and its country code are only right or wrong together, even when one of them is changed. */
function withWholePhone(values: InformationValues, row: Row): InformationValues {
  if (!Object.hasOwn(values, 'phone') && !Object.hasOwn(values, 'region_number')) return values;
  const { phone = row.phone, region_number = row.region_number } = values;
  if (phone === null) return { ...values, phone: null, region_number: null };
  const number = readPhoneNumber({ phone: String(phone), region_number: String(region_number ?? '1') });
  if (!number) throw fieldInvalid('phone', 'phone_invalid');
  return { ...values, ...number };
}

function splitValues(
  app: App,
  old: InformationRow,
  group: InformationGroup,
  values: InformationValues,
): { header: HeaderValues; stored: Stored } {
  const header: Record<string, unknown> = {};
  const stored: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const place = placeOfField(group, field);
    if (place.table === 'employees') header[place.column] = value;
    else if (!place.sealed) stored[place.column] = value ?? emptyOf(place.column);
    else stored[place.column] = value === null ? null : sealValue(app, place.column, old, String(value));
  }
  return { header, stored };
}

/** Columns that always have a value. */
const emptyOf = (column: string): string | boolean | null => {
  if (column === 'country') return 'US';
  return column === 'is_remote' ? false : null;
};

interface SavedGroup {
  group: InformationGroup;
  values: InformationValues;
  before: Row;
  old: InformationRow;
  after: Row;
}

async function recordGroup(app: App, call: EditingCall, saved: SavedGroup): Promise<void> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const changes = changesOf(app, saved);
  await recordEmployeeChanges(app, { tx, companyId, staffId, now }, changes);
  await refreshIssues(tx, companyId, [saved.after.id], now);
  await recordChange(call, {
    event: 'employee_information_updated',
    subjectType: 'employee',
    subjectId: saved.after.id,
    changes: {
      group: saved.group,
      ...Object.fromEntries(changes.map(({ field = '', before, after }) => [field, [before, after]])),
    },
    announce: { name: EMPLOYEE_CHANGED, scope: placeOfEmployee(saved.after) },
  });
  // Lists of the location the person left show them no longer.
  if (saved.before.location_id !== saved.after.location_id) await announceEmployee(tx, saved.before, staffId);
}

function changesOf(app: App, { group, values, before, old, after }: SavedGroup): NewChange[] {
  const effectiveDate =
    group === 'compensation' ? ((values.effective_date as string | null | undefined) ?? old.effective_date) : null;
  return informationFields(group).flatMap((field): NewChange[] => {
    if (!Object.hasOwn(values, field)) return [];
    const value = values[field] ?? null;
    const place = placeOfField(group, field);
    const common = { employeeId: after.id, event: 'changed' as const, part: group, field, effectiveDate };
    if (place.table === 'informations' && place.sealed) {
      const was = openValue(app, place.column, old);
      const is = value === null ? null : String(value);
      if (was === is) return [];
      const mask = (text: string | null) => (text === null ? null : maskSensitive(place.column, text));
      return [{ ...common, before: mask(was), after: mask(is), sensitive: { before: was, after: is } }];
    }
    const was = storedValue(place, before, old);
    const is = place.table === 'employees' ? after[place.column] : value;
    if (was === is) return [];
    return [{ ...common, before: shownValue(field, was, before), after: shownValue(field, is, after) }];
  });
}
