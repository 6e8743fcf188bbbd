// The first-days wizard for a new team member: its steps and where each leads (IDN-026..029).

export const WIZARD_STEPS = ['notification', 'download_app', 'welcome_modal', 'complete'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
export const FIRST_WIZARD_STEP: WizardStep = 'notification';

const NEXT_STEP: Record<WizardStep, WizardStep> = {
  notification: 'download_app',
  download_app: 'welcome_modal',
  welcome_modal: 'complete',
  complete: 'complete',
};

/** Advances only when the posted step is the stored one; a late or repeated request changes nothing. */
export const advanceWizard = (stored: WizardStep, posted: WizardStep): WizardStep =>
  stored === posted ? NEXT_STEP[stored] : stored;

interface WizardUser {
  is_super_admin: boolean;
  user_onboarding_desktop_step: WizardStep;
}

/** Whether the user is redirected to the wizard from any signed-in page (IDN-027). */
export const mustFinishWizard = (user: WizardUser): boolean =>
  !user.is_super_admin &&
  (user.user_onboarding_desktop_step === 'notification' || user.user_onboarding_desktop_step === 'download_app');

/** Whether the user sees the welcome dialog (IDN-031). */
export const seesWelcome = (user: WizardUser): boolean =>
  !user.is_super_admin && user.user_onboarding_desktop_step === 'welcome_modal';

/** Where the client navigates after the server returns the next step; null stays in the wizard (IDN-029). */
export function routeAfterStep(next: WizardStep): string | null {
  if (next === 'download_app') return null;
  return next === 'welcome_modal' ? '/job-postings' : '/';
}
