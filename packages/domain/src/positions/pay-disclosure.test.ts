import { describe, expect, it } from 'vitest';
import { decidePublishing, payDisclosure, wantsBenefitsAndDeadline } from './pay-disclosure.ts';

const none = { salary_min: null, salary_max: null, salary_unit: null };
const range = { salary_min: 15, salary_max: 18, salary_unit: 'hour' } as const;
const inState = (state: string | null, country: string | null = 'US') => ({ country, state });

describe('pay disclosure', () => {
  it.each(['CO', 'Colorado'])('is wanted in %s, in these words [JOB-012, PLT-049]', (state) => {
    expect(decidePublishing(none, inState(state), '2026-11-15')).toEqual({
      allowed: false,
      problem: 'pay_range_required_in_colorado',
      state: 'CO',
    });
    expect(decidePublishing(range, inState(state), '2026-11-15')).toEqual({ allowed: true });
    expect(wantsBenefitsAndDeadline(inState(state))).toBe(true);
  });

  it.each([
    ['WA', '2022-12-31', false],
    ['WA', '2023-01-01', true],
    ['Washington', '2023-01-01', true],
    ['CA', '2026-11-15', true],
    ['NY', '2023-09-16', false],
    ['NY', '2023-09-17', true],
    ['DE', '2027-09-25', false],
    ['DE', '2027-09-26', true],
    ['GA', '2030-01-01', false],
  ])('in %s on %s: %s [JOB-012]', (state, today, required) => {
    expect(payDisclosure(inState(state), today).required).toBe(required);
  });

  it('requires nothing abroad or without a state [JOB-012]', () => {
    expect(decidePublishing(none, inState('CO', 'CA'), '2026-11-15')).toEqual({ allowed: true });
    expect(decidePublishing(none, inState(null), '2026-11-15')).toEqual({ allowed: true });
    expect(payDisclosure(inState('CO', null), '2026-11-15').required).toBe(true);
  });
});
