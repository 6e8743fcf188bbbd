import { describe, expect, it } from 'vitest';
import { availableLocations, decideLocationCreation, isAtLocationCap } from './location-cap.ts';

const plan = (planType: string, paidLocations: number, activeLocations: number) => ({
  planType,
  paidLocations,
  activeLocations,
});

describe('adding locations', () => {
  it.each([
    ['fixed_locations', 3, 2, 1, true],
    ['fixed_locations', 3, 2, 2, false],
    ['fixed_locations', 3, 3, 1, false],
    ['fixed_locations', 3, 5, 1, false],
    ['fixed_locations', 3, 5, 0, true],
    ['fixed_locations', 0, 0, 1, false],
    ['flexible', 0, 40, 100, true],
    ['flexible', 3, 3, 1, true],
  ])('on %s with %i paid and %i in use, %i more: %s [CMP-014]', (planType, paid, active, wanted, allowed) => {
    expect(decideLocationCreation(plan(planType, paid, active), wanted).allowed).toBe(allowed);
  });

  it('returns how many the plan includes and how many are left [CMP-014, CMP-052]', () => {
    expect(decideLocationCreation(plan('fixed_locations', 3, 2), 2)).toEqual({
      allowed: false,
      reason: 'location_cap',
      paidLocations: 3,
      availableLocations: 1,
    });
  });

  it('is blocked as soon as none is left [CMP-051]', () => {
    expect(isAtLocationCap(plan('fixed_locations', 3, 3))).toBe(true);
    expect(isAtLocationCap(plan('fixed_locations', 3, 4))).toBe(true);
    expect(isAtLocationCap(plan('fixed_locations', 3, 2))).toBe(false);
    expect(isAtLocationCap(plan('flexible', 3, 4))).toBe(false);
  });

  it('computes what is left as paid minus in use [CMP-001]', () => {
    expect(availableLocations(plan('fixed_locations', 3, 5))).toBe(-2);
  });
});
