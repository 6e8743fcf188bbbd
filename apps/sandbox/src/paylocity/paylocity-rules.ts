import { at, isDay, isPositive, isPostalCode, isRefused, isState, text } from '../payroll/check-values.ts';
import { departmentCodes, jobTitles, type KnownCode, knows, locationCodes, payPeriods } from '../payroll/codes.ts';
import type { Fields, PayrollPerson } from '../payroll/payroll-world.ts';

/** `options` lists valid values of a field. */
export interface PaylocityError {
  field: string;
  message: string;
  path: string;
  options: { code: string; description: string }[];
}

const fieldOf = (path: string): string => path.split('.').at(-1) ?? path;

const error = (path: string, message: string, options: readonly KnownCode[] = []): PaylocityError => ({
  field: fieldOf(path),
  message,
  path: `employee.${path}`,
  options: options.map(({ code, name }) => ({ code, description: name })),
});

const longest: Record<string, number> = {
  firstName: 40,
  lastName: 40,
  middleName: 20,
  preferredName: 20,
  employeeId: 10,
  'homeAddress.address1': 40,
  'homeAddress.address2': 40,
  'homeAddress.city': 40,
  'homeAddress.emailAddress': 50,
  'homeAddress.mobilePhone': 12,
  'departmentPosition.jobTitle': 50,
};

const known: Record<string, readonly KnownCode[]> = {
  'departmentPosition.costCenter1': departmentCodes,
  'departmentPosition.costCenter2': locationCodes,
  'departmentPosition.positionCode': jobTitles,
  'primaryPayRate.payFrequency': payPeriods,
};

const formats: Record<string, (value: unknown) => boolean> = {
  ssn: (value) => /^(\d{9}|\d{3}-\d{2}-\d{4})$/.test(text(value)),
  birthDate: (value) => isDay(value) && Date.parse(text(value)) < Date.now(),
  gender: (value) => ['M', 'F'].includes(text(value)),
  'homeAddress.state': isState,
  'homeAddress.postalCode': isPostalCode,
  'homeAddress.emailAddress': (value) => /^\S+@\S+$/.test(text(value)),
  'homeAddress.mobilePhone': (value) => /^\d{10}$/.test(text(value)),
  'departmentPosition.employeeType': (value) => ['RFT', 'RPT', 'SNL', 'TFT', 'TPT'].includes(text(value)),
  'primaryPayRate.payType': (value) => ['Hourly', 'Salary'].includes(text(value)),
  'primaryPayRate.ratePer': (value) => ['Hour', 'Week'].includes(text(value)),
  'primaryPayRate.baseRate': isPositive,
  'primaryPayRate.salary': isPositive,
  'primaryPayRate.effectiveDate': isDay,
  'status.hireDate': isDay,
  'taxSetup.suiState': isState,
  'taxSetup.taxForm': (value) => ['W2', '1099M', '1099R'].includes(text(value)),
};

/** Required by the company's new hire template. */
const required = ['firstName', 'lastName', 'ssn', 'homeAddress.address1', 'homeAddress.city', 'status.hireDate'];

export function employeeErrors(fields: Fields, others: readonly PayrollPerson[], isNew: boolean): PaylocityError[] {
  const isGiven = (path: string) => at(fields, path) !== undefined;
  const missing = isNew ? required.filter((path) => !text(at(fields, path)).trim()) : [];
  const ssn = text(fields.ssn).replaceAll('-', '');
  return [
    ...missing.map((path) => error(path, `${fieldOf(path)} is required.`)),
    ...Object.entries(longest).flatMap(([path, max]) =>
      text(at(fields, path)).length > max ? [error(path, `${fieldOf(path)} must not exceed ${max} characters.`)] : [],
    ),
    ...Object.entries(known).flatMap(([path, codes]) =>
      isGiven(path) && !knows(codes, at(fields, path))
        ? [error(path, `${fieldOf(path)} does not match the company setup.`, codes)]
        : [],
    ),
    ...Object.entries(formats).flatMap(([path, isRight]) =>
      isGiven(path) && !missing.includes(path) && !isRight(at(fields, path))
        ? [error(path, `${fieldOf(path)} ${text(at(fields, path))} is invalid.`)]
        : [],
    ),
    ...(isNew && others.some(({ key }) => key === fields.employeeId)
      ? [error('employeeId', 'employeeId already exists.')]
      : []),
    ...(ssn !== '' && others.some((other) => other.ssn === ssn)
      ? [error('ssn', `ssn ${text(fields.ssn)} already exists.`)]
      : []),
    ...(isRefused(fields.lastName)
      ? [error('homeAddress.postalCode', `postalCode ${text(at(fields, 'homeAddress.postalCode'))} is not known.`)]
      : []),
  ];
}
