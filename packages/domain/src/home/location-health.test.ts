import { describe, expect, it } from 'vitest';
import { HEALTH_NUMBERS, healthLevel, i9Level } from './location-health.ts';

describe('A number of the location board', () => {
  it.each([
    ['not_contacted', 3, 'fine'],
    ['not_contacted', 4, 'watch'],
    ['not_contacted', 8, 'act'],
    ['no_show_rate', 14.9, 'fine'],
    ['no_show_rate', 15, 'watch'],
    ['no_show_rate', 30, 'act'],
    ['no_show_rate', null, 'fine'],
    ['offers_waiting', 3, 'watch'],
    ['offers_waiting', 6, 'act'],
    ['onboarding_blocked', 1, 'watch'],
    ['onboarding_blocked', 2, 'act'],
    ['open_positions', 100, 'fine'],
    ['interviews_today', 100, 'fine'],
  ] as const)('%s of %s is %s [AHD-014]', (number, value, level) => {
    expect(HEALTH_NUMBERS).toContain(number);
    expect(healthLevel(number, value)).toBe(level);
  });

  it.each([
    [0, 0, 'fine'],
    [3, 0, 'watch'],
    [3, 1, 'act'],
  ] as const)('%i forms due, %i of them today or late, is %s [AHD-014]', (due, urgent, level) => {
    expect(i9Level(due, urgent)).toBe(level);
  });
});
