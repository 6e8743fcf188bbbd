import { describe, expect, it } from 'vitest';
import { emptyCalendar, type WeeklyRange } from './availability.ts';
import { diagnoseSlots, findSlots, type Interviewer, type SlotSearch } from './slots.ts';

const ZONE = 'America/New_York';
const at = (text: string) => Date.parse(text);
const workdays = (start: string, end: string): WeeklyRange[] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start, end }));

const dana: Interviewer = {
  staffId: 1,
  calendar: {
    ...emptyCalendar(ZONE),
    availabilities: workdays('09:00', '12:00'),
    buffer_minutes: 0,
    min_notice_hours: 0,
  },
  meetings: [],
  busy: [],
};
const theo: Interviewer = {
  ...dana,
  staffId: 2,
  calendar: { ...dana.calendar, availabilities: workdays('11:00', '17:00') },
};

/** A Sunday; the clocks don't change in the week that follows. */
const search: SlotSearch = {
  interviewers: [dana],
  durationMinutes: 30,
  capacity: 1,
  groups: [],
  now: new Date('2026-11-15T17:00:00Z'),
  from: new Date('2026-11-16T05:00:00Z'),
  to: new Date('2026-11-17T05:00:00Z'),
};
const times = (found: number[], zone = ZONE) =>
  found.map((start) =>
    new Date(start).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
  );
const meeting = (from: string, to: string) => ({ from: at(from), to: at(to) });
const with_ = (change: Partial<Interviewer>, rules: Partial<Interviewer['calendar']> = {}): Interviewer => ({
  ...dana,
  ...change,
  calendar: { ...dana.calendar, ...rules },
});

describe('Times to choose from', () => {
  it('start on the quarter hour with room for the whole meeting [SCH-007]', () => {
    const found = times(findSlots(search));
    expect(found).toHaveLength(11);
    expect([found[0], found.at(-1)]).toEqual(['09:00', '11:30']);
  });

  it('are those that all interviewers share [SCH-007]', () => {
    expect(times(findSlots({ ...search, interviewers: [dana, theo] }))).toEqual(['11:00', '11:15', '11:30']);
    expect(findSlots({ ...search, interviewers: [] })).toEqual([]);
  });

  it('exclude meetings with their breaks, and busy times of external calendars [SCH-007, SCH-014]', () => {
    const booked = with_(
      { meetings: [meeting('2026-11-16T15:00:00Z', '2026-11-16T15:30:00Z')] },
      { buffer_minutes: 15 },
    );
    expect(times(findSlots({ ...search, interviewers: [booked] }))).toEqual([
      '09:00',
      '09:15',
      '10:45',
      '11:00',
      '11:15',
      '11:30',
    ]);
    const busy = with_({ busy: [meeting('2026-11-16T14:00:00Z', '2026-11-16T16:20:00Z')] });
    expect(times(findSlots({ ...search, interviewers: [busy] }))).toEqual(['11:30']);
  });

  it('start after the minimum notice and end with the date range [SCH-007]', () => {
    const noticed = with_({}, { min_notice_hours: 23 });
    expect(times(findSlots({ ...search, interviewers: [noticed] }))[0]).toBe('11:00');
    const near = with_({}, { max_days_ahead: 1 });
    expect(times(findSlots({ ...search, interviewers: [near] })).at(-1)).toBe('11:30');
    expect(findSlots({ ...search, interviewers: [with_({}, { max_days_ahead: 0 })] })).toEqual([]);
  });

  it('follow the exceptions of a day [SCH-004]', () => {
    const off = with_({}, { exceptions: [{ date: '2026-11-16', ranges: [] }] });
    expect(findSlots({ ...search, interviewers: [off] })).toEqual([]);
    const short = with_({}, { exceptions: [{ date: '2026-11-16', ranges: [{ start: '15:00', end: '15:45' }] }] });
    expect(times(findSlots({ ...search, interviewers: [short] }))).toEqual(['15:00', '15:15']);
  });

  it('stay open for a group until it is full [AHD-007]', () => {
    const group = { ...meeting('2026-11-16T15:00:00Z', '2026-11-16T15:30:00Z'), taken: 2 };
    const interviewers = [with_({ meetings: [group] })];
    const open = findSlots({ ...search, interviewers, capacity: 3, groups: [group] });
    expect(times(open)).toContain('10:00');
    const full = findSlots({ ...search, interviewers, capacity: 2, groups: [group] });
    expect(times(full)).not.toContain('10:00');
  });

  it.each([
    ['forward', '2026-03-08', '2026-03-07T17:00:00Z', ['01:00', '01:30', '03:00', '03:30']],
    [
      'back',
      '2026-11-01',
      '2026-10-31T17:00:00Z',
      ['01:00', '01:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30'],
    ],
  ])('are correct on the day clocks go %s [SCH-007]', (_, day, now, wall) => {
    const night = with_(
      {},
      { exceptions: [{ date: day, ranges: [{ start: '01:00', end: '04:00' }] }], min_notice_hours: 0 },
    );
    const found = findSlots({
      ...search,
      interviewers: [night],
      now: new Date(now),
      from: new Date(now),
      to: new Date(at(now) + 86_400_000),
    }).filter((_start, index) => index % 2 === 0);
    expect(times(found)).toEqual(wall);
    expect(new Set(found).size).toBe(found.length);
  });

  it('are the same moments in every time zone [SCH-007]', () => {
    const inPhoenix = with_({}, { time_zone: 'America/Phoenix' });
    expect(
      times(
        findSlots({ ...search, interviewers: [inPhoenix], to: new Date('2026-11-17T07:00:00Z') }),
        'America/Phoenix',
      )[0],
    ).toBe('09:00');
  });
});

describe('Why no times are available', () => {
  const week = { ...search, to: new Date('2026-11-22T17:00:00Z') };

  it('is explained rule by rule, and the numbers add up [AHD-006]', () => {
    const interviewers = [
      { ...dana, meetings: [meeting('2026-11-18T16:00:00Z', '2026-11-18T16:30:00Z')] },
      { ...theo, busy: [meeting('2026-11-19T05:00:00Z', '2026-11-20T05:00:00Z')] },
    ].map((one) => ({
      ...one,
      calendar: { ...one.calendar, buffer_minutes: 15, min_notice_hours: 24, max_days_ahead: 4 },
    }));
    const { possible, removed, left } = diagnoseSlots({ ...week, interviewers });
    // 9 to 5 has 31 start times per day; 11 to 12 has three of them, which both share.
    expect(possible).toBe(5 * 31);
    expect(removed).toEqual({ no_shared_time: 5 * 28, notice: 3, busy: 3, full: 2, buffer: 1, range: 3 });
    expect(left).toBe(3);
  });

  it('is explained when nobody has any open hours [AHD-006]', () => {
    expect(diagnoseSlots({ ...week, interviewers: [with_({}, { availabilities: [] })] })).toMatchObject({
      possible: 0,
      left: 0,
    });
  });

  it('never removes more times than there are, whatever the calendars contain [AHD-006]', () => {
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    for (let round = 0; round < 200; round += 1) {
      const interviewers = Array.from({ length: 1 + random(3) }, (_, index): Interviewer => {
        const start = 7 + random(6);
        const from = at('2026-11-16T12:00:00Z') + random(400) * 900_000;
        return {
          ...with_(
            { staffId: index, meetings: random(2) ? [{ from, to: from + 1_800_000 }] : [] },
            {
              availabilities: workdays(`${String(start).padStart(2, '0')}:00`, `${start + 3 + random(5)}:00`),
              buffer_minutes: random(3) * 15,
              min_notice_hours: random(48),
              max_days_ahead: 1 + random(14),
            },
          ),
          busy: random(2) ? [{ from: from + 5_400_000, to: from + 9_000_000 }] : [],
        };
      });
      const { possible, removed, left } = diagnoseSlots({ ...week, interviewers });
      const taken = Object.values(removed);
      expect(Math.min(...taken)).toBeGreaterThanOrEqual(0);
      expect(possible - taken.reduce((sum, one) => sum + one, 0)).toBe(left);
    }
  });
});
