import { expect, test } from 'vitest';
import { grouped, matching, toggledGroup, toggledId } from './scope-options.ts';

const option = (id: number, name: string, group: string | null = null, code: string | null = null) => ({
  id,
  name,
  group,
  code,
  brandId: null,
});
const places = [
  option(1, 'Decatur', 'Cluckwell', 'CW-014'),
  option(2, 'Midtown', 'Tidewater', 'TW-004'),
  option(3, 'Buckhead', 'Cluckwell', 'CW-026'),
];

test.each([
  ['', [1, 2, 3]],
  ['deca', [1]],
  ['cw-', [1, 3]],
  ['TIDE', [2]],
  ['nowhere', []],
])('the search %j finds %j by name, number or brand [CMP-024]', (search, ids) => {
  expect(matching(places, search).map(({ id }) => id)).toEqual(ids);
});

test('locations are grouped by brand [CMP-024]', () => {
  expect(grouped(places).map(({ name, options }) => [name, options.map(({ id }) => id)])).toEqual([
    ['Cluckwell', [1, 3]],
    ['Tidewater', [2]],
  ]);
});

test('a checkbox adds or removes one, a brand’s checkbox all of them [CMP-024]', () => {
  expect(toggledId([1], 2)).toEqual([1, 2]);
  expect(toggledId([1, 2], 1)).toEqual([2]);
  const cluckwell = places.filter(({ group }) => group === 'Cluckwell');
  expect(toggledGroup([1, 2], cluckwell)).toEqual([2, 1, 3]);
  expect(toggledGroup([2, 1, 3], cluckwell)).toEqual([2]);
});
