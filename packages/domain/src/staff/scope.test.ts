import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isInScope, SCOPE_KINDS, type Scope, scopeFrom, UNLIMITED_SCOPE } from './scope.ts';

const MINE = 7;
const FOREIGN = 8;
const LIMITED: Scope = { location: [MINE], department: [MINE], brand: [MINE], position: [MINE] };

const EVERY_MIX = Array.from({ length: 16 }, (_, mask) => SCOPE_KINDS.map((_kind, bit) => ((mask >> bit) & 1) === 1));

describe('scope', () => {
  it('limits by location, department, brand and position [CMP-024]', () => {
    expect(SCOPE_KINDS).toEqual(['location', 'department', 'brand', 'position']);
  });

  describe.each(SCOPE_KINDS)('by %s', (kind) => {
    const onlyThis: Scope = { ...UNLIMITED_SCOPE, [kind]: [5, MINE] };

    it.each([
      ['a permitted one', MINE, true],
      ['another permitted one', 5, true],
      ['a foreign one', FOREIGN, false],
      ['none, as null', null, true],
      ['none, left out', undefined, true],
    ])('shows a record that has %s (%j): %s [CMP-024]', (_case, id, visible) => {
      expect(isInScope(onlyThis, { [kind]: id })).toBe(visible);
    });

    it('permits all when the list is empty [CMP-024]', () => {
      expect(isInScope({ ...LIMITED, [kind]: [] }, { [kind]: FOREIGN })).toBe(true);
    });

    it('does not confuse ids of different kinds [CMP-024]', () => {
      for (const other of SCOPE_KINDS.filter((candidate) => candidate !== kind)) {
        expect(isInScope(onlyThis, { [other]: FOREIGN })).toBe(true);
      }
    });
  });

  it.each(EVERY_MIX)(
    'shows a record of four kinds only when all are permitted: %s %s %s %s [CMP-024]',
    (...permitted) => {
      const record = Object.fromEntries(SCOPE_KINDS.map((kind, index) => [kind, permitted[index] ? MINE : FOREIGN]));
      expect(isInScope(LIMITED, record)).toBe(!permitted.includes(false));
    },
  );

  it('hides no record from an unlimited scope [CMP-024]', () => {
    const id = fc.option(fc.integer({ min: 1 }));
    fc.assert(
      fc.property(fc.record({ location: id, department: id, brand: id, position: id }), (record) => {
        expect(isInScope(UNLIMITED_SCOPE, record)).toBe(true);
      }),
    );
  });
});

test('a scope is built from its stored entries, kind by kind [CMP-024]', () => {
  expect(
    scopeFrom([
      { kind: 'location', record_id: 4 },
      { kind: 'brand', record_id: 2 },
      { kind: 'location', record_id: 9 },
    ]),
  ).toEqual({ location: [4, 9], department: [], brand: [2], position: [] });
  expect(scopeFrom([])).toEqual(UNLIMITED_SCOPE);
});
