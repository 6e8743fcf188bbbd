// A new employee record before it is stored.
import type { EmployeeInput } from '@onward/contract/employees/employees';
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { isBlankPhone, readPhoneNumber } from '@onward/domain/platform/contact/phone';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import type { NewEmployee } from '../employees.queries.ts';
import type { InformationValues } from '../information/informations.queries.ts';

/** A new record; what is left out is empty. */
export interface EmployeeDraft extends Omit<NewEmployee, 'digest_key' | 'employee_number' | 'issues'> {
  /** Chosen by the company. */
  employee_number: string | null;
  /** Sensitive values are encrypted with the id of the new record. */
  information: (employeeId: number) => InformationValues;
}

const HOME_REGION = '1';

/** Normalizes what is given; unusable values are refused by field. */
export function readContact({
  email,
  phone,
  region_number,
}: Pick<EmployeeInput, 'email' | 'phone' | 'region_number'>): Pick<NewEmployee, 'email' | 'phone' | 'region_number'> {
  const address = email ? normalizeEmail(email) : '';
  if (address !== '' && !isEmail(address)) throw fieldInvalid('email', 'email_invalid');
  if (isBlankPhone(phone ?? '')) return { email: address || null, phone: null, region_number: null };
  const number = readPhoneNumber({ phone: phone ?? '', region_number: region_number || HOME_REGION });
  if (!number) throw fieldInvalid('phone', 'phone_invalid');
  return { email: address || null, ...number };
}
