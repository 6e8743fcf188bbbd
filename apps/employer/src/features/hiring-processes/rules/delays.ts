// The delay of a rule as a number and the largest unit that divides it (PLT-044).
import { DELAY_MAX_SECONDS } from '@onward/domain/hiring-processes/rules';
import { SECONDS } from '@onward/domain/platform/time/time-units';

export const DELAY_UNITS = ['hour', 'day', 'week', 'month'] as const;
export type DelayUnit = (typeof DELAY_UNITS)[number];

export interface Delay {
  amount: number;
  unit: DelayUnit;
}

export function delayOf(seconds: number): Delay {
  if (seconds === 0) return { amount: 0, unit: 'hour' };
  const unit = DELAY_UNITS.findLast((one) => seconds % SECONDS[one] === 0) ?? 'hour';
  return { amount: Math.max(1, Math.round(seconds / SECONDS[unit])), unit };
}

export const secondsOf = ({ amount, unit }: Delay): number => amount * SECONDS[unit];

export const mostOf = (unit: DelayUnit): number => Math.floor(DELAY_MAX_SECONDS / SECONDS[unit]);
