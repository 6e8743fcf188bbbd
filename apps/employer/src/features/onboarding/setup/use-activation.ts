// Turning onboarding on: once, for the whole company (ONB-010).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { turnOnboardingOn } from './activation.api.ts';

export interface Activation {
  /** Null while it is off. */
  activatedAt: string | null;
  busy: boolean;
  turnOn(): Promise<void>;
}

export function useActivation(): Activation {
  const { t } = useTranslation();
  const { company } = useCurrentUser();
  const [busy, setBusy] = useState(false);
  return {
    activatedAt: company.onboarding_activated_at,
    busy,
    async turnOn() {
      setBusy(true);
      try {
        await turnOnboardingOn();
        toasts.success(t('onboarding-setup:activation.done'));
      } catch {
        // The shared handler has said what went wrong.
      } finally {
        setBusy(false);
      }
    },
  };
}
