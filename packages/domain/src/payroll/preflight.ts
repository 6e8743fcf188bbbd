// What keeps an employee from being sent to payroll, per field (EMP-032, AHD-013).
import { HIRE_PROBLEMS } from './providers.ts';

/** `refused`: the provider said no when it was sent. */
export const PREFLIGHT_PROBLEMS = [...HIRE_PROBLEMS, 'refused'] as const;
export type PreflightProblem = (typeof PREFLIGHT_PROBLEMS)[number];
