import { describe, expect, it } from 'vitest';
import { daysOfPeriod, hideSmallGroups, SMALLEST_GROUP } from './equal-opportunity-counts.ts';

describe('Equal opportunity answers', () => {
  it.each([
    [0, null],
    [1, null],
    [SMALLEST_GROUP - 1, null],
    [SMALLEST_GROUP, SMALLEST_GROUP],
    [388, 388],
  ])('of %i people are shown as %s [AHD-020]', (count, shown) => {
    expect(hideSmallGroups([{ key: 'asian', count }])).toEqual([{ key: 'asian', count: shown }]);
  });

  it.each([
    ['last_12_months', '2026-11-19', '2025-11-01', '2026-11-01'],
    ['this_year', '2026-11-19', '2026-01-01', '2026-11-01'],
    ['this_year', '2026-01-19', '2026-01-01', '2026-01-01'],
    ['last_year', '2026-11-19', '2025-01-01', '2026-01-01'],
  ] as const)(
    'of %s on %s are those from %s until before %s, whole months only [AHD-020]',
    (period, now, from, until) => {
      expect(daysOfPeriod(period, new Date(`${now}T12:00:00Z`))).toEqual({ from, until });
    },
  );
});
