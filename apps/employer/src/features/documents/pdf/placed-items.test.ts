import { expect, test } from 'vitest';
import { duplicateItem, itemsOf, type Placed, placeInMiddle, placeItem, withBox, without } from './placed-items.ts';

const PAGE = { width: 612, height: 792 };
const EMPTY: Placed = { fields: [], tags: [] };
const SIGNATURE = { kind: 'signature', role: 'applicant', label: 'Signature', required: true } as const;
const CENTER = { page: 1, x: 306, y: 396 };

const signed = placeItem(EMPTY, { type: 'field', field: SIGNATURE }, CENTER, PAGE);

test('a placed field is centered on its point and has an id of its own [OFR-006]', () => {
  expect(signed.key).toBe('field signature_1');
  expect(signed.placed.fields).toEqual([
    { ...SIGNATURE, id: 'signature_1', page: 1, x: 216, y: 376, width: 180, height: 40 },
  ]);
  const again = placeItem(signed.placed, { type: 'field', field: SIGNATURE }, CENTER, PAGE);
  expect(again.placed.fields.map(({ id }) => id)).toEqual(['signature_1', 'signature_2']);
});

test('fields placed in the middle of a page one after another do not cover each other [OFR-006]', () => {
  let placed = EMPTY;
  for (const tag of ['salary', 'salary_unit', 'start_date'] as const) {
    placed = placeInMiddle(placed, { type: 'tag', tag }, 0, PAGE)?.placed ?? placed;
  }
  expect(placed.tags.map(({ x, y }) => [x, y])).toEqual([
    [236, 387],
    [236, 419],
    [236, 451],
  ]);
});

test('fields and merge tags are moved, duplicated, and removed alike [OFR-006, OFR-007]', () => {
  const { placed, key } = placeItem(signed.placed, { type: 'tag', tag: 'salary' }, CENTER, PAGE);
  const box = { page: 0, x: 1, y: 2, width: 30, height: 10 };
  expect(withBox(placed, key, box).tags).toEqual([{ tag: 'salary', ...box }]);
  expect(withBox(placed, key, box).fields).toEqual(placed.fields);
  const [field, tag] = itemsOf(placed);
  if (!field || !tag) throw new Error('Nothing was placed');
  expect(duplicateItem(placed, field, PAGE).placed.fields[1]).toMatchObject({ id: 'signature_2', x: 228, y: 388 });
  expect(duplicateItem(placed, tag, PAGE).placed.tags).toHaveLength(2);
  expect(without(without(placed, key), signed.key)).toEqual(EMPTY);
});
