import { describe, expect, it } from 'vitest';
import { addBusinessDays, federalHolidayOn, federalHolidays, isBusinessDay } from './business-days.ts';

describe('Federal holidays', () => {
  it('are those of the calendar of 2026, on the days they are observed [CHK-006]', () => {
    expect(federalHolidays(2026).map(({ day }) => day)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it.each([
    ['2021-12-31', 'New Year 2022 was a Saturday'],
    ['2023-01-02', 'New Year 2023 was a Sunday'],
    ['2027-07-05', 'Independence Day 2027 is a Sunday'],
  ])('on a weekend move to the nearest weekday: %s, because %s [CHK-006]', (date) => {
    expect(isBusinessDay(date)).toBe(false);
  });

  it.each([
    ['2026-11-26', 'thanksgiving_day'],
    ['2021-12-31', 'new_years_day'],
    ['2026-11-27', null],
    ['2026-11-28', null],
    ['no date', null],
  ])('have names: %s is %s [CHK-006]', (date, holiday) => {
    expect(federalHolidayOn(date)).toBe(holiday);
  });

  it('include Juneteenth since 2021 [CHK-006]', () => {
    expect([isBusinessDay('2020-06-19'), isBusinessDay('2023-06-19')]).toEqual([true, false]);
  });
});

describe('Business days', () => {
  it.each([
    ['2026-11-18', 1, '2026-11-19'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-23', 5, '2026-12-01'],
    ['2026-12-30', 3, '2027-01-05'],
    ['2026-11-18', 0, '2026-11-18'],
  ])('after %s, %i later, come to %s [CHK-006]', (date, count, expected) => {
    expect(addBusinessDays(date, count)).toBe(expected);
  });
});
