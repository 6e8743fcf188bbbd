import { describe, expect, it } from 'vitest';
import { CASE_STATUSES, waitsForHr } from './case-states.ts';
import {
  businessDaysLeft,
  clockDays,
  daysLeft,
  dueItems,
  type I9ClockFacts,
  nextDue,
  reverifyWarning,
  section2DueOn,
  urgencyOf,
} from './i9-clock.ts';
import { I9_STATUSES } from './i9-states.ts';

const FACTS: I9ClockFacts = {
  status: 'section1_open',
  firstDay: '2026-11-16',
  isShortJob: false,
  receiptUntil: null,
  reverifyBy: null,
  case: null,
  isEmployed: true,
};

describe('The I-9 clock', () => {
  it.each([
    ['2026-11-16', '2026-11-19', 'Monday to Thursday'],
    ['2026-11-20', '2026-11-25', 'over a weekend'],
    ['2026-11-25', '2026-12-01', 'over Thanksgiving'],
    ['2026-12-23', '2026-12-29', 'over Christmas'],
    ['2026-12-31', '2027-01-06', 'over the end of the year'],
    ['2026-06-17', '2026-06-23', 'over Juneteenth'],
    ['2027-12-23', '2027-12-29', 'over a Christmas that is observed on Friday'],
    ['2026-11-22', '2026-11-25', 'starting on a Sunday'],
    ['2028-02-28', '2028-03-02', 'over a leap day'],
  ])('for Section 2 runs from %s to %s, %s [AHD-011, ONB-044]', (firstDay, due) => {
    expect(section2DueOn(firstDay)).toBe(due);
  });

  it('leaves no time when the job lasts less than three business days [AHD-011]', () => {
    expect(section2DueOn('2026-11-16', true)).toBe('2026-11-16');
  });

  it('asks for what is missing in each state [AHD-011]', () => {
    const facts = { ...FACTS, receiptUntil: '2027-02-14', reverifyBy: '2027-03-01' };
    const asked = Object.fromEntries(
      I9_STATUSES.map((status) => [status, dueItems({ ...facts, status }).map(({ what }) => what)]),
    );
    expect(asked).toEqual({
      section1_open: ['section1', 'section2'],
      section2_open: ['section2'],
      receipt_open: ['receipt'],
      complete: ['reverification'],
      purged: [],
    });
  });

  it('asks for the case once Section 2 is complete, while it waits for HR [AHD-011, EVF-019]', () => {
    const one = { mismatchOn: '2026-11-18', referredOn: null };
    for (const status of CASE_STATUSES) {
      const items = dueItems({ ...FACTS, status: 'complete', case: { ...one, status } });
      const has = waitsForHr(status) && !['FINAL_NONCONFIRMATION', 'CLOSE_CASE_AND_RESUBMIT'].includes(status);
      expect(
        items.map(({ what }) => what),
        status,
      ).toEqual(has ? ['case'] : []);
      expect(dueItems({ ...FACTS, status: 'receipt_open', case: { ...one, status } }), status).toEqual([]);
    }
  });

  it('stops for those who left [AHD-011]', () => {
    expect(dueItems({ ...FACTS, isEmployed: false })).toEqual([]);
  });

  it('moves with the first day [AHD-011]', () => {
    const signed = { ...FACTS, status: 'section2_open' as const };
    expect(nextDue(signed, '2026-11-17')).toEqual({ what: 'section2', due: '2026-11-19' });
    expect(nextDue({ ...signed, firstDay: '2026-11-23' }, '2026-11-17')).toEqual({
      what: 'section2',
      due: '2026-11-27',
    });
  });

  it('lists a permit that expires from 90 days before on [AHD-011]', () => {
    const facts = { ...FACTS, status: 'complete' as const, reverifyBy: '2027-02-16' };
    expect(nextDue(facts, '2026-11-17')).toBeNull();
    expect(nextDue(facts, '2026-11-18')).toEqual({ what: 'reverification', due: '2027-02-16' });
  });

  it.each([
    ['2026-11-15', -1, 'late'],
    ['2026-11-16', 0, 'today'],
    ['2026-11-19', 3, 'soon'],
    ['2026-11-20', 4, 'later'],
  ] as const)('counts the days to %s as %i, which is %s [AHD-011]', (due, left, urgency) => {
    expect(daysLeft(due, '2026-11-16')).toBe(left);
    expect(urgencyOf({ what: 'section2', due }, '2026-11-16')).toBe(urgency);
  });

  it.each([
    ['2026-11-13', '2026-11-10', 2, 'over Veterans Day'],
    ['2026-11-13', '2026-11-13', 0, 'on the last day'],
    ['2026-11-16', '2026-11-14', 1, 'on the weekend before the last day'],
    ['2026-11-13', '2026-11-16', -1, 'when it is late'],
  ])('counts the business days to %s from %s as %i, %s [ONB-044, AHD-011]', (due, today, left) => {
    expect(businessDaysLeft(due, today)).toBe(left);
  });

  it('tells an expiry apart from a deadline, until it is today [AHD-011]', () => {
    expect(urgencyOf({ what: 'reverification', due: '2026-11-17' }, '2026-11-16')).toBe('expiring');
    expect(urgencyOf({ what: 'reverification', due: '2026-11-16' }, '2026-11-16')).toBe('today');
    expect(urgencyOf({ what: 'reverification', due: '2026-11-15' }, '2026-11-16')).toBe('late');
  });

  it.each([
    ['2026-11-13', 'future future future future'],
    ['2026-11-16', 'now future future future'],
    ['2026-11-18', 'past past now future'],
    ['2026-11-19', 'past past past now'],
    ['2026-11-20', 'past past past late'],
  ])('shows on %s the four days as %s [AHD-011]', (today, states) => {
    expect(clockDays('2026-11-16', today).map(({ state }) => state)).toEqual(states.split(' '));
  });

  it('stays on the business day before during a weekend [AHD-011]', () => {
    expect(clockDays('2026-11-20', '2026-11-22')).toEqual([
      { day: '2026-11-20', state: 'now' },
      { day: '2026-11-23', state: 'future' },
      { day: '2026-11-24', state: 'future' },
      { day: '2026-11-25', state: 'future' },
    ]);
  });

  it.each([
    [91, null, null],
    [90, null, 90],
    [89, 90, null],
    [30, 90, 30],
    [10, 30, 10],
    [5, null, 10],
    [-3, 10, null],
  ])('warns with %s days left, after %s, as %s [AHD-011]', (left, before, warning) => {
    expect(reverifyWarning(left, before)).toBe(warning);
  });
});
