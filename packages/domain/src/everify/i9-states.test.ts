import { describe, expect, it } from 'vitest';
import { I9_EVENTS, I9_STATUSES, type I9Event, type I9Status, isSection2Signed, moveI9 } from './i9-states.ts';

/** The state after each event, in the order of the events; a dash is a refusal. */
const TABLE: Record<I9Status, string> = {
  section1_open: 'section2_open - - - - - - - purged',
  section2_open: 'section2_open section1_open complete receipt_open - section2_open - - purged',
  receipt_open: 'receipt_open - complete receipt_open complete receipt_open - - purged',
  complete: 'complete - complete receipt_open - complete complete complete purged',
  purged: '- - - - - - - - -',
};

describe('A Form I-9', () => {
  it.each(
    I9_STATUSES.flatMap((status) =>
      TABLE[status].split(' ').map((next, at): [I9Status, I9Event, string] => [status, I9_EVENTS[at] as I9Event, next]),
    ),
  )('that is %s and meets %s becomes %s [ONB-044, AHD-011]', (status, event, next) => {
    expect(moveI9(status, event)).toEqual(
      next === '-' ? { allowed: false, reason: status } : { allowed: true, status: next },
    );
  });

  it('is examined once Section 2 is signed [ONB-044]', () => {
    expect(I9_STATUSES.filter(isSection2Signed)).toEqual(['receipt_open', 'complete']);
  });
});
