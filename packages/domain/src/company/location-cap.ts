// How many locations the plan includes, and whether more can be added (CMP-001, CMP-014, CMP-051).

export const PLAN_TYPES = ['fixed_locations', 'flexible'] as const;

export interface LocationPlan {
  planType: string;
  paidLocations: number;
  activeLocations: number;
}

/** Can be negative: a plan can be reduced below current usage. */
export const availableLocations = ({ paidLocations, activeLocations }: LocationPlan): number =>
  paidLocations - activeLocations;

export type LocationCreation =
  | { allowed: true }
  | { allowed: false; reason: 'location_cap'; paidLocations: number; availableLocations: number };

export function decideLocationCreation(plan: LocationPlan, wanted: number): LocationCreation {
  const available = availableLocations(plan);
  if (plan.planType !== 'fixed_locations' || wanted <= Math.max(0, available)) return { allowed: true };
  return {
    allowed: false,
    reason: 'location_cap',
    paidLocations: plan.paidLocations,
    availableLocations: Math.max(0, available),
  };
}

/** Checked before the form opens, to show the upgrade dialog instead. */
export const isAtLocationCap = (plan: LocationPlan): boolean => !decideLocationCreation(plan, 1).allowed;
