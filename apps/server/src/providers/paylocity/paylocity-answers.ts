// Answers of Paylocity: employees, codes, and errors that name a field and its path.
import type { PayrollHire } from '@onward/domain/payroll/hires';
import { type FieldPatterns, fieldError } from '../payroll/field-errors.ts';
import type { ProviderCode } from '../payroll/payroll-client.ts';
import type { RefusedAnswer } from '../payroll/payroll-http.ts';
import { idIn, rowsIn, textIn, valueAt } from '../payroll/read-answer.ts';

const PATTERNS: FieldPatterns = [
  [/firstName/i, 'legal_first_name'],
  [/middleName/i, 'legal_middle_name'],
  [/preferredName/i, 'preferred_name'],
  [/lastName/i, 'legal_last_name'],
  [/\bssn\b/i, 'ssn'],
  [/birthDate/i, 'date_of_birth'],
  [/gender/i, 'gender'],
  [/address1/i, 'address_line_1'],
  [/address2/i, 'address_line_2'],
  [/emailAddress/i, 'email'],
  [/phone/i, 'phone'],
  [/postalCode|zip/i, 'postal_code'],
  [/\bcity\b/i, 'city'],
  [/suiState|taxSetup/i, 'work_state'],
  [/\bstate\b/i, 'state'],
  [/country/i, 'country'],
  [/costCenter1/i, 'codes.department'],
  [/costCenter2/i, 'codes.location'],
  [/positionCode/i, 'codes.position'],
  [/jobTitle/i, 'job_title'],
  [/employeeType/i, 'employment_type'],
  [/overtimeExempt/i, 'flsa_status'],
  [/payFrequency/i, 'codes.pay_unit'],
  [/payType|ratePer/i, 'pay_unit'],
  [/baseRate|salary/i, 'pay_rate'],
  [/primaryPayRate.*effectiveDate/i, 'start_date'],
  [/hireDate|effectiveDate/i, 'hired_date'],
];

const DUPLICATE = /already (?:exists|in use)|duplicate/i;

/** Valid values are listed after the message, because people have to choose among them. */
export function readPaylocityErrors(json: unknown, hire: PayrollHire | null): RefusedAnswer {
  const errors = rowsIn(json);
  return {
    fieldErrors: errors.flatMap((error) => {
      const options = rowsIn(error.options).flatMap(({ code }) => idIn(code) ?? []);
      const words = [textIn(error.message), options.length > 0 ? `(${options.join(', ')})` : ''].join(' ').trim();
      const path = [textIn(error.path), textIn(error.field)].filter(Boolean).join(' ');
      return words === '' ? [] : [fieldError(PATTERNS, { path, words }, hire)];
    }),
    isDuplicate: errors.some(({ message }) => DUPLICATE.test(textIn(message).slice(0, 1000))),
  };
}

/** An employee, alone or as a list of one. */
export function readEmployeeId(json: unknown): string | null {
  const [first] = Array.isArray(json) ? rowsIn(json) : [json];
  return idIn(valueAt(first, 'employeeId'));
}

/** Null when it is no list of codes. */
export function readCodes(json: unknown): ProviderCode[] | null {
  if (!Array.isArray(json)) return null;
  return rowsIn(json).flatMap((row) => {
    const code = idIn(row.code);
    return code ? [{ code, name: textIn(row.description) || code }] : [];
  });
}
