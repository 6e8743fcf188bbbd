import { describe, expect, it } from 'vitest';
import {
  BOARD_EVENTS,
  BOARD_STATES,
  type BoardEvent,
  type BoardState,
  decideBoardEvent,
  decidePrice,
  defaultPrice,
  JOB_BOARDS,
} from './job-boards.ts';

const TABLE: Record<BoardState, Partial<Record<BoardEvent, BoardState>>> = {
  off: { start: 'active', failed: 'error' },
  active: { confirmed: 'active', failed: 'error', pause: 'paused', stop: 'off', spent: 'paused' },
  paused: { failed: 'error', resume: 'active', stop: 'off' },
  error: { start: 'active', confirmed: 'active', failed: 'error', stop: 'off' },
};

describe('job boards', () => {
  it.each(BOARD_STATES.flatMap((state) => BOARD_EVENTS.map((event) => [state, event] as const)))(
    'move a posting that is %s by %s as in the table [JOB-050]',
    (state, event) => {
      const to = TABLE[state][event];
      expect(decideBoardEvent(state, event)).toEqual(
        to ? { allowed: true, to } : { allowed: false, reason: 'wrong_board_state' },
      );
    },
  );

  it.each([
    ['indeed', 50, 1],
    ['craigslist', 10, 10],
    ['craigslist_gigs', 6, 6],
    ['job_target', 1, 1],
  ] as const)('start %s at %i and accept no less than %i [JOB-051]', (board, start, lowest) => {
    expect(defaultPrice(board)).toBe(start);
    expect(decidePrice(board, lowest)).toEqual({ allowed: true });
    expect(decidePrice(board, lowest - 0.01)).toEqual({ allowed: false, reason: 'price_too_low', lowest });
    expect(JOB_BOARDS).toContain(board);
  });
});
