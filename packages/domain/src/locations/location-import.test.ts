import { describe, expect, it } from 'vitest';
import { checkLocationRows, type ImportCells, type KnownLocations } from './location-import.ts';

const cells = (given: Partial<ImportCells> = {}): ImportCells => ({
  name: 'Decatur',
  identify_code: 'CW-014',
  brand: 'Cluckwell',
  address_line_1: '412 Church St',
  address_line_2: '',
  city: 'Decatur',
  state: 'GA',
  postal_code: '30030',
  country: '',
  is_remote: '',
  ...given,
});

const known: KnownLocations = {
  brands: [
    { id: 1, name: 'Cluckwell', nickname: 'cluckwell' },
    { id: 2, name: 'Kindred Home Care', nickname: 'kindred' },
  ],
  byCode: new Map([
    ['cw-014', { id: 7, permitted: true }],
    ['cw-099', { id: 9, permitted: false }],
  ]),
};

const check = (...rows: Partial<ImportCells>[]) =>
  checkLocationRows(
    rows.map((row, index) => ({ line: index + 2, cells: cells(row) })),
    known,
  );

describe('a location row', () => {
  it('with a known store number updates that location, any other creates a new one [CMP-013, AHD-019]', () => {
    const [known, fresh, none] = check(
      { identify_code: ' cw-014' },
      { identify_code: 'CW-500' },
      { identify_code: '' },
    );
    expect([known?.locationId, fresh?.locationId, none?.locationId]).toEqual([7, null, null]);
    expect([known?.problems, fresh?.problems, none?.problems]).toEqual([[], [], []]);
  });

  it.each([
    [{ name: '' }, 'name', { problem: 'required' }, null],
    [{ state: 'Georga' }, 'state', { problem: 'state_unknown' }, 'Georgia'],
    [{ postal_code: '3032' }, 'postal_code', { problem: 'postal_code_invalid' }, null],
    [{ brand: 'Kindrd' }, 'brand', { problem: 'brand_unknown' }, 'Kindred Home Care'],
    [{ brand: 'Starling' }, 'brand', { problem: 'brand_unknown' }, null],
    [{ brand: 'Clukwell' }, 'brand', { problem: 'brand_unknown' }, 'Cluckwell'],
    [{ brand: '' }, 'brand', { problem: 'required' }, null],
    [{ city: '=HYPERLINK("x")' }, 'city', { problem: 'formula' }, null],
    [{ identify_code: 'CW-099' }, 'identify_code', { problem: 'out_of_scope' }, null],
  ] as const)('%o names the cell %s [AHD-019]', (row, field, problem, suggestion) => {
    expect(check(row)[0]?.problems).toEqual([{ field, problem, suggestion }]);
  });

  it('that repeats a store number names the first row with it [AHD-019]', () => {
    expect(check({ identify_code: 'TW-2' }, { identify_code: 'tw-2 ' })[1]?.problems).toEqual([
      { field: 'identify_code', problem: { problem: 'repeated_in_row', count: 2 }, suggestion: null },
    ]);
  });

  it.each([{ is_remote: 'Yes' }, { address_line_1: 'Remote' }])(
    '%o is remote and needs no address [CMP-011]',
    (row) => {
      const [checked] = check({ city: '', state: '', postal_code: '', ...row });
      expect(checked).toMatchObject({ isRemote: true, problems: [] });
    },
  );

  it('finds its brand by name or nickname [AHD-019]', () => {
    expect(check({ brand: 'kindred' }, { brand: 'KINDRED HOME CARE' }).map(({ brandId }) => brandId)).toEqual([2, 2]);
  });
});
