import { describe, expect, it } from 'vitest';
import { meaningOf, nextAttempt } from './delivery-rules.ts';

const FIRST = new Date('2026-11-18T09:58:00Z');

describe('A delivery that fails', () => {
  it('is tried again after growing pauses for three days, and then given up [AHD-018]', () => {
    const tried: string[] = [];
    let now = FIRST;
    for (let attempts = 1; ; attempts += 1) {
      const next = nextAttempt(attempts, FIRST, now);
      if (next === null) break;
      tried.push(next.toISOString().slice(8, 16));
      now = next;
    }
    expect(tried).toEqual([
      '18T09:59',
      '18T10:08',
      '18T10:28',
      '18T11:28',
      '18T17:28',
      '19T17:28',
      '20T17:28',
      '21T09:58',
    ]);
  });

  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [301, 'refused'],
    [307, 'refused'],
    [404, 'refused'],
    [410, 'gone'],
    [429, 'refused'],
    [500, 'refused'],
  ])('answered with %i is %s [AHD-018]', (status, meaning) => {
    expect(meaningOf(status)).toBe(meaning);
  });
});
