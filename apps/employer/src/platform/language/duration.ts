// Rounds a duration to the largest unit with a value of at least one, for formatting: "2 hr".
import { SECONDS } from '@onward/domain/platform/time/time-units';

const UNITS = ['day', 'hour'] as const;

/** The arguments for `useNumberFormat`. */
export function durationParts(seconds: number): [number, Intl.NumberFormatOptions] {
  const unit = UNITS.find((each) => seconds >= SECONDS[each]) ?? 'minute';
  return [Math.round(seconds / SECONDS[unit]), { style: 'unit', unit, unitDisplay: 'short' }];
}
