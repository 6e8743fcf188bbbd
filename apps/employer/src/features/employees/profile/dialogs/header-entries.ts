// The header of a record as form entries, and as the endpoint expects it (EMP-006).
import type { Employee } from '@onward/contract/employees/employee';
import type { EmployeeChange } from '@onward/contract/employees/employees';
import type { EditConflict } from '@onward/contract/errors';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { phoneEntry } from '../../../../platform/forms/phone-problems.ts';

export interface HeaderEntries {
  name: string;
  employee_number: string;
  email: string;
  phone: PhoneNumber;
  position_id: number | null;
  company_staff_id: number | null;
}

export const headerEntries = (employee: Employee): HeaderEntries => ({
  name: employee.name,
  employee_number: employee.employee_number,
  email: employee.email ?? '',
  phone: phoneEntry(employee),
  position_id: employee.position_id,
  company_staff_id: employee.company_staff_id,
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only what was changed. */
export function headerChange(entries: HeaderEntries, initial: HeaderEntries): EmployeeChange {
  const { phone, ...others } = entries;
  const change: EmployeeChange = {};
  if (others.name !== initial.name) change.name = others.name.trim();
  if (others.employee_number !== initial.employee_number) change.employee_number = others.employee_number.trim();
  if (others.email !== initial.email) change.email = others.email.trim() || null;
  if (others.position_id !== initial.position_id) change.position_id = others.position_id;
  if (others.company_staff_id !== initial.company_staff_id) change.company_staff_id = others.company_staff_id;
  if (!same(phone, initial.phone)) {
    const hasNumber = phone.phone.trim() !== '';
    change.phone = hasNumber ? phone.phone.trim() : null;
    change.region_number = hasNumber ? phone.region_number : null;
  }
  return change;
}

/** The entries after "take theirs". */
export function theirHeader(entries: HeaderEntries, { fields }: EditConflict): Partial<HeaderEntries> {
  const theirs = Object.fromEntries(Object.entries(fields).map(([name, both]) => [name, both.theirs]));
  const { phone, region_number, email, ...others } = theirs as Record<string, string | number | null>;
  return {
    ...(others as Partial<HeaderEntries>),
    ...(email !== undefined && { email: String(email ?? '') }),
    ...((phone !== undefined || region_number !== undefined) && {
      phone: {
        phone: String(phone ?? entries.phone.phone),
        region_number: String(region_number ?? entries.phone.region_number),
      },
    }),
  };
}
