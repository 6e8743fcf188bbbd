// The content of a job posting and its validation (JOB-001, JOB-004, JOB-012).

export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 20_000;
export const OPENINGS_MAX = 999;
export const BENEFITS_MAX = 12;
export const BENEFIT_MAX = 60;
export const SALARY_MAX = 9_999_999.99;

export const EMPLOYMENT_TYPES = ['full_time', 'part_time', 'seasonal', 'contract'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const SALARY_UNITS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryUnit = (typeof SALARY_UNITS)[number];

/** `unlisted` postings can only be opened by their link. */
export const POSITION_ACCESSES = ['public', 'unlisted'] as const;
export type PositionAccess = (typeof POSITION_ACCESSES)[number];

/** Shifts, translated for display. */
export const SHIFTS = ['mornings', 'afternoons', 'evenings', 'nights', 'weekends', 'flexible'] as const;
export type Shift = (typeof SHIFTS)[number];

export interface Pay {
  salary_min: number | null;
  salary_max: number | null;
  salary_unit: SalaryUnit | null;
}

type PayProblem = 'both_or_none' | 'min_above_max' | 'unit_required' | 'out_of_range';
export type PayProblems = Partial<Record<keyof Pay, PayProblem>>;

/** Both ends or neither, minimum not above maximum, and a unit if there is an amount. */
export function payProblems({ salary_min: min, salary_max: max, salary_unit: unit }: Pay): PayProblems {
  if (min === null && max === null) return {};
  if (min === null) return { salary_min: 'both_or_none' };
  if (max === null) return { salary_max: 'both_or_none' };
  if (!isAmount(min)) return { salary_min: 'out_of_range' };
  if (!isAmount(max)) return { salary_max: 'out_of_range' };
  if (min > max) return { salary_max: 'min_above_max' };
  return unit === null ? { salary_unit: 'unit_required' } : {};
}

const isAmount = (amount: number): boolean => amount > 0 && amount <= SALARY_MAX;

export const hasPayRange = ({ salary_min, salary_max, salary_unit }: Pay): boolean =>
  salary_min !== null && salary_max !== null && salary_unit !== null;
