import { expect, it } from 'vitest';
import { firstEntry, scheduleOf } from './schedule-entry.ts';

it('starts with every Monday morning for the user [RPT-007]', () => {
  expect(scheduleOf(firstEntry(null, 9))).toMatchObject({
    frequency: 'weekly',
    weekday: 1,
    day_of_month: null,
    hour: 7,
    recipient_ids: [9],
    export_type: 'csv',
  });
});

it.each([
  ['daily', null, null],
  ['weekly', 3, null],
  ['monthly', null, 31],
] as const)('%s keeps only the day it needs [RPT-007]', (frequency, weekday, day_of_month) => {
  const entry = { ...firstEntry(null, 9), frequency, weekday: 3, day_of_month: 31 };
  expect(scheduleOf(entry)).toMatchObject({ frequency, weekday, day_of_month });
});

it('shows a stored schedule as it is [RPT-007]', () => {
  const stored = {
    frequency: 'monthly',
    weekday: null,
    day_of_month: 31,
    hour: 18,
    time_zone: 'America/Denver',
    recipient_ids: [1, 2],
    export_type: 'xlsx',
  } as const;
  expect(scheduleOf(firstEntry({ ...stored, recipient_ids: [1, 2] }, 9))).toEqual(stored);
});
