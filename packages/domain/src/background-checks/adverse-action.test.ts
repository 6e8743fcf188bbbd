import { describe, expect, it } from 'vitest';
import { decideFinalNotice, waitingEndsOn, waitingTime } from './adverse-action.ts';
import { CHECK_STATUSES } from './states.ts';

describe('The waiting time after a first notice', () => {
  it('counts five business days and names the holidays between [CHK-006, AHD-012]', () => {
    expect(waitingTime('2026-11-04')).toEqual({
      days: ['2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10', '2026-11-12'],
      holidays: [{ day: '2026-11-11', holiday: 'veterans_day' }],
    });
  });

  it.each([
    ['2026-11-04', '2026-11-12'],
    ['2026-11-07', '2026-11-16'],
    ['2026-12-23', '2026-12-31'],
    ['2026-12-30', '2027-01-07'],
  ])('that begins on %s ends on %s [CHK-006]', (notice, end) => {
    expect(waitingEndsOn(notice)).toBe(end);
    expect(waitingTime(notice).days.at(-1)).toBe(end);
  });
});

describe('The final notice', () => {
  it.each(CHECK_STATUSES)('of a check that is %s waits for its day, or is not possible [AHD-012]', (status) => {
    const isOpen = status === 'pre_adverse_action' || status === 'dispute';
    const event = status === 'dispute' ? 'finish_adverse_action' : 'waiting_time_passes';
    const early = { allowed: false, reason: isOpen ? 'still_waiting' : 'wrong_state' };
    expect(decideFinalNotice(status, '2026-11-12', '2026-11-12')).toEqual(early);
    expect(decideFinalNotice(status, null, '2026-11-13')).toEqual(early);
    expect(decideFinalNotice(status, '2026-11-12', '2026-11-13')).toEqual(isOpen ? { allowed: true, event } : early);
  });
});
