import { expect, test } from 'vitest';
import { type BoardPosting, isUsedUp, spentBy } from './board-posting.ts';

const posting: BoardPosting = {
  id: 1,
  board: 'indeed',
  reference: '1-1',
  idempotency_key: null,
  title: 'Cook',
  location: 'Smyrna, GA',
  url: 'https://jobs.example/j/1',
  budget: 70,
  duration_days: 7,
  state: 'active',
  spent_before: 0,
  running_since: '2026-11-01T00:00:00Z',
  received_at: '2026-11-01T00:00:00Z',
};

test.each([
  ['2026-11-01T00:00:00Z', 0],
  ['2026-11-02T00:00:00Z', 10],
  ['2026-11-04T12:00:00Z', 35],
  ['2026-12-01T00:00:00Z', 70],
])('a board spends evenly over time: %s [JOB-050]', (now, spent) => {
  expect(spentBy(posting, new Date(now))).toBe(spent);
});

test('a paused posting spends nothing more [JOB-050]', () => {
  const paused: BoardPosting = { ...posting, state: 'paused', running_since: null, spent_before: 12.5 };
  expect(spentBy(paused, new Date('2026-11-20T00:00:00Z'))).toBe(12.5);
});

test.each([
  [69.99, false],
  [70, true],
])('a budget of 70 of which %d is spent is used up: %s [JOB-050]', (spent_before, usedUp) => {
  expect(isUsedUp({ ...posting, spent_before })).toBe(usedUp);
});
