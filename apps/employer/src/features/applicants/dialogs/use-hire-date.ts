// The hire date that is suggested: the first day of a signed offer, or today (APP-027).
import { listApplicationOffers } from '@onward/contract/offers/application-offers';
import { usualHireDate } from '@onward/domain/offers/terms';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '../../../platform/access.ts';
import { api } from '../../../platform/api.ts';
import { dayKey } from '../../interviews/parts/meeting-times.ts';
import type { Target } from '../applicants.api.ts';

/** Undefined while it isn't known. Several people are hired for today, and so is everybody whose offers can't be read. */
export function useHireDate(target: Target): string | undefined {
  const mayRead = useAccess().may({ module: 'offers' });
  const [only, ...others] = target.kind === 'rows' ? target.rows : [];
  const isOne = only !== undefined && others.length === 0;
  const { data: offers, isPending } = useQuery({
    queryKey: ['hire-date-offers', only?.id] as const,
    queryFn: ({ signal }) => api.call(listApplicationOffers, { params: { id: only?.id ?? 0 }, signal, silent: true }),
    enabled: isOne && mayRead,
    retry: false,
    gcTime: 0,
  });
  if (isOne && mayRead && isPending) return undefined;
  return usualHireDate(offers?.application_offers[0] ?? null, dayKey(new Date()));
}
