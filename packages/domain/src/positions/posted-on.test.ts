import { expect, test } from 'vitest';
import { isListed, isOpenToAll, type PostingState, postedOn } from './posted-on.ts';
import { POSITION_ACCESSES } from './postings.ts';
import { REVIEW_STATUSES } from './review.ts';
import { POSITION_STATUSES } from './statuses.ts';

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
