// When a number of the location board needs attention (AHD-014): `act` today, or `watch`.

export const HEALTH_NUMBERS = [
  'open_positions',
  'not_contacted',
  'interviews_today',
  'no_show_rate',
  'offers_waiting',
  'onboarding_blocked',
  'i9_due',
] as const;
export type HealthNumber = (typeof HEALTH_NUMBERS)[number];

export type HealthLevel = 'fine' | 'watch' | 'act';

/** From how many on. A number without a limit is only information. */
const LIMITS: Partial<Record<HealthNumber, { watch: number; act: number }>> = {
  not_contacted: { watch: 4, act: 8 },
  no_show_rate: { watch: 15, act: 30 },
  offers_waiting: { watch: 3, act: 6 },
  onboarding_blocked: { watch: 1, act: 2 },
};

export function healthLevel(number: Exclude<HealthNumber, 'i9_due'>, value: number | null): HealthLevel {
  const limit = LIMITS[number];
  if (!limit || value === null) return 'fine';
  return value >= limit.act ? 'act' : value >= limit.watch ? 'watch' : 'fine';
}

/** A form that is late breaks the law, so one is enough. */
export const i9Level = (due: number, urgent: number): HealthLevel => (urgent > 0 ? 'act' : due > 0 ? 'watch' : 'fine');

/** Hires, applicants, and no-shows are counted over so many days, the last of which is today. */
export const HEALTH_DAYS = 30;
