import { expect, test } from 'vitest';
import { timeZoneOptions } from './time-zones.ts';

test('shows the city and its offset at that moment [CMP-004]', () => {
  const winter = timeZoneOptions('America/New_York', new Date('2026-01-15T12:00:00Z'));
  expect(winter).toContainEqual({ value: 'America/New_York', label: 'America/New York (GMT-5)' });
  const summer = timeZoneOptions('America/New_York', new Date('2026-07-15T12:00:00Z'));
  expect(summer).toContainEqual({ value: 'America/New_York', label: 'America/New York (GMT-4)' });
});

test('lists the chosen zone first when the browser uses another name [CMP-004]', () => {
  expect(timeZoneOptions('US/Eastern', new Date())[0]?.value).toBe('US/Eastern');
});
