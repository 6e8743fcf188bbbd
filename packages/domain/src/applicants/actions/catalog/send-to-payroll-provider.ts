import type { PayrollProvider } from '../../../payroll/hires.ts';
import { type Action, required } from '../action.ts';
import { allHired, single } from '../rules.ts';

export interface SendToPayrollParams {
  provider?: PayrollProvider | null;
  /** A person who is with the provider already is updated; that has to be confirmed. */
  confirm_update?: boolean | null;
}

export const sendToPayrollProvider: Action<SendToPayrollParams> = {
  demand: { permission: 'onboard_employee', module: 'payroll_integration_hiring_to_onboarding' },
  rules: [single, allHired],
  problem: ({ provider }) => (provider ? null : required('provider')),
};
