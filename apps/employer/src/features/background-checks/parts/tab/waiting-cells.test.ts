import { waitingTime } from '@onward/domain/background-checks/adverse-action';
import { expect, it } from 'vitest';
import { dayAt, waitingCells } from './waiting-cells.ts';

it('shows the business days that are over, today, and still to come [CHK-006]', () => {
  const { days } = waitingTime('2026-11-04');
  const states = (today: string) => waitingCells(days, today).map(({ day, state }) => `${day.slice(-2)} ${state}`);
  expect(states('2026-11-10')).toEqual(['05 done', '06 done', '09 done', '10 today', '12 open']);
  // Veterans Day is none of them.
  expect(states('2026-11-11')).toEqual(['05 done', '06 done', '09 done', '10 done', '12 open']);
});

it.each([
  ['America/New_York', '2026-11-10'],
  ['Pacific/Guam', '2026-11-11'],
])('counts the days of a location in %s, wherever the reader is [CHK-006]', (time_zone, day) => {
  expect(dayAt({ time_zone }, Date.parse('2026-11-11T03:00:00Z'))).toBe(day);
});
