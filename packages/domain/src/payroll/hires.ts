// One employee as payroll providers need it, in our words (EMP-031, EMP-032).
import type { FlsaStatus, Gender } from '../employees/information.ts';
import type { EmploymentType, SalaryUnit } from '../positions/postings.ts';

export const PAYROLL_PROVIDERS = ['adp', 'adp_run', 'paychex', 'paylocity'] as const;
export type PayrollProvider = (typeof PAYROLL_PROVIDERS)[number];

/** What a company maps to codes of its provider (INT-011). */
export const CODE_KINDS = ['position', 'department', 'pay_unit', 'location'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** An empty text means that the value is missing. */
export interface PayrollHire {
  /** Ours, the same for every send of an employee, so that a provider never gets the person twice. */
  reference: string;
  legalFirstName: string;
  legalMiddleName: string | null;
  legalLastName: string;
  preferredName: string | null;
  /** Nine digits. */
  ssn: string;
  /** Days are written `2026-11-18`. */
  dateOfBirth: string;
  gender: Gender | null;
  email: string | null;
  /** E.164. */
  phone: string | null;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    /** Two letters. */
    state: string;
    postalCode: string;
    country: string;
  };
  hiredDate: string;
  startDate: string | null;
  employmentType: EmploymentType | null;
  flsaStatus: FlsaStatus | null;
  jobTitle: string | null;
  payRate: number | null;
  payUnit: SalaryUnit | null;
  /** Two letters. */
  workState: string | null;
  /** The provider's codes after mapping. */
  codes: Record<CodeKind, string | null>;
}

/** Fits the shortest id of all providers (ten characters at Paylocity). */
export const payrollReference = (employeeId: number): string => `OW${employeeId.toString(36).toUpperCase()}`;
