import { describe, expect, it } from 'vitest';
import { addSpan, changeSpan, copyDay, hoursOf, removeSpan, snapped } from './week-ranges.ts';

const WEEK = [
  { weekday: 1, start: '09:00', end: '12:00' },
  { weekday: 1, start: '13:00', end: '17:00' },
];

describe('The hours of a week', () => {
  it('are merged where they touch or overlap [SCH-004]', () => {
    expect(addSpan(WEEK, 1, { from: 11 * 60, to: 13 * 60 })).toEqual([{ weekday: 1, start: '09:00', end: '17:00' }]);
    expect(addSpan(WEEK, 2, { from: 600, to: 660 })).toHaveLength(3);
  });

  it('are changed, removed and copied to other days [SCH-004]', () => {
    const longer = changeSpan(WEEK, 1, { from: 540, to: 720 }, { from: 480, to: 720 });
    expect(longer[0]).toEqual({ weekday: 1, start: '08:00', end: '12:00' });
    expect(removeSpan(WEEK, 1, { from: 540, to: 720 })).toEqual([WEEK[1]]);
    expect(copyDay(WEEK, 1, [2, 3]).filter(({ weekday }) => weekday === 3)).toHaveLength(2);
    expect(hoursOf(WEEK, 1)).toBe(7);
  });

  it('snap to quarter hours within the day [SCH-004]', () => {
    expect([snapped(544), snapped(-20), snapped(2000)]).toEqual([540, 0, 1440]);
  });
});
