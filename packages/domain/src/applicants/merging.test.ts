import { describe, expect, it } from 'vitest';
import {
  canUndoMerge,
  type DuplicateSign,
  decideMerge,
  isTelling,
  MERGE_UNDO_SECONDS,
  mergedFlag,
  mergedOptOut,
  sharedSigns,
} from './merging.ts';

const person = (id: number, openIn: [number, string][] = [], mergedInto: number | null = null) => ({
  id,
  mergedInto,
  openIn: new Map(openIn),
});

describe('Two records of one person', () => {
  it.each([
    [person(1), person(2), { allowed: true }],
    [person(1), person(1), { allowed: false, reason: 'same_person' }],
    [person(1, [], 3), person(2), { allowed: false, reason: 'merged_already' }],
    [person(1), person(2, [], 3), { allowed: false, reason: 'merged_already' }],
    [person(1, [[7, 'Cook']]), person(2, [[8, 'Host']]), { allowed: true }],
    [person(1, [[7, 'Cook']]), person(2, [[7, 'Cook']]), { allowed: false, reason: 'both_open', position: 'Cook' }],
  ])('%j and %j: %j [AHD-002]', (kept, other, decision) => {
    expect(decideMerge(kept, other)).toEqual(decision);
  });

  it('keep every opt-out [AHD-002, AHD-009]', () => {
    expect([mergedOptOut(false, true), mergedOptOut(true, false), mergedOptOut(false, false)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('keep a do-not-rehire flag of either record [AHD-002, AHD-023]', () => {
    expect([mergedFlag(null, 'theft'), mergedFlag('lateness', 'theft'), mergedFlag(null, null)]).toEqual([
      'theft',
      'lateness',
      null,
    ]);
  });

  it('can be unmerged once within thirty days [AHD-002]', () => {
    const merged = new Date('2026-03-01T10:00:00Z');
    const after = (seconds: number) => new Date(merged.getTime() + seconds * 1000);
    expect(canUndoMerge(merged, null, after(MERGE_UNDO_SECONDS))).toBe(true);
    expect(canUndoMerge(merged, null, after(MERGE_UNDO_SECONDS + 1))).toBe(false);
    expect(canUndoMerge(merged, merged, after(1))).toBe(false);
  });

  it('are recognized by phone, email and name, in this order [AHD-002]', () => {
    const ada = {
      first_name: 'Ada',
      last_name: 'Quist',
      phone: '4045550148',
      region_number: '1',
      email: 'ada@mail.test',
    };
    expect(sharedSigns(ada, ada)).toEqual(['phone', 'email', 'name']);
    expect(sharedSigns(ada, { ...ada, first_name: 'Adah', email: null })).toEqual(['phone']);
    expect(sharedSigns({ ...ada, phone: null }, { ...ada, phone: null, email: 'x@y.test' })).toEqual(['name']);
    expect(sharedSigns(ada, { ...ada, region_number: '65', email: null, last_name: 'Q' })).toEqual([]);
    const telling: DuplicateSign[][] = [['phone'], ['email', 'name'], ['name'], []];
    expect(telling.map((signs) => isTelling(signs))).toEqual([true, true, false, false]);
  });
});
