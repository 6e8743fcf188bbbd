import { expect, test } from 'vitest';
import { timeZoneOptions } from './time-zones.ts';

const JANUARY = new Date('2026-01-15T12:00:00Z');

test('shows the city and its offset at that moment [CMP-004]', () => {
  const winter = timeZoneOptions('Europe/Paris', JANUARY, 'en');
  expect(winter).toContainEqual({ value: 'Europe/Paris', label: 'Europe/Paris (GMT+1)' });
  const summer = timeZoneOptions('Europe/Paris', new Date('2026-07-15T12:00:00Z'), 'en');
  expect(summer).toContainEqual({ value: 'Europe/Paris', label: 'Europe/Paris (GMT+2)' });
});

test('begins with the zones of the United States, in words and each only once [CMP-004]', () => {
  const options = timeZoneOptions('America/New_York', JANUARY, 'en');
  expect(options[1]).toEqual({ value: 'America/New_York', label: 'Eastern Time, New York (GMT-5)' });
  expect(options.filter(({ value }) => value === 'America/New_York')).toHaveLength(1);
  expect(timeZoneOptions('America/New_York', JANUARY, 'es')[1]?.label).toBe('hora del Este, New York (GMT-5)');
});

test('lists the chosen zone first when the browser uses another name [CMP-004]', () => {
  expect(timeZoneOptions('US/Eastern', JANUARY, 'en')[0]?.value).toBe('US/Eastern');
});
