// Answers of Paychex: lists of content, and errors by code.
import type { PayrollHire } from '@onward/domain/payroll/hires';
import type { HireField } from '@onward/domain/payroll/providers';
import { type FieldPatterns, fieldError } from '../payroll/field-errors.ts';
import type { RefusedAnswer } from '../payroll/payroll-http.ts';
import { type Fields, idIn, rowsIn, textIn, valueAt } from '../payroll/read-answer.ts';

const PATTERNS: FieldPatterns = [
  [/givenName|first name/i, 'legal_first_name'],
  [/familyName|last name/i, 'legal_last_name'],
  [/middleName|middle (?:name|initial)/i, 'legal_middle_name'],
  [/preferredName/i, 'preferred_name'],
  [/legalId|social security|\bSSN\b/i, 'ssn'],
  [/birth ?date/i, 'date_of_birth'],
  [/\bsex\b/i, 'gender'],
  [/streetLineTwo/i, 'address_line_2'],
  [/streetLine/i, 'address_line_1'],
  [/postal ?code|\bZIP\b/i, 'postal_code'],
  [/\bcity\b/i, 'city'],
  [/countrySubdivision|\bstate\b/i, 'state'],
  [/countryCode/i, 'country'],
  [/hireDate|hire date/i, 'hired_date'],
  [/startDate/i, 'start_date'],
  [/employmentType|workerType/i, 'employment_type'],
  [/exemptionType/i, 'flsa_status'],
  [/jobTitle/i, 'codes.position'],
  [/organization/i, 'codes.department'],
  [/e-?mail|\buri\b/i, 'email'],
  [/phone|dial(?:Area|Number|Country)/i, 'phone'],
  [/rateType|rate type/i, 'pay_unit'],
  [/\bamount\b/i, 'pay_rate'],
];

/** For descriptions that name no field. */
const FIELD_OF_CODE: Readonly<Record<string, HireField>> = {
  'API-13': 'email',
  'API-14': 'phone',
  'API-15': 'address_line_1',
  'API-20': 'hired_date',
  'API-27': 'pay_unit',
  'API-28': 'pay_rate',
};

const DUPLICATES = ['API-26', 'API-56'];

export function readPaychexErrors(json: unknown, hire: PayrollHire | null): RefusedAnswer {
  const errors = rowsIn(valueAt(json, 'errors'));
  return {
    fieldErrors: errors.flatMap((error) => {
      const words = [textIn(error.description), textIn(error.resolution)].filter(Boolean).join(' ');
      if (words === '') return [];
      // The description says what is wrong, the resolution what to do about it.
      const found = fieldError(PATTERNS, { path: textIn(error.description), words }, hire);
      return [{ ...found, field: found.field ?? FIELD_OF_CODE[textIn(error.code)] ?? null }];
    }),
    isDuplicate: errors.some(({ code }) => DUPLICATES.includes(textIn(code))),
  };
}

/** Null when the answer has no content. */
export function readContent(json: unknown): Fields[] | null {
  const content = valueAt(json, 'content');
  return Array.isArray(content) ? rowsIn(content) : null;
}

export interface PaychexWorker {
  id: string;
  /** Our reference, unless somebody changed it there. */
  employeeId: string | null;
  correlationId: string | null;
  isActive: boolean;
}

export function readWorker(row: Fields | undefined): PaychexWorker | null {
  const id = idIn(row?.workerId);
  if (!row || id === null) return null;
  return {
    id,
    employeeId: idIn(row.employeeId),
    correlationId: idIn(row.workerCorrelationId),
    isActive: textIn(valueAt(row, 'currentStatus', 'statusType')) !== 'IN_PROGRESS',
  };
}
