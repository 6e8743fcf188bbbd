import { describe, expect, it, test } from 'vitest';
import {
  BOARD_EVENTS,
  BOARD_STATES,
  type BoardEvent,
  type BoardState,
  decideBoardEvent,
  decidePrice,
  defaultPrice,
  isListed,
  isOpenToAll,
  JOB_BOARDS,
  type PostingState,
  postedOn,
} from './job-boards.ts';
import { POSITION_ACCESSES } from './postings.ts';
import { REVIEW_STATUSES } from './review.ts';
import { POSITION_STATUSES } from './statuses.ts';

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

const listed: PostingState = { status: 'published', access: 'public', review: 'approved' };

test.each([
  [listed, [], ['indeed', 'career_page']],
  [listed, ['indeed'], ['indeed', 'career_page']],
  [listed, ['job_target', 'craigslist'], ['indeed', 'craigslist', 'job_target', 'career_page']],
  [{ ...listed, access: 'unlisted' }, [], []],
  [{ ...listed, access: 'unlisted' }, ['craigslist'], ['craigslist']],
  [{ ...listed, status: 'closed' }, ['craigslist'], []],
  [{ ...listed, review: 'flagged' }, ['craigslist'], []],
  [{ ...listed, review: null }, [], []],
] as const)('%j with orders on %j is posted on %j [JOB-007, JOB-050, JOB-055]', (posting, active, places) => {
  expect(postedOn(posting, active)).toEqual(places);
});

test('only what is published and approved is open, and of that only what is public is listed [JOB-041, JOB-053, JOB-055]', () => {
  for (const status of POSITION_STATUSES)
    for (const review of [...REVIEW_STATUSES, null])
      for (const access of POSITION_ACCESSES) {
        const open = status === 'published' && review === 'approved';
        expect(isOpenToAll({ status, review })).toBe(open);
        expect(isListed({ status, review, access })).toBe(open && access === 'public');
      }
});
