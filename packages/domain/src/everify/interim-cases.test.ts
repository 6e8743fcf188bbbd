import { describe, expect, it } from 'vitest';
import { CASE_STATUSES, isInterim } from './case-states.ts';
import { decideEmploymentChange } from './interim-cases.ts';

describe('While an E-Verify case is open', () => {
  it.each(['suspend', 'terminate'] as const)('nobody can %s the employee without another reason [EVF-019]', (event) => {
    for (const status of CASE_STATUSES) {
      const allowed = !isInterim(status);
      expect(decideEmploymentChange(status, event, ' ').allowed, status).toBe(allowed);
      expect(decideEmploymentChange(status, event, 'Did not come to work for a week').allowed).toBe(true);
    }
    expect(decideEmploymentChange(null, event, null)).toEqual({ allowed: true });
    expect(decideEmploymentChange('REFERRED', event, null)).toEqual({ allowed: false, reason: 'case_undecided' });
  });

  it('they can come back from a suspension [EVF-019]', () => {
    expect(decideEmploymentChange('REFERRED', 'reinstate', null)).toEqual({ allowed: true });
  });
});
