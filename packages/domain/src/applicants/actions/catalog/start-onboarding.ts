import { type Action, required } from '../action.ts';
import { allHired, someWithoutEmployee } from '../rules.ts';

export interface StartOnboardingParams {
  onboarding_process_id?: number | null;
  start_date?: string | null;
  /** By text message and email, as far as the applicant gave them. */
  send_link?: boolean | null;
}

export const startOnboarding: Action<StartOnboardingParams> = {
  demand: { permission: 'onboard_employee', module: 'onboarding' },
  rules: [allHired, someWithoutEmployee],
  skip: ({ hasEmployee }) => (hasEmployee ? 'has_employee' : null),
  problem: ({ onboarding_process_id }) => (onboarding_process_id ? null : required('onboarding_process_id')),
};
