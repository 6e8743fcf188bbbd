import { describe, expect, it } from 'vitest';
import { wholePart } from './counted-days.queries.ts';

describe('The whole part of a period', () => {
  it.each([
    ['month', '2026-01-01', '2026-01-31', '2026-01-01', '2026-02-01'],
    ['month', '2026-01-02', '2026-04-10', '2026-02-01', '2026-04-01'],
    ['month', '2026-01-31', '2026-02-28', '2026-02-01', '2026-03-01'],
    ['month', '2026-01-02', '2026-01-30', '2026-01-31', '2026-01-31'],
    ['month', '2025-12-15', '2026-01-15', '2026-01-16', '2026-01-16'],
    ['week', '2026-11-09', '2026-11-15', '2026-11-09', '2026-11-16'],
    ['week', '2026-11-10', '2026-11-24', '2026-11-16', '2026-11-23'],
    ['week', '2026-11-10', '2026-11-12', '2026-11-13', '2026-11-13'],
  ] as const)('in %ss from %s to %s begins on %s and ends before %s [RPT-022]', (grain, from, to, first, end) => {
    expect(wholePart({ from, to }, grain)).toEqual({ first, end });
  });
});
