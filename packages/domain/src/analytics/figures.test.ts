import { describe, expect, it } from 'vitest';
import { changeOf, medianOf, shareOf } from './figures.ts';
import { ANALYTICS_PANELS, statusesBehind } from './panels.ts';

const histogram = (...days: number[]) =>
  days.reduce((all, day) => all.set(day, (all.get(day) ?? 0) + 1), new Map<number, number>());

describe('Figures', () => {
  it.each([
    [92, 1236, 7.4],
    [0, 5, 0],
    [5, 5, 100],
    [0, 0, null],
  ])('%i of %i is %s percent [RPT-021]', (part, whole, share) => {
    expect(shareOf(part, whole)).toBe(share);
  });

  it.each([
    [[], null],
    [[4], 4],
    [[1, 9], 5],
    [[1, 2, 2, 30], 2],
    [[8, 9, 3, 9], 8.5],
    [[0, 0, 7], 0],
  ])('the median of %j is %s [RPT-021]', (days, median) => {
    expect(medianOf(histogram(...days))).toBe(median);
  });

  it.each([
    [92, 81, { direction: 'up', difference: 11, percent: 14 }],
    [8.5, 10, { direction: 'down', difference: 1.5, percent: 15 }],
    [3, 3, { direction: 'same', difference: 0, percent: 0 }],
    [3, 0, { direction: 'up', difference: 3, percent: null }],
    [null, 3, null],
    [3, null, null],
  ])('%s after %s is a change of %j [RPT-021]', (value, before, change) => {
    expect(changeOf(value, before)).toEqual(change);
  });

  it('are counted from records with known statuses, and unknown keys have no records [RPT-022]', () => {
    expect(ANALYTICS_PANELS).toHaveLength(8);
    expect(statusesBehind('interview_outcomes', 'open')).toEqual(['pending', 'confirmed', 'request_reschedule']);
    expect(statusesBehind('interview_outcomes', 'all')).toHaveLength(6);
    expect(statusesBehind('interview_outcomes', 'planned')).not.toContain('cancelled');
    expect(statusesBehind('offer_acceptance', 'planned')).toBeNull();
    expect(statusesBehind('offer_acceptance', 'accepted')).toEqual(['signed_by_applicant', 'signed']);
    expect(statusesBehind('offer_acceptance', 'no_show')).toBeNull();
  });
});
