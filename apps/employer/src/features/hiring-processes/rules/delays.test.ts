import { SECONDS } from '@onward/domain/platform/time/time-units';
import { expect, test } from 'vitest';
import { delayOf, mostOf, secondsOf } from './delays.ts';

test.each([
  [0, { amount: 0, unit: 'hour' }],
  [SECONDS.hour, { amount: 1, unit: 'hour' }],
  [36 * SECONDS.hour, { amount: 36, unit: 'hour' }],
  [SECONDS.day, { amount: 1, unit: 'day' }],
  [3 * SECONDS.day, { amount: 3, unit: 'day' }],
  [2 * SECONDS.week, { amount: 2, unit: 'week' }],
  [SECONDS.month, { amount: 1, unit: 'month' }],
] as const)('%i seconds are shown in their largest unit [PLT-044]', (seconds, delay) => {
  expect(delayOf(seconds)).toEqual(delay);
  expect(secondsOf(delay)).toBe(seconds);
});

test('no unit exceeds a year [PLT-044]', () => {
  expect([mostOf('hour'), mostOf('day'), mostOf('week'), mostOf('month')]).toEqual([8760, 365, 52, 12]);
});
