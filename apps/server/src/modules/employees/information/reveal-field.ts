// Shows one sensitive value to somebody who may see it and has just confirmed who they are; each time is recorded
// (EMP-018).
import { maskAccountNumber } from '@onward/domain/employees/direct-deposit';
import { maskSensitive, type SensitiveField } from '@onward/domain/employees/sensitive';
import type { App } from '../../../platform/app.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { requireInformation } from '../record/browse-employee.ts';
import { recordEmployeeChanges } from '../record/employee-changes.ts';
import { lockEmployee } from '../record/load-employee.ts';
import type { InformationRow } from './informations.queries.ts';
import { type Keys, openAccounts, openValue } from './sealed-values.ts';

export async function revealField(
  app: App,
  call: CompanyCall,
  id: number,
  { field, index = 0 }: { field: SensitiveField; index?: number },
): Promise<string> {
  const { tx, access, now } = call;
  const row = await lockEmployee(call, id);
  const shown = readValue(app, await requireInformation(tx, row), field, index);
  if (shown === null) throw notFound();
  const { companyId, staffId } = access;
  await recordEmployeeChanges(app, { tx, companyId, staffId, now }, [
    { employeeId: id, event: 'revealed', part: PARTS[field], field, before: shown.masked },
  ]);
  await recordChange(call, {
    event: 'employee_field_revealed',
    subjectType: 'employee',
    subjectId: id,
    changes: { field },
  });
  return shown.value;
}

const PARTS = {
  ssn: 'basic_information',
  date_of_birth: 'basic_information',
  pay_rate: 'compensation',
  routing_number: 'direct_deposit',
  account_number: 'direct_deposit',
} as const satisfies Record<SensitiveField, string>;

function readValue(
  keys: Keys,
  information: InformationRow,
  field: SensitiveField,
  index: number,
): { value: string; masked: string } | null {
  if (field === 'routing_number' || field === 'account_number') {
    const value = openAccounts(keys, information)[index]?.[field];
    return value === undefined ? null : { value, masked: maskAccountNumber(value) };
  }
  const value = openValue(keys, field, information);
  return value === null ? null : { value, masked: maskSensitive(field, value) };
}
