import { describe, expect, it } from 'vitest';
import { guessMapping, mappingProblems } from './columns.ts';

const NAMES: Record<'name' | 'city' | 'code', string[]> = {
  name: ['name', 'location'],
  city: ['city', 'town'],
  code: ['store number', 'code'],
};

describe('the columns of a file', () => {
  it.each([
    [['Name', 'City', 'Code'], { name: 0, city: 1, code: 2 }],
    [['STORE_NUMBER', 'Location', 'Town'], { name: 1, city: 2, code: 0 }],
    [['Location', 'Name'], { name: 1, city: null, code: null }],
    [['Whatever'], { name: null, city: null, code: null }],
  ])('%o are guessed from their headings [AHD-019]', (columns, mapping) => {
    expect(guessMapping(columns, NAMES)).toEqual(mapping);
  });

  it('are used once each, exist, and cover the required fields [AHD-019]', () => {
    const demand = { required: ['name', 'city'] as ('name' | 'city' | 'code')[], columnCount: 2 };
    expect(mappingProblems({ name: 0, city: 1, code: null }, demand)).toEqual({});
    expect(mappingProblems({ name: 0, city: 0, code: 5 }, demand)).toEqual({
      city: { problem: 'column_twice' },
      code: { problem: 'column_unknown' },
    });
    expect(mappingProblems({ name: null, city: 1, code: null }, demand)).toEqual({
      name: { problem: 'column_missing' },
    });
  });
});
