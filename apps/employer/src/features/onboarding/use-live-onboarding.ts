// Reads onboardings again when somebody works on them (NTF-020).
import { useSettledEvents } from '../../platform/cable/use-settled-events.ts';
import { refreshOnboarding } from './onboarding-summary.api.ts';

export const useLiveOnboarding = (): void => useSettledEvents('onboarding', ['process_updated'], refreshOnboarding);
