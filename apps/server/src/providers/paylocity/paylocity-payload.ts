// A hire in the words of Paylocity's employee API, version 2.
import type { PayrollHire } from '@onward/domain/payroll/hires';
import { expressPay } from '@onward/domain/payroll/pay-basis';
import type { Fields } from '../payroll/read-answer.ts';
import { compact, phoneParts } from '../payroll/write-values.ts';

const GENDERS = { female: 'F', male: 'M', non_binary: null, undisclosed: null } as const;
const EMPLOYEE_TYPES = { full_time: 'RFT', part_time: 'RPT', seasonal: 'SNL', contract: null } as const;

/** Our reference is the employee ID: it is unique in a company, and a second hire with it is refused. */
export const newEmployee = (hire: PayrollHire): Fields => ({
  employeeId: hire.reference,
  ...changedEmployee(hire),
});

export function changedEmployee(hire: PayrollHire): Fields {
  const { address, codes } = hire;
  const phone = phoneParts(hire);
  return compact({
    firstName: hire.legalFirstName,
    middleName: hire.legalMiddleName,
    lastName: hire.legalLastName,
    preferredName: hire.preferredName,
    ssn: hire.ssn,
    birthDate: hire.dateOfBirth,
    gender: hire.gender && GENDERS[hire.gender],
    homeAddress: {
      address1: address.line1,
      address2: address.line2,
      city: address.city,
      state: address.state,
      postalCode: address.postalCode,
      country: address.country === 'US' ? 'USA' : address.country,
      emailAddress: hire.email,
      mobilePhone: phone && `${phone.area}${phone.number}`,
    },
    departmentPosition: {
      costCenter1: codes.department,
      costCenter2: codes.location,
      positionCode: codes.position,
      jobTitle: hire.jobTitle,
      employeeType: hire.employmentType && EMPLOYEE_TYPES[hire.employmentType],
      overtimeExempt: hire.flsaStatus && hire.flsaStatus === 'exempt',
      effectiveDate: hire.hiredDate,
    },
    primaryPayRate: payRate(hire),
    status: { employeeStatus: 'A', hireDate: hire.hiredDate, effectiveDate: hire.hiredDate },
    taxSetup: { taxForm: hire.employmentType === 'contract' ? '1099M' : 'W2', suiState: hire.workState },
  });
}

/** Hourly employees have a base rate; salaries are given per pay period. */
function payRate(hire: PayrollHire): Fields | null {
  const pay = expressPay('paylocity', hire);
  if (!pay.isExpressed) return null;
  const effectiveDate = hire.startDate ?? hire.hiredDate;
  if (pay.basis === 'pay_period') {
    return { payType: 'Salary', salary: pay.amount, payFrequency: pay.periodCode, effectiveDate };
  }
  return { payType: 'Hourly', baseRate: pay.amount, ratePer: pay.basis === 'weekly' ? 'Week' : 'Hour', effectiveDate };
}
