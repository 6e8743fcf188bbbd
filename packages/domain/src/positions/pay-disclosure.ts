// States whose law requires the pay range in the posting (JOB-012, PLT-049).
import { findState } from '../locations/addresses.ts';
import { isColorado } from '../platform/contact/regions.ts';
import { ownValue } from '../platform/own-value.ts';
import { hasPayRange, type Pay } from './postings.ts';

/** Since when each state requires a pay range in every posting. Laws that only require it on request are not listed. */
const DISCLOSURE_SINCE: Readonly<Record<string, string>> = {
  CO: '2021-01-01',
  CA: '2023-01-01',
  WA: '2023-01-01',
  NY: '2023-09-17',
  HI: '2024-01-01',
  DC: '2024-06-30',
  MD: '2024-10-01',
  IL: '2025-01-01',
  MN: '2025-01-01',
  NJ: '2025-06-01',
  VT: '2025-07-01',
  MA: '2025-10-29',
  ME: '2026-01-01',
  DE: '2027-09-26',
};

export interface Place {
  country: string | null;
  state: string | null;
}

export type PayDisclosure =
  | { required: false }
  | { required: true; state: string; problem: 'pay_range_required_in_colorado' | 'pay_range_required' };

/** Whether a posting at this location must show its pay on that day (`YYYY-MM-DD`). */
export function payDisclosure({ country, state }: Place, today: string): PayDisclosure {
  if (state === null || (country !== null && country !== 'US')) return { required: false };
  const code = isColorado(state) ? 'CO' : findState('US', state);
  const since = code ? ownValue(DISCLOSURE_SINCE, code) : undefined;
  if (!code || !since || today < since) return { required: false };
  const problem = code === 'CO' ? 'pay_range_required_in_colorado' : 'pay_range_required';
  return { required: true, state: code, problem };
}

export type PublishDecision =
  | { allowed: true }
  | { allowed: false; problem: 'pay_range_required_in_colorado' | 'pay_range_required'; state: string };

export function decidePublishing(pay: Pay, place: Place, today: string): PublishDecision {
  const disclosure = payDisclosure(place, today);
  if (!disclosure.required || hasPayRange(pay)) return { allowed: true };
  return { allowed: false, problem: disclosure.problem, state: disclosure.state };
}

/** Colorado also requires benefits and an application deadline; shown as a hint to the author, not enforced. */
export const wantsBenefitsAndDeadline = ({ state }: Place): boolean => isColorado(state);
