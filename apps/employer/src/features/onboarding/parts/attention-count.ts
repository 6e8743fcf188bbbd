// How many onboardings wait for the company, for the menu (ONB-015, NTF-022).
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '../../../platform/access.ts';
import { SEE_DASHBOARD } from '../demands.ts';
import { summaryQuery } from '../onboarding-summary.api.ts';
import { useLiveOnboarding } from '../use-live-onboarding.ts';

/** `enabled` is false until the first page has loaded. */
export function useOnboardingAttention(enabled: boolean): number {
  const allowed = useAccess().may(SEE_DASHBOARD);
  const { data } = useQuery({ ...summaryQuery, enabled: allowed && enabled });
  useLiveOnboarding();
  return allowed ? (data?.overview.need_attention ?? 0) : 0;
}
