import type { Action } from '../action.ts';
import { allHired, someWithoutEmployee } from '../rules.ts';

export const startOnboarding: Action = {
  demand: { permission: 'onboard_employee', module: 'onboarding' },
  rules: [allHired, someWithoutEmployee],
  skip: ({ hasEmployee }) => (hasEmployee ? 'has_employee' : null),
  unavailable: true,
};
