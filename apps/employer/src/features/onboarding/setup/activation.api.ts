import { activateOnboarding } from '@onward/contract/onboarding/onboarding-activation';
import { api } from '../../../platform/api.ts';
import { reloadCurrentUser } from '../../../platform/startup/startup.ts';

/** The company of the current user shows when it was turned on. */
export async function turnOnboardingOn(): Promise<void> {
  await api.call(activateOnboarding);
  await reloadCurrentUser();
}
