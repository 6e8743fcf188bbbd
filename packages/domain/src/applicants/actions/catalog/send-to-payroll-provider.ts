import type { Action } from '../action.ts';
import { allHired, single } from '../rules.ts';

export const sendToPayrollProvider: Action = {
  demand: { permission: 'onboard_employee', module: 'payroll_integration_hiring_to_onboarding' },
  rules: [single, allHired],
  unavailable: true,
};
