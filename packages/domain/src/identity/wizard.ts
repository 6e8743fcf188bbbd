// A new colleague's first days: the steps of the wizard and where each leads (IDN-026..029).

export const WIZARD_STEPS = ['notification', 'download_app', 'welcome_modal', 'complete'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
export const FIRST_WIZARD_STEP: WizardStep = 'notification';

const NEXT_STEP: Record<WizardStep, WizardStep> = {
  notification: 'download_app',
  download_app: 'welcome_modal',
  welcome_modal: 'complete',
  complete: 'complete',
};

/** Moves on only when the posted step is the stored one; a late or repeated post changes nothing. */
export const advanceWizard = (stored: WizardStep, posted: WizardStep): WizardStep =>
  stored === posted ? NEXT_STEP[stored] : stored;

interface WizardUser {
  is_super_admin: boolean;
  user_onboarding_desktop_step: WizardStep;
}

/** Forced into the wizard from any signed-in page (IDN-027). */
export const mustFinishWizard = (user: WizardUser): boolean =>
  !user.is_super_admin &&
  (user.user_onboarding_desktop_step === 'notification' || user.user_onboarding_desktop_step === 'download_app');

/** Greeted with the welcome dialog (IDN-031). */
export const seesWelcome = (user: WizardUser): boolean =>
  !user.is_super_admin && user.user_onboarding_desktop_step === 'welcome_modal';

/** Where the client goes once the server has answered with the next step; null = stay in the wizard (IDN-029). */
export function routeAfterStep(next: WizardStep): string | null {
  if (next === 'download_app') return null;
  return next === 'welcome_modal' ? '/job-postings' : '/';
}
