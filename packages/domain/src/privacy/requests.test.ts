import { describe, expect, it } from 'vitest';
import { answerDue, daysLeft, decideClose, PRIVACY_REQUEST_KINDS, PRIVACY_REQUEST_OUTCOMES } from './requests.ts';

describe('A privacy request', () => {
  it('is to be answered within 45 days, also across a change to summer time [AHD-020]', () => {
    expect(answerDue('2026-11-19')).toBe('2027-01-03');
    expect(answerDue('2027-02-20')).toBe('2027-04-06');
  });

  it.each([
    ['2027-01-03', '2026-11-19', 45],
    ['2027-01-03', '2027-01-03', 0],
    ['2027-01-03', '2027-01-05', -2],
  ])('due on %s has on %s %i days left [AHD-020]', (due, today, days) => {
    expect(daysLeft(due, today)).toBe(days);
  });

  it('is closed once, with a reason when refused, and an erasure only after it happened [AHD-020]', () => {
    const states = PRIVACY_REQUEST_KINDS.flatMap((kind) =>
      [true, false].flatMap((isClosed) => [true, false].map((isErased) => ({ kind, isClosed, isErased }))),
    );
    const answers = PRIVACY_REQUEST_OUTCOMES.flatMap((outcome) =>
      ['', ' ', 'Under legal hold'].map((reason) => ({ outcome, reason })),
    );
    for (const state of states) {
      for (const answer of answers) {
        const decision = decideClose(state, answer);
        const expected = state.isClosed
          ? 'closed_already'
          : answer.outcome === 'refused'
            ? answer.reason.trim() === '' && 'reason_missing'
            : state.kind === 'erase' && !state.isErased && 'not_erased';
        expect(decision).toEqual(expected ? { allowed: false, reason: expected } : { allowed: true });
      }
    }
  });
});
