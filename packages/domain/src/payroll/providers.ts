// What each payroll provider needs and how long its values may be, checked before anything is sent (EMP-032, AHD-013).
import { isSsn } from '../platform/contact/ssn.ts';
import type { EmploymentType } from '../positions/postings.ts';
import type { CodeKind, PayrollHire, PayrollProvider } from './hires.ts';
import { expressPay } from './pay-basis.ts';

/** Fields by the names of the information groups, and the mappings. */
const READ = {
  legal_first_name: (hire) => hire.legalFirstName,
  legal_middle_name: (hire) => hire.legalMiddleName,
  legal_last_name: (hire) => hire.legalLastName,
  preferred_name: (hire) => hire.preferredName,
  ssn: (hire) => hire.ssn,
  date_of_birth: (hire) => hire.dateOfBirth,
  gender: (hire) => hire.gender,
  email: (hire) => hire.email,
  phone: (hire) => hire.phone,
  address_line_1: (hire) => hire.address.line1,
  address_line_2: (hire) => hire.address.line2,
  city: (hire) => hire.address.city,
  state: (hire) => hire.address.state,
  postal_code: (hire) => hire.address.postalCode,
  country: (hire) => hire.address.country,
  hired_date: (hire) => hire.hiredDate,
  start_date: (hire) => hire.startDate,
  employment_type: (hire) => hire.employmentType,
  flsa_status: (hire) => hire.flsaStatus,
  job_title: (hire) => hire.jobTitle,
  pay_rate: (hire) => hire.payRate,
  pay_unit: (hire) => hire.payUnit,
  work_state: (hire) => hire.workState,
  'codes.position': (hire) => hire.codes.position,
  'codes.department': (hire) => hire.codes.department,
  'codes.pay_unit': (hire) => hire.codes.pay_unit,
  'codes.location': (hire) => hire.codes.location,
} as const satisfies Record<string, (hire: PayrollHire) => string | number | null>;

export type HireField = keyof typeof READ;
export const HIRE_FIELDS = Object.keys(READ) as HireField[];

/** `not_supported`: the provider cannot express the value. `code_missing`: the value has no code of the provider. */
export const HIRE_PROBLEMS = ['required', 'too_long', 'not_supported', 'code_missing'] as const;
export type HireProblem = (typeof HIRE_PROBLEMS)[number];

interface Limits {
  /** In addition to what every provider needs. */
  required: readonly HireField[];
  longest: Partial<Record<HireField, number>>;
  employmentTypes: readonly EmploymentType[];
  /** The mappings it uses. Departments are optional: an employee may have none. */
  codes: readonly CodeKind[];
}

const REQUIRED = [
  'legal_first_name',
  'legal_last_name',
  'ssn',
  'date_of_birth',
  'address_line_1',
  'city',
  'state',
  'postal_code',
  'hired_date',
  'pay_rate',
  'pay_unit',
] as const satisfies readonly HireField[];

const NAMES = { legal_first_name: 40, legal_last_name: 40 } as const;

const LIMITS: Record<PayrollProvider, Limits> = {
  adp: {
    required: [],
    longest: { ...NAMES, legal_middle_name: 40, preferred_name: 40, address_line_1: 40, address_line_2: 40, city: 40 },
    employmentTypes: ['full_time', 'part_time', 'seasonal'],
    codes: ['position', 'department', 'pay_unit', 'location'],
  },
  adp_run: {
    required: ['gender', 'employment_type', 'work_state'],
    longest: { ...NAMES, address_line_1: 40, address_line_2: 40, city: 40 },
    employmentTypes: ['full_time', 'part_time', 'seasonal'],
    codes: ['department', 'pay_unit'],
  },
  paychex: {
    required: [],
    longest: { ...NAMES, preferred_name: 40, address_line_1: 35, address_line_2: 35, city: 40, email: 50 },
    employmentTypes: ['full_time', 'part_time', 'seasonal', 'contract'],
    codes: ['position', 'department'],
  },
  paylocity: {
    required: [],
    longest: {
      ...NAMES,
      legal_middle_name: 20,
      preferred_name: 20,
      address_line_1: 40,
      address_line_2: 40,
      city: 40,
      email: 50,
      job_title: 50,
      'codes.position': 20,
      'codes.department': 10,
      'codes.location': 10,
    },
    employmentTypes: ['full_time', 'part_time', 'seasonal', 'contract'],
    codes: ['position', 'department', 'pay_unit', 'location'],
  },
};

/** The mappings a provider uses; the mapping page offers these only. */
export const codeKindsOf = (provider: PayrollProvider): readonly CodeKind[] => LIMITS[provider].codes;

/** The most characters that the provider takes; null when it has no limit. */
export const longestOf = (provider: PayrollProvider, field: HireField): number | null =>
  LIMITS[provider].longest[field] ?? null;

export const hireValue = (hire: PayrollHire, field: HireField): string | number | null => READ[field](hire);

export interface HireProblemAt {
  field: HireField;
  problem: HireProblem;
}

/** Everything the provider would refuse, in the order of the fields; empty when the hire can be sent. */
export function checkHire(provider: PayrollProvider, hire: PayrollHire): HireProblemAt[] {
  return HIRE_FIELDS.flatMap((field) => {
    const problem = fieldProblem(provider, field, hire);
    return problem ? [{ field, problem }] : [];
  });
}

const isEmpty = (value: string | number | null): boolean => value === null || String(value).trim() === '';

function fieldProblem(provider: PayrollProvider, field: HireField, hire: PayrollHire): HireProblem | null {
  const { required, longest } = LIMITS[provider];
  const value = READ[field](hire);
  const isRequired = [...REQUIRED, ...required].includes(field);
  if (isEmpty(value)) return isRequired ? 'required' : missingCode(provider, field, hire);
  if (String(value).trim().length > (longest[field] ?? Number.POSITIVE_INFINITY)) return 'too_long';
  return isSupported(provider, field, hire) ? null : 'not_supported';
}

/** A position is mapped when the employee has one; every employee has a work location. */
function missingCode(provider: PayrollProvider, field: HireField, hire: PayrollHire): HireProblem | null {
  const takes = (kind: CodeKind): boolean => LIMITS[provider].codes.includes(kind);
  switch (field) {
    case 'codes.position':
      return takes('position') && !isEmpty(hire.jobTitle) ? 'code_missing' : null;
    case 'codes.location':
      return takes('location') ? 'code_missing' : null;
    case 'codes.pay_unit':
      return payProblem(provider, hire) === 'code_missing' ? 'code_missing' : null;
    default:
      return null;
  }
}

function payProblem(provider: PayrollProvider, hire: PayrollHire): HireProblem | null {
  const pay = expressPay(provider, hire);
  return pay.isExpressed ? null : pay.problem;
}

function isSupported(provider: PayrollProvider, field: HireField, hire: PayrollHire): boolean {
  switch (field) {
    case 'ssn':
      return isSsn(hire.ssn);
    case 'state':
      return /^[A-Z]{2}$/.test(hire.address.state);
    case 'work_state':
      return /^[A-Z]{2}$/.test(hire.workState ?? '');
    case 'country':
      return hire.address.country === 'US';
    case 'employment_type':
      return hire.employmentType === null || LIMITS[provider].employmentTypes.includes(hire.employmentType);
    case 'pay_unit':
      return payProblem(provider, hire) !== 'not_supported';
    case 'codes.pay_unit':
      return payProblem(provider, hire) !== 'code_missing';
    default:
      return true;
  }
}
