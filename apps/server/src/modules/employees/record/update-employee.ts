// Changes the header of a record: name, contact, number, position, staff account, and custom fields (EMP-006).
import type { EmployeeChange } from '@onward/contract/employees/employees';
import type { App } from '../../../platform/app.ts';
import { changesBetween } from '../../../platform/audit.ts';
import { changedMeanwhile, conflict, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { checkCustomFieldValues, listFields } from '../../locations/locations.service.ts';
import { skipNumbers } from '../employee-numbers.ts';
import * as employees from '../employees.queries.ts';
import { EMPLOYEE_CHANGED, placeOfEmployee } from './announce-employee.ts';
import { requirePosition, requireStaff } from './check-places.ts';
import { recordEmployeeChanges } from './employee-changes.ts';
import { readContact } from './employee-draft.ts';
import { lockForEditing } from './load-employee.ts';
import { refreshIssues } from './refresh-issues.ts';

type Row = employees.EmployeeRow;

const FIELDS = [
  'name',
  'email',
  'phone',
  'region_number',
  'employee_number',
  'position_id',
  'company_staff_id',
] as const satisfies (keyof employees.EmployeeValues)[];

export async function updateEmployee(
  app: App,
  call: CompanyCall,
  id: number,
  { version, updated_at, ...change }: EmployeeChange,
): Promise<void> {
  const row = await lockForEditing(call, id);
  const values = await readChange(call, row, change);
  const isStale = version !== undefined ? version !== row.version : isOlder(updated_at, row);
  if (isStale) throw changedMeanwhile(row, values);
  await requireFree(call, row, values);
  await employees.update(call.tx, row, values, call.now);
  await recordUpdate(app, call, row, values);
}

const isOlder = (loaded: string | undefined, { updated_at }: Row): boolean =>
  loaded !== undefined && new Date(loaded).getTime() !== updated_at.getTime();

/** Only what is given; a contact is normalized as a whole. */
async function readChange(
  call: CompanyCall,
  row: Row,
  change: Omit<EmployeeChange, 'version' | 'updated_at'>,
): Promise<employees.EmployeeValues> {
  const { name, employee_number, position_id, company_staff_id, custom_field_values } = change;
  const givesContact = ['email', 'phone', 'region_number'].some((field) => Object.hasOwn(change, field));
  if (position_id != null && position_id !== row.position_id) await requirePosition(call, position_id);
  if (company_staff_id != null && company_staff_id !== row.company_staff_id) {
    await requireStaff(call.tx, call.access.companyId, company_staff_id, 'company_staff_id');
  }
  return {
    ...(name !== undefined && { name: name.trim().replace(/\s+/g, ' ') }),
    ...(givesContact && readContact({ ...row, ...change })),
    ...(employee_number !== undefined && { employee_number }),
    ...(position_id !== undefined && { position_id }),
    ...(company_staff_id !== undefined && { company_staff_id }),
    ...(custom_field_values && { custom_field_values: await readCustomFields(call, row, custom_field_values) }),
  };
}

async function readCustomFields(
  { tx, access }: CompanyCall,
  row: Row,
  given: NonNullable<EmployeeChange['custom_field_values']>,
): Promise<Row['custom_field_values']> {
  const fields = await listFields(tx, access.companyId, 'employee');
  const { values, problems } = checkCustomFieldValues(fields, row.custom_field_values, given, { demandRequired: true });
  if (Object.keys(problems).length > 0) throw validationFailed(problems);
  return values;
}

async function requireFree({ tx, access }: CompanyCall, row: Row, values: employees.EmployeeValues): Promise<void> {
  const { companyId } = access;
  const { email, employee_number, company_staff_id } = values;
  if (email && (await employees.findByEmail(tx, companyId, email, row.id)) !== undefined) {
    throw conflict('employee_email_taken', 'email');
  }
  const { rows } = await tx.client.query<{ number: boolean; staff: boolean }>(
    `select exists (select from employees where company_id = $1 and id <> $2 and employee_number = $3) as number,
       exists (select from employees where company_id = $1 and id <> $2 and company_staff_id = $4
         and status <> 'terminated') as staff`,
    [companyId, row.id, employee_number ?? null, company_staff_id ?? null],
  );
  if (rows[0]?.number) throw conflict('employee_number_taken', 'employee_number');
  if (rows[0]?.staff) throw conflict('employee_staff_taken', 'company_staff_id');
  if (employee_number !== undefined) await skipNumbers(tx, companyId, [employee_number]);
}

async function recordUpdate(app: App, call: CompanyCall, before: Row, values: employees.EmployeeValues): Promise<void> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const after = (await employees.find(tx, companyId, before.id)) ?? before;
  const changed = FIELDS.filter((field) => Object.hasOwn(values, field) && before[field] !== after[field]);
  const keys = values.custom_field_values
    ? Object.keys(changesBetween(before.custom_field_values, after.custom_field_values))
    : [];
  await recordEmployeeChanges(app, { tx, companyId, staffId, now }, [
    ...changed.map((field) => ({
      employeeId: before.id,
      event: 'changed' as const,
      part: 'record' as const,
      field,
      before: shown(before, field),
      after: shown(after, field),
    })),
    ...keys.map((key) => ({
      employeeId: before.id,
      event: 'changed' as const,
      part: 'record' as const,
      field: `custom:${key}`,
      before: before.custom_field_values[key] ?? null,
      after: after.custom_field_values[key] ?? null,
    })),
  ]);
  await refreshIssues(tx, companyId, [before.id], now);
  await recordChange(call, {
    event: 'employee_updated',
    subjectType: 'employee',
    subjectId: before.id,
    changes: Object.fromEntries(changed.map((field) => [field, [before[field], after[field]]])),
    announce: { name: EMPLOYEE_CHANGED, scope: placeOfEmployee(after) },
  });
}

/** The history names records, which may be renamed or deleted later. */
const shown = (row: Row, field: (typeof FIELDS)[number]): string | null => {
  if (field === 'position_id') return row.position_title;
  return field === 'company_staff_id' ? row.staff_name : row[field];
};
