// A hire in the words of Paychex Flex: the worker, then how to reach them, then the pay.
import type { PayrollHire } from '@onward/domain/payroll/hires';
import { expressPay, type PayBasis } from '@onward/domain/payroll/pay-basis';
import type { Fields } from '../payroll/read-answer.ts';
import { compact, initialOf, money, phoneParts } from '../payroll/write-values.ts';

const SEXES = { female: 'FEMALE', male: 'MALE', non_binary: 'NOT_SPECIFIED', undisclosed: 'NOT_SPECIFIED' } as const;
const EMPLOYMENT_TYPES = { full_time: 'FULL_TIME', part_time: 'PART_TIME', seasonal: null, contract: null } as const;
const EXEMPTIONS = { exempt: 'EXEMPT', non_exempt: 'NON_EXEMPT' } as const;
const RATE_TYPES: Partial<Record<PayBasis, string>> = {
  hourly: 'HOURLY_RATE',
  daily: 'DAILY_RATE',
  annual: 'ANNUAL_SALARY',
};

/** Dates are moments in Paychex. */
const moment = (day: string | null): string | null => (day ? `${day}T00:00:00Z` : null);

/** Our reference is the employee ID, by which workers can be found, and the correlation ID, which is never taken twice. */
export const newWorker = (hire: PayrollHire): Fields =>
  compact({
    workerCorrelationId: hire.reference,
    employeeId: hire.reference,
    workerType: hire.employmentType === 'contract' ? 'INDEPENDENT_CONTRACTOR' : 'EMPLOYEE',
    ...editableFields(hire),
    ...fieldsUntilActive(hire),
    currentStatus: {
      statusType: 'IN_PROGRESS',
      statusReason: 'PENDING_HIRE',
      effectiveDate: moment(hire.hiredDate),
    },
  });

/** Hire date and overtime can only be changed until somebody has completed the worker in Flex. */
export const changedWorker = (hire: PayrollHire, isActive: boolean): Fields =>
  compact({ ...editableFields(hire), ...(isActive ? {} : fieldsUntilActive(hire)) });

const fieldsUntilActive = (hire: PayrollHire): Fields => ({
  exemptionType: hire.flsaStatus && EXEMPTIONS[hire.flsaStatus],
  hireDate: moment(hire.hiredDate),
});

const editableFields = (hire: PayrollHire): Fields => ({
  employmentType: hire.employmentType && EMPLOYMENT_TYPES[hire.employmentType],
  birthDate: moment(hire.dateOfBirth),
  sex: hire.gender && SEXES[hire.gender],
  name: {
    givenName: hire.legalFirstName,
    middleName: initialOf(hire),
    familyName: hire.legalLastName,
    preferredName: hire.preferredName,
  },
  legalId: hire.ssn ? { legalIdType: 'SSN', legalIdValue: hire.ssn } : null,
  job: { jobTitleId: hire.codes.position },
  organization: { organizationId: hire.codes.department },
});

/** Each has a type of its own, so an existing one is found by it. */
export function communicationsOf(hire: PayrollHire): Fields[] {
  const { address } = hire;
  const [postalCode, postalCodeExtension] = address.postalCode.split('-');
  const phone = phoneParts(hire);
  return [
    compact({
      type: 'STREET_ADDRESS',
      usageType: 'HOME',
      streetLineOne: address.line1,
      streetLineTwo: address.line2,
      city: address.city,
      postalCode,
      postalCodeExtension,
      countrySubdivisionCode: address.state,
      countryCode: address.country,
    }),
    ...(hire.email ? [{ type: 'EMAIL', usageType: 'PERSONAL', uri: hire.email }] : []),
    // Mobile phones can only be for business there.
    ...(phone
      ? [
          {
            type: 'PHONE',
            usageType: 'PERSONAL',
            dialCountry: phone.country,
            dialArea: phone.area,
            dialNumber: phone.number,
          },
        ]
      : []),
  ];
}

/** Null while the pay cannot be expressed. */
export function payRateOf(hire: PayrollHire): Fields | null {
  const pay = expressPay('paychex', hire);
  const rateType = pay.isExpressed ? RATE_TYPES[pay.basis] : undefined;
  if (!pay.isExpressed || !rateType) return null;
  return { rateNumber: '1', rateType, amount: money(pay.amount), startDate: moment(hire.startDate ?? hire.hiredDate) };
}
