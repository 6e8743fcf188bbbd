import { describe, expect, it, test } from 'vitest';
import { featureOfModule, isLite, PLAN_FEATURES, planLock } from './plan.ts';

describe('the lite tier', () => {
  it.each([
    ['messages', 'upsell'],
    ['schedule', 'upsell'],
    ['analytics', 'upsell'],
    ['sourcing_tools', 'upsell'],
    ['hiring_processes', 'upsell'],
    ['automation', 'upsell'],
    ['offers', 'upsell'],
    ['background_checks', 'upsell'],
    ['bulk_actions', 'hidden'],
    ['ai_suggest', 'hidden'],
    ['report_schedule', 'hidden'],
  ] as const)('locks %s: %s [CMP-045, CMP-047]', (feature, lock) => {
    expect(planLock('lite', feature)).toBe(lock);
  });
});

test.each([
  ['messaging', 'messages'],
  ['scheduling', 'schedule'],
  ['sourcing_tools', 'sourcing_tools'],
  ['offers', 'offers'],
  ['background_check', 'background_checks'],
  ['ai_assistant', 'ai_suggest'],
  ['onboarding', null],
  ['hiring_stages', null],
] as const)('the module %s is the feature %s [CMP-047]', (module, feature) => {
  expect(featureOfModule(module)).toBe(feature);
});

test.each(['hiring', 'pro', '', 'LITE'])('the tier %o includes every feature [CMP-045]', (tier) => {
  expect(isLite(tier)).toBe(false);
  expect(PLAN_FEATURES.map((feature) => planLock(tier, feature))).toEqual(PLAN_FEATURES.map(() => null));
});
