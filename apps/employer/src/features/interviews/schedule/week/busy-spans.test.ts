import { expect, it } from 'vitest';
import { busySpans } from './busy-spans.ts';

const day = Date.parse('2027-03-08T00:00:00Z');
const busy = (starts_at: string, ends_at: string, provider = 'google') => ({ starts_at, ends_at, provider });

it('cuts busy times to the day, and merges those of two calendars [SCH-014]', () => {
  const times = [
    busy('2027-03-07T22:00:00Z', '2027-03-08T01:00:00Z'),
    busy('2027-03-08T09:00:00Z', '2027-03-08T10:00:00Z'),
    busy('2027-03-08T09:30:00Z', '2027-03-08T10:30:00Z', 'microsoft'),
    busy('2027-03-08T23:00:00Z', '2027-03-09T02:00:00Z'),
    busy('2027-03-10T09:00:00Z', '2027-03-10T10:00:00Z'),
  ];
  expect(busySpans(times, day)).toEqual([
    { from: 0, to: 60 },
    { from: 540, to: 630 },
    { from: 1380, to: 1440 },
  ]);
});
