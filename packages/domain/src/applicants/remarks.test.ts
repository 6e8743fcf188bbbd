import { describe, expect, it } from 'vitest';
import { averageRating, decideRemarkChange, maySeeNote } from './remarks.ts';

const reader = (staffId: number, more: { isSuperAdmin?: boolean; isAdmin?: boolean } = {}) => ({
  staffId,
  isSuperAdmin: false,
  isAdmin: false,
  ...more,
});

describe('Remarks on an applicant', () => {
  it('for admins are visible to admins, super admins and their author [APP-031]', () => {
    const readers = [reader(1), reader(2), reader(2, { isAdmin: true }), reader(2, { isSuperAdmin: true })];
    expect(readers.map((each) => maySeeNote('admins', 1, each))).toEqual([true, false, true, true]);
    expect(readers.map((each) => maySeeNote('everyone', 1, each))).toEqual([true, true, true, true]);
  });

  it('can be changed by their author and by super admins [APP-031, APP-032]', () => {
    expect(decideRemarkChange(1, reader(1))).toEqual({ allowed: true });
    expect(decideRemarkChange(1, reader(2, { isSuperAdmin: true }))).toEqual({ allowed: true });
    expect(decideRemarkChange(1, reader(2, { isAdmin: true }))).toEqual({ allowed: false, reason: 'not_the_author' });
    expect(decideRemarkChange(null, reader(2)).allowed).toBe(false);
  });

  it.each([
    [[], null],
    [[4], 4],
    [[5, 4], 4.5],
    [[5, 5, 4], 4.67],
  ])('the ratings %j average %s [APP-033]', (stars, average) => {
    expect(averageRating(stars)).toBe(average);
  });
});
