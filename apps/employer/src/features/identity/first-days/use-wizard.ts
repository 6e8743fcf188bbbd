// Navigates through the first-days wizard (IDN-026, IDN-028..030).
import { routeAfterStep, type WizardStep } from '@onward/domain/identity/wizard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toasts } from '../../../design/toasts/toasts.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { patchCurrentUser } from '../../../platform/startup/startup-store.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { callAdvanceWizard } from '../identity.api.ts';

export interface Wizard {
  step: WizardStep;
  busy: boolean;
  next(): Promise<void>;
  back(): void;
}

export function useWizard(): Wizard {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [step, setStep] = useState(useCurrentUser().user_onboarding_desktop_step);
  const [busy, setBusy] = useState(false);

  const next = async () => {
    setBusy(true);
    try {
      const reached = await callAdvanceWizard(step);
      const route = routeAfterStep(reached);
      patchCurrentUser({ user_onboarding_desktop_step: reached });
      setStep(reached);
      // Synchronously, because the route guard would redirect to `/` if it saw a finished wizard on the wizard page.
      if (route) navigate(route, { replace: true, flushSync: true });
    } catch (error) {
      takeFailure(error);
      toasts.error(t('identity:wizard.nextFailed'));
    } finally {
      setBusy(false);
    }
  };

  return { step, busy, next, back: () => setStep('notification') };
}
