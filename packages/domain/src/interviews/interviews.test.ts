import { describe, expect, it } from 'vitest';
import { MEETING_TYPES } from '../hiring-processes/stages.ts';
import { type Calendar, calendarProblems, emptyCalendar, minutesOf, timeOf } from './availability.ts';
import { bestTimes } from './best-times.ts';
import { intersectIntervals, mergeIntervals, subtractIntervals } from './intervals.ts';
import { DEFAULT_DETAILS, detailsFor, fillDetails, isDefaultDetails, spokenDetails } from './meeting-details.ts';

describe('Details of a meeting', () => {
  it.each(MEETING_TYPES)('of the type %s have a default that is recognized, even when filled in [SCH-010]', (type) => {
    const filled = fillDetails(DEFAULT_DETAILS[type], {
      applicant_phone: '(404) 555-0148',
      location_address: '412 Church St, Decatur, GA 30030',
      video_link: 'https://meet.test/abc?x=1.2',
    });
    expect(filled).not.toContain('{{');
    for (const text of [DEFAULT_DETAILS[type], `  ${filled}\n`, '']) {
      expect(isDefaultDetails(text)).toBe(true);
      for (const other of MEETING_TYPES) expect(detailsFor(other, text)).toBe(DEFAULT_DETAILS[other]);
    }
  });

  it.each<[string, string]>([
    ['We will call you at +1 404 555 0148.', 'phone_call|+1 404 555 0148'],
    ['Please come to 412 Church St, Decatur.', 'onsite_interview|412 Church St, Decatur'],
    ['Join the video call: https://meet.test/abc', 'video_conference|https://meet.test/abc'],
    ['Meeting details will be shared soon.', 'other|'],
    ['Ask for Dana at the counter.', 'Ask for Dana at the counter.'],
    ['', ''],
  ])('are said in the reader’s language while they are a default: “%s” [SCH-010]', (text, said) => {
    expect(spokenDetails(text, (type, value) => `${type}|${value}`)).toBe(said);
  });

  it('stay as written when the type changes [SCH-010]', () => {
    const own = 'Ask for Dana at the counter. Please come to 412 Church St.';
    expect(isDefaultDetails(own)).toBe(false);
    expect(detailsFor('phone_call', own)).toBe(own);
    expect(isDefaultDetails('Please come to 412 Church St. Ring twice!')).toBe(false);
  });
});

describe('A calendar', () => {
  const calendar = (change: Partial<Calendar>): Calendar => ({ ...emptyCalendar('America/New_York'), ...change });

  it.each([
    ['empty', {}, []],
    [
      'with two ranges that touch',
      {
        availabilities: [
          { weekday: 1, start: '09:00', end: '12:00' },
          { weekday: 1, start: '12:00', end: '24:00' },
        ],
      },
      [],
    ],
    [
      'that ends before it starts',
      { availabilities: [{ weekday: 1, start: '12:00', end: '12:00' }] },
      ['availabilities.0.end ends_before_start'],
    ],
    [
      'with an invalid time',
      { availabilities: [{ weekday: 1, start: '9:00', end: '25:00' }] },
      ['availabilities.0.start time_invalid'],
    ],
    [
      'with an overlap on one day',
      {
        availabilities: [
          { weekday: 1, start: '09:00', end: '12:00' },
          { weekday: 2, start: '10:00', end: '12:00' },
          { weekday: 1, start: '11:45', end: '13:00' },
        ],
      },
      ['availabilities.2.start overlaps'],
    ],
    ['with an invalid day', { exceptions: [{ date: '2026-02-30', ranges: [] }] }, ['exceptions.0.date date_invalid']],
    [
      'with a day twice',
      {
        exceptions: [
          { date: '2026-11-26', ranges: [] },
          { date: '2026-11-26', ranges: [{ start: '10:00', end: '13:00' }] },
        ],
      },
      ['exceptions.1.date date_twice'],
    ],
    ['in an unknown zone', { time_zone: 'Mars/Base' }, ['time_zone time_zone_unknown']],
  ] as const)('%s is judged field by field [SCH-004]', (_, change, problems) => {
    expect(calendarProblems(calendar(change)).map(({ field, key }) => `${field} ${key}`)).toEqual(problems);
  });

  it('formats times the way it parses them [SCH-004]', () => {
    for (let minutes = 0; minutes <= 24 * 60; minutes += 15) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  });
});

describe('Intervals', () => {
  it('are merged, intersected and subtracted [SCH-007]', () => {
    const morning = { from: 9, to: 12 };
    expect(mergeIntervals([{ from: 5, to: 7 }, morning, { from: 7, to: 8 }, { from: 11, to: 13 }])).toEqual([
      { from: 5, to: 8 },
      { from: 9, to: 13 },
    ]);
    expect(intersectIntervals([morning, { from: 14, to: 18 }], [{ from: 11, to: 15 }])).toEqual([
      { from: 11, to: 12 },
      { from: 14, to: 15 },
    ]);
    expect(
      subtractIntervals(
        [{ from: 0, to: 10 }],
        [
          { from: 8, to: 20 },
          { from: 2, to: 3 },
          { from: 3, to: 4 },
        ],
      ),
    ).toEqual([
      { from: 0, to: 2 },
      { from: 4, to: 8 },
    ]);
    expect(subtractIntervals([morning], [{ from: 0, to: 24 }])).toEqual([]);
  });
});

describe('The times shown first', () => {
  const at = (text: string) => Date.parse(text);
  const days = ['2026-11-12T15:00:00Z', '2026-11-12T16:00:00Z', '2026-11-13T15:00:00Z', '2026-11-16T15:00:00Z'].map(at);

  it('are three on different days, soonest first [CAR-017]', () => {
    expect(bestTimes(days, 'America/New_York')).toEqual([days[0], days[2], days[3]]);
    expect(bestTimes(days.slice(0, 3), 'America/New_York')).toEqual(days.slice(0, 3));
    expect(bestTimes([], 'America/New_York')).toEqual([]);
  });

  it('are at convenient hours in the user’s time zone if possible [CAR-017]', () => {
    const early = at('2026-11-12T09:00:00Z');
    expect(bestTimes([early, ...days], 'America/New_York')).not.toContain(early);
    expect(bestTimes([early], 'America/New_York')).toEqual([early]);
  });
});
