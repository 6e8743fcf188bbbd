// The layout of the onboarding wizard: signed in, without navigation.
import { NotificationSettings, UserOnboardingPage } from '../feature-pages.ts';
import { SignedInGate } from './SignedInGate.tsx';

export default function WizardArea() {
  return (
    <SignedInGate>
      <UserOnboardingPage notificationSettings={<NotificationSettings />} />
    </SignedInGate>
  );
}
