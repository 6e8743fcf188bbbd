import { expect, it } from 'vitest';
import { retainedUntil } from './retention.ts';

it.each([
  ['2026-11-18', null, null],
  ['2026-11-18', '2026-12-01', '2029-11-18'],
  ['2020-03-01', '2026-12-01', '2027-12-01'],
  ['2024-02-29', '2024-03-01', '2027-03-01'],
  ['2025-02-28', '2028-02-29', '2029-03-01'],
])('hired %s, left %s: the I-9 is kept until %s [EMP-027]', (hired, left, until) => {
  expect(retainedUntil([hired], left)).toBe(until);
});

it('counts from the latest first day on record, because a record can be hired before the first day of work [EMP-027]', () => {
  expect(retainedUntil(['2026-10-01', '2026-11-18'], '2026-12-01')).toBe('2029-11-18');
  expect(retainedUntil(['2026-10-01', null, '2026-11-20'], '2026-12-01')).toBe('2029-11-20');
  expect(retainedUntil(['2026-11-18', '2026-10-01', null], '2026-12-01')).toBe('2029-11-18');
});
