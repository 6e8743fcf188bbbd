// What keeps an employee from being sent to payroll, per field (EMP-032, AHD-013).

export const PREFLIGHT_PROBLEMS = ['required', 'too_long', 'not_supported', 'code_missing', 'refused'] as const;
export type PreflightProblem = (typeof PREFLIGHT_PROBLEMS)[number];
