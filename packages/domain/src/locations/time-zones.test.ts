import { expect, test } from 'vitest';
import { statesOf } from '../platform/contact/regions.ts';
import { isTimeZone } from '../platform/time/zoned-time.ts';
import { timeZoneOf } from './time-zones.ts';

test.each([
  ['US', 'WA', 'America/New_York', 'America/Los_Angeles'],
  ['US', 'GA', 'America/Los_Angeles', 'America/New_York'],
  ['US', 'TX', 'America/New_York', 'America/Chicago'],
  ['US', 'TX', 'America/Denver', 'America/Denver'],
  ['US', 'MI', 'America/New_York', 'America/New_York'],
  ['US', 'AZ', 'America/Denver', 'America/Phoenix'],
  ['CA', 'BC', 'America/New_York', 'America/Vancouver'],
  ['SG', '', 'America/New_York', 'Asia/Singapore'],
  ['FR', '', 'Europe/Paris', 'Europe/Paris'],
  [null, null, 'America/Chicago', 'America/Chicago'],
])('a location in %s %s of a company in %s is in %s [CMP-011]', (country, state, company, expected) => {
  expect(timeZoneOf({ country, state }, company)).toBe(expected);
});

test('every state and province has a zone that exists [CMP-011]', () => {
  for (const country of ['US', 'CA']) {
    for (const { code } of statesOf(country)) {
      const zone = timeZoneOf({ country, state: code }, 'none');
      expect(isTimeZone(zone), `${country} ${code}`).toBe(true);
    }
  }
});
