import { describe, expect, it } from 'vitest';
import { partsOf } from './counted-days.queries.ts';

const text = (from: string, to: string, grains: Parameters<typeof partsOf>[1]): string[] =>
  partsOf({ from, to }, grains).map(({ grain, first, end }) => `${grain} ${first} ${end}`);

describe('The parts of a period', () => {
  it.each([
    ['2026-01-01', '2026-03-31', ['quarter 2026-01-01 2026-04-01']],
    ['2026-01-01', '2026-01-31', ['month 2026-01-01 2026-02-01']],
    ['2026-01-02', '2026-01-30', ['day 2026-01-02 2026-01-31']],
    ['2025-12-15', '2026-01-15', ['day 2025-12-15 2026-01-16']],
    ['2026-01-31', '2026-02-28', ['month 2026-02-01 2026-03-01', 'day 2026-01-31 2026-02-01']],
    [
      '2025-11-20',
      '2026-11-19',
      [
        'quarter 2026-01-01 2026-10-01',
        'month 2025-12-01 2026-01-01',
        'day 2025-11-20 2025-12-01',
        'month 2026-10-01 2026-11-01',
        'day 2026-11-01 2026-11-20',
      ],
    ],
  ])('in quarters, months, and days from %s to %s are the fewest [RPT-022]', (from, to, parts) => {
    expect(text(from, to, ['quarter', 'month', 'day'])).toEqual(parts);
  });

  it.each([
    ['2026-11-09', '2026-11-15', ['week 2026-11-09 2026-11-16']],
    [
      '2026-11-10',
      '2026-11-24',
      ['week 2026-11-16 2026-11-23', 'day 2026-11-10 2026-11-16', 'day 2026-11-23 2026-11-25'],
    ],
    ['2026-11-10', '2026-11-12', ['day 2026-11-10 2026-11-13']],
  ])('in weeks and days from %s to %s are the fewest [RPT-022]', (from, to, parts) => {
    expect(text(from, to, ['week', 'day'])).toEqual(parts);
  });
});
