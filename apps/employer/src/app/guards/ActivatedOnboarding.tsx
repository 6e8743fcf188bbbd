// Pages of onboarding appear once the company has turned it on; until then they say how (ONB-010).
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../platform/startup/use-startup.ts';
import { ActivationPage } from '../feature-pages.ts';

export function ActivatedOnboarding({ children }: { children: ReactNode }) {
  const { company } = useCurrentUser();
  return company.onboarding_activated_at === null ? <ActivationPage /> : children;
}
