import { describe, expect, it } from 'vitest';
import { RULE_TRIGGERS } from '../hiring-processes/rules.ts';
import { automaticReason, REJECTION_REASONS } from './rejection.ts';

describe('An automated rejection', () => {
  it.each([
    ['fails_screening', 'not_qualified'],
    ['fails_quiz', 'not_qualified'],
    ['stays_in_stage', 'no_response'],
  ] as const)('triggered by %s has the reason %s [APP-026, JOB-028]', (trigger, reason) => {
    expect(automaticReason(trigger)).toBe(reason);
  });

  it('always has a reason that the profile can show [APP-026]', () => {
    for (const trigger of RULE_TRIGGERS) expect(REJECTION_REASONS).toContain(automaticReason(trigger));
  });
});
