import { describe, expect, it } from 'vitest';
import { nextRun, type ReportSchedule, scheduleProblems } from './schedules.ts';

const DAILY: ReportSchedule = {
  frequency: 'daily',
  weekday: null,
  day_of_month: null,
  hour: 7,
  time_zone: 'America/New_York',
  recipient_ids: [1],
  export_type: 'csv',
};

describe('The next run of a schedule', () => {
  it.each([
    ['today, when its hour is still to come', {}, '2026-11-18T11:59:00Z', '2026-11-18T12:00:00Z'],
    ['tomorrow, at its hour', {}, '2026-11-18T12:00:00Z', '2026-11-19T12:00:00Z'],
    ['at the same local hour after clocks change', {}, '2026-03-07T12:00:00Z', '2026-03-08T11:00:00Z'],
    ['at the later hour when clocks skip its own', { hour: 2 }, '2026-03-08T05:00:00Z', '2026-03-08T07:00:00Z'],
    ['on its weekday', { frequency: 'weekly', weekday: 1 }, '2026-11-18T12:00:00Z', '2026-11-23T12:00:00Z'],
    ['on Sunday', { frequency: 'weekly', weekday: 0 }, '2026-11-18T12:00:00Z', '2026-11-22T12:00:00Z'],
    ['on its day', { frequency: 'monthly', day_of_month: 5 }, '2026-11-18T12:00:00Z', '2026-12-05T12:00:00Z'],
    ['on the last day', { frequency: 'monthly', day_of_month: 31 }, '2027-02-01T12:00:00Z', '2027-02-28T12:00:00Z'],
    ['after that', { frequency: 'monthly', day_of_month: 31 }, '2027-02-28T12:00:00Z', '2027-03-31T11:00:00Z'],
    ['on a leap day', { frequency: 'monthly', day_of_month: 30 }, '2028-02-10T12:00:00Z', '2028-02-29T12:00:00Z'],
    [
      'by the day of its zone',
      { hour: 23, time_zone: 'Pacific/Auckland' },
      '2026-11-18T09:00:00Z',
      '2026-11-18T10:00:00Z',
    ],
    ['in the next year', { frequency: 'monthly', day_of_month: 1 }, '2026-12-02T00:00:00Z', '2027-01-01T12:00:00Z'],
  ] as const)('is %s [RPT-007]', (_case, changes, after, expected) => {
    expect(nextRun({ ...DAILY, ...changes }, new Date(after)).toISOString()).toBe(expected.replace('Z', '.000Z'));
  });
});

describe('A schedule', () => {
  it.each([
    [{}, {}],
    [{ frequency: 'weekly' }, { weekday: 'weekday_missing' }],
    [{ frequency: 'monthly' }, { day_of_month: 'day_missing' }],
    [{ time_zone: 'Mars/Base' }, { time_zone: 'zone_unknown' }],
    [{ recipient_ids: [] }, { recipient_ids: 'recipients_missing' }],
    [{ export_type: 'pdf' }, { export_type: 'type_unknown' }],
  ] as const)('with %j has the problems %j [RPT-007]', (changes, problems) => {
    expect(scheduleProblems({ ...DAILY, ...changes } as ReportSchedule)).toEqual(problems);
  });
});
