// A hire in the words of ADP's applicant onboarding, which differ between Workforce Now and RUN.
import type { PayrollHire } from '@onward/domain/payroll/hires';
import { expressPay } from '@onward/domain/payroll/pay-basis';
import type { PayrollCredentials } from '../payroll/payroll-client.ts';
import type { Fields } from '../payroll/read-answer.ts';
import { compact, initialOf, money, phoneParts } from '../payroll/write-values.ts';

const GENDERS = { female: 'F', male: 'M', non_binary: 'N', undisclosed: 'N' } as const;
const WORKER_TYPES = { full_time: 'F', part_time: 'P', seasonal: 'T', contract: null } as const;
const WAGE_LAW = { exempt: 'E', non_exempt: 'N' } as const;

/** Companies copy a hire template of ADP and give it this name. */
const USUAL_TEMPLATE = 'Applicant Onboard';

/** Neither product has a field for keys of others; a badge number can be searched for later. */
const referenceOf = ({ reference }: PayrollHire): Fields => ({
  timeServiceCredentials: { clockEntryCredential: { badgeNumber: reference } },
});

/** The hire waits in the practitioner's list until somebody completes it there. */
export function workforceNowBody(hire: PayrollHire, credentials: PayrollCredentials): Fields {
  const { address, codes } = hire;
  const pay = expressPay('adp', hire);
  const phone = phoneParts(hire);
  return {
    applicantOnboarding: compact({
      onboardingTemplateCode: { code: credentials.templateCode ?? USUAL_TEMPLATE },
      onboardingStatus: { statusCode: { code: 'inprogress' } },
      applicantPersonalProfile: {
        birthName: {
          givenName: hire.legalFirstName,
          middleName: hire.legalMiddleName,
          familyName: hire.legalLastName,
        },
        preferredName: { nickName: hire.preferredName },
        birthDate: hire.dateOfBirth,
        genderCode: { code: hire.gender && GENDERS[hire.gender] },
        governmentIDs: hire.ssn ? [{ id: hire.ssn, nameCode: { code: 'SSN' } }] : [],
        legalAddress: {
          lineOne: address.line1,
          lineTwo: address.line2,
          cityName: address.city,
          subdivisionCode: { code: address.state },
          postalCode: address.postalCode,
          countryCode: address.country,
        },
        communication: {
          emails: [{ emailUri: hire.email }],
          mobiles: phone ? [{ countryDialing: phone.country, areaDialing: phone.area, dialNumber: phone.number }] : [],
        },
      },
      applicantWorkerProfile: {
        hireDate: hire.hiredDate,
        workerTypeCode: { code: hire.employmentType && WORKER_TYPES[hire.employmentType] },
        job: {
          jobCode: { code: codes.position },
          wageLawCoverages: hire.flsaStatus ? [{ wageLawNameCode: { code: WAGE_LAW[hire.flsaStatus] } }] : [],
        },
        homeWorkLocation: { nameCode: { code: codes.location } },
        homeOrganizationalUnits: codes.department
          ? [{ unitTypeCode: { code: 'HomeDepartment' }, nameCode: { code: codes.department } }]
          : [],
      },
      applicantPayrollProfile: {
        payrollGroupCode: credentials.payrollGroup,
        payCycleCode: { code: pay.isExpressed ? pay.periodCode : null },
        baseRemuneration: remuneration(pay),
      },
      applicantTimeProfile: referenceOf(hire),
    }),
  };
}

/** RUN has no templates, job titles, or payroll groups, and takes one letter of the middle name. */
export function runBody(hire: PayrollHire): Fields {
  const { address, codes } = hire;
  const pay = expressPay('adp_run', hire);
  const phone = phoneParts(hire);
  return {
    applicantOnboarding: compact({
      applicantPersonalProfile: {
        legalName: { givenName: hire.legalFirstName, middleName: initialOf(hire), familyName: hire.legalLastName },
        birthDate: hire.dateOfBirth,
        genderCode: { codeValue: hire.gender && GENDERS[hire.gender] },
        governmentIDs: hire.ssn ? [{ id: hire.ssn, nameCode: { codeValue: 'SSN' } }] : [],
        legalAddress: {
          lineOne: address.line1,
          lineTwo: address.line2,
          cityName: address.city,
          subdivisionCode: { codeValue: address.state },
          postalCode: address.postalCode,
          countryCode: address.country,
        },
        communication: {
          emails: [{ emailUri: hire.email }],
          mobiles: phone ? [{ dialNumber: `${phone.area}${phone.number}` }] : [],
        },
      },
      applicantWorkerProfile: {
        hireDate: hire.hiredDate,
        workerTypeCode: { codeValue: hire.employmentType && WORKER_TYPES[hire.employmentType] },
        homeWorkLocation: { addresses: [{ subdivisionCode: { codeValue: hire.workState } }] },
        homeOrganizationalUnits: [{ NameCode: { codeValue: codes.department } }],
      },
      applicantPayrollProfile: {
        payCycleCode: { codeValue: pay.isExpressed ? pay.periodCode : null },
        remunerationBasisCode: { codeValue: pay.isExpressed ? (pay.basis === 'hourly' ? 'H' : 'S') : null },
        overtimeEligibilityIndicator: hire.flsaStatus && hire.flsaStatus === 'non_exempt',
        baseRemuneration: remuneration(pay),
      },
      applicantTimeProfile: referenceOf(hire),
    }),
  };
}

function remuneration(pay: ReturnType<typeof expressPay>): Fields {
  if (!pay.isExpressed) return {};
  const amount = { amount: money(pay.amount) };
  return pay.basis === 'hourly' ? { hourlyRateAmount: amount } : { payPeriodRateAmount: amount };
}
