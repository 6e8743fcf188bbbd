import { describe, expect, it } from 'vitest';
import { dayAfter, isTimeZone, momentOf, wallTimeOf, weekdayOf } from './zoned-time.ts';

const at = (text: string) => Date.parse(text);
const shown = (day: string, time: string, zone: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(momentOf(day, hours * 60 + minutes, zone)).toISOString();
};

describe('the moment of a local time', () => {
  it.each([
    ['in winter', '2026-01-15', '09:00', 'America/New_York', '2026-01-15T14:00:00.000Z'],
    ['in summer', '2026-07-15', '09:00', 'America/New_York', '2026-07-15T13:00:00.000Z'],
    ['on the morning after clocks went forward', '2026-03-08', '09:00', 'America/New_York', '2026-03-08T13:00:00.000Z'],
    ['right before they go forward', '2026-03-08', '01:45', 'America/New_York', '2026-03-08T06:45:00.000Z'],
    ['that clocks skip', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['that clocks show twice, the first', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['on the evening after clocks went back', '2026-11-01', '18:00', 'America/New_York', '2026-11-01T23:00:00.000Z'],
    ['in a zone that never changes', '2026-07-15', '09:00', 'America/Phoenix', '2026-07-15T16:00:00.000Z'],
    ['in a zone of half hours', '2026-07-15', '09:00', 'Asia/Kolkata', '2026-07-15T03:30:00.000Z'],
    ['ahead of UTC across the day', '2026-07-15', '09:00', 'Pacific/Auckland', '2026-07-14T21:00:00.000Z'],
    ['on a leap day', '2028-02-29', '23:45', 'America/Chicago', '2028-03-01T05:45:00.000Z'],
    ['where clocks change by half an hour', '2026-10-04', '12:00', 'Australia/Lord_Howe', '2026-10-04T01:00:00.000Z'],
    ['at the end of a day', '2026-07-15', '24:00', 'UTC', '2026-07-16T00:00:00.000Z'],
  ])('%s [SCH-004, SCH-007]', (_, day, time, zone, moment) => {
    expect(shown(day, time, zone)).toBe(moment);
  });
});

describe('a local time', () => {
  it.each(['America/New_York', 'America/Phoenix', 'Europe/Paris', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'])(
    'in %s converts back from every quarter hour of a year [SCH-007]',
    (zone) => {
      for (let moment = at('2026-01-01T00:00:00Z'); moment < at('2027-01-01T00:00:00Z'); moment += 25.25 * 3_600_000) {
        const { day, minutes } = wallTimeOf(moment, zone);
        const back = momentOf(day, minutes, zone);
        // A local time that occurs twice maps to its first occurrence.
        expect([moment, moment - 3_600_000]).toContain(back);
      }
    },
  );

  it('has the day and weekday of its zone [SCH-004]', () => {
    expect(wallTimeOf(at('2026-11-15T03:30:00Z'), 'America/New_York')).toEqual({
      day: '2026-11-14',
      weekday: 6,
      minutes: 22 * 60 + 30,
    });
  });
});

describe('days', () => {
  it('follow each other over leap days and changes of clocks [SCH-007]', () => {
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2026-03-07', 1)).toBe('2026-03-08');
    expect(weekdayOf('2026-11-15')).toBe(0);
  });
});

describe('names of time zones', () => {
  it.each([
    ['America/New_York', true],
    ['Asia/Kolkata', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['America/Atlanta', false],
    ['Larkfield/Decatur', false],
    ['+05:00', false],
    ['EST', false],
    ['', false],
    ['America/New_York; drop', false],
  ])('%j is one: %s [SCH-004, CMP-004, PLT-004]', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});
