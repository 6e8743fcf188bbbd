import { describe, expect, it } from 'vitest';
import { daysShown, readAddress, stepped, writeAddress } from './schedule-address.ts';
import { hoursShown, placeInLanes, placeMeetings } from './week/lanes.ts';

const TODAY = '2026-11-10';
const DESK = { today: TODAY, view: 'week' } as const;
const PHONE = { today: TODAY, view: 'agenda' } as const;

describe('The address of the schedule', () => {
  it('stores view, day, calendar and interview, and leaves out defaults [SCH-003]', () => {
    const address = readAddress(new URLSearchParams('view=day&date=2026-11-12&staff=4&meeting=7'), DESK);
    expect(address).toEqual({ view: 'day', date: '2026-11-12', whose: 4, brandId: null, meetingId: 7 });
    expect(String(writeAddress(address, DESK))).toBe('view=day&date=2026-11-12&staff=4&meeting=7');
    expect(String(writeAddress(readAddress(new URLSearchParams(), DESK), DESK))).toBe('');
  });

  it('stores the interviews of everyone, and of one brand only with them [SCH-003]', () => {
    const everyone = readAddress(new URLSearchParams('staff=all&brand=3'), DESK);
    expect(everyone).toMatchObject({ whose: 'all', brandId: 3 });
    expect(String(writeAddress(everyone, DESK))).toBe('staff=all&brand=3');
    expect(readAddress(new URLSearchParams('staff=4&brand=3'), DESK)).toMatchObject({ whose: 4, brandId: null });
  });

  it('is a list of two weeks on a phone, and of the week where it says so [SCH-003]', () => {
    expect(readAddress(new URLSearchParams(), PHONE).view).toBe('agenda');
    const week = readAddress(new URLSearchParams('view=week'), PHONE);
    expect(week.view).toBe('week');
    expect(String(writeAddress(week, PHONE))).toBe('view=week');
  });

  it('falls back to the defaults for invalid values [SCH-003]', () => {
    const wrong = new URLSearchParams('view=year&date=soon&staff=me&brand=x&meeting=-1');
    expect(readAddress(wrong, DESK)).toEqual({
      view: 'week',
      date: TODAY,
      whose: null,
      brandId: null,
      meetingId: null,
    });
  });

  it('shows the week from Monday, and steps by the period shown [SCH-003]', () => {
    expect(daysShown('week', TODAY)[0]).toBe('2026-11-09');
    expect(daysShown('week', '2026-11-15').at(-1)).toBe('2026-11-15');
    expect([stepped('day', TODAY, 1), stepped('week', TODAY, -1)]).toEqual(['2026-11-11', '2026-11-03']);
  });
});

describe('Interviews of a day', () => {
  it('keep their width beside a canceled one, which is a strip at the edge [SCH-003]', () => {
    const live = { from: 540, to: 570, isCancelled: false };
    const off = { from: 540, to: 570, isCancelled: true };
    const offAlone = { from: 660, to: 690, isCancelled: true };
    expect(placeMeetings([live, off, offAlone])).toEqual([
      { item: live, lane: 0, lanes: 1, aside: false, besideStrip: true },
      { item: offAlone, lane: 0, lanes: 1, aside: false, besideStrip: false },
      { item: off, lane: 0, lanes: 1, aside: true, besideStrip: false },
    ]);
  });

  it('are placed side by side only where they overlap [SCH-003]', () => {
    const spans = [
      { from: 540, to: 570 },
      { from: 555, to: 600 },
      { from: 570, to: 600 },
      { from: 600, to: 630 },
    ];
    expect(placeInLanes(spans).map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });

  it('widen the hours of the day when they are early or late [SCH-003]', () => {
    expect(hoursShown([])).toEqual({ from: 8, to: 19 });
    expect(
      hoursShown([
        { from: 6 * 60 + 30, to: 7 * 60 },
        { from: 1200, to: 1290 },
      ]),
    ).toEqual({ from: 6, to: 22 });
  });
});
