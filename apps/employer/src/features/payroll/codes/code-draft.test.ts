import type { PayrollMapping } from '@onward/contract/payroll/payroll';
import { describe, expect, it } from 'vitest';
import { changesOf, hasOwnChanges, matches, rowId, rowState, rowsOfKind } from './code-draft.ts';

const row = (key: string, given: Partial<PayrollMapping> = {}): PayrollMapping => ({
  kind: 'position',
  key,
  label: key,
  detail: null,
  code: null,
  suggestion: null,
  people_count: 0,
  waiting_count: 0,
  ...given,
});

const matched = row('cook', { code: 'COOK' });
const suggested = row('barista', { suggestion: 'BAR' });
const waiting = row('team member', { waiting_count: 14 });
const unused = row('driver');
const rows = [matched, suggested, unused, waiting];
const changing = (one: PayrollMapping, code: string | null) => new Map([[rowId(one), code]]);

describe('Codes on the mapping page', () => {
  it('a suggestion counts as a change to save, but not as entered work [INT-011]', () => {
    expect(changesOf(rows, new Map())).toEqual([{ kind: 'position', key: 'barista', code: 'BAR' }]);
    expect(hasOwnChanges(rows, new Map())).toBe(false);
  });

  it.each([
    ['saved', matched, undefined, 'matched'],
    ['suggested', suggested, undefined, 'suggested'],
    ['a suggestion replaced by another code', suggested, 'TM', 'matched'],
    ['a suggestion turned down', suggested, null, 'unmatched'],
    ['a saved code removed', matched, null, 'unmatched'],
    ['a code chosen', waiting, 'TM', 'matched'],
  ] as const)('%s is shown as such [INT-011]', (_, one, code, state) => {
    expect(rowState(one, code === undefined ? new Map() : changing(one, code))).toBe(state);
  });

  it('saves only what differs from what is saved [INT-011]', () => {
    expect(changesOf([matched], changing(matched, 'COOK'))).toEqual([]);
    expect(hasOwnChanges([matched], changing(matched, 'COOK'))).toBe(false);
    expect(changesOf([matched], changing(matched, null))).toEqual([{ kind: 'position', key: 'cook', code: null }]);
    expect(hasOwnChanges([suggested], changing(suggested, null))).toBe(true);
    expect(changesOf([suggested], changing(suggested, null))).toEqual([]);
  });

  it('lists words without a code first, those with waiting people before the others [INT-011]', () => {
    expect(rowsOfKind(rows, 'position').map(({ key }) => key)).toEqual(['team member', 'driver', 'barista', 'cook']);
    expect(rowsOfKind(rows, 'location')).toEqual([]);
  });

  it('finds words by name, store number, and code [INT-011]', () => {
    const decatur = row('7', { label: 'Decatur', detail: 'CW-014', code: '230-DEC' });
    expect(['deca', ' cw-014', '230'].map((typed) => matches(decatur, typed))).toEqual([true, true, true]);
    expect(matches(decatur, 'smyrna')).toBe(false);
  });
});
