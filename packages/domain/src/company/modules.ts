// Function modules: parts of the product that a company's plan enables (CMP-002, CMP-003).

export const FUNCTION_MODULES = [
  'messaging',
  'scheduling',
  'onboarding',
  'paychex',
  'uscis_integration',
  'adp_run_integration',
  'payroll',
  'ai_assistant',
  'hiring_stages',
  'payroll_integration_hiring_to_onboarding',
  'rating',
  'background_check',
  'offers',
  'custom_reports',
  'sourcing_tools',
  'company_documents',
  'wotc',
] as const;

export type FunctionModule = (typeof FUNCTION_MODULES)[number];

export const isFunctionModule = (key: string): key is FunctionModule =>
  (FUNCTION_MODULES as readonly string[]).includes(key);

const PAYROLL_MODULES: readonly FunctionModule[] = [
  'payroll',
  'paychex',
  'adp_run_integration',
  'payroll_integration_hiring_to_onboarding',
];

/** Belongs to the Payroll plan. */
export const isPayrollModule = (module: FunctionModule): boolean => PAYROLL_MODULES.includes(module);
