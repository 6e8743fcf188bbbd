import { expect, test } from 'vitest';
import { holdNewRows } from './held-rows.ts';

const rows = (text: string) => [...text].map((letter) => ({ id: letter.charCodeAt(0), letter }));

test.each([
  ['the first rows are shown at once', '', 'abc', 'abc', 0],
  ['new ones at the top wait, and rows pushed off the page stay', 'abc', 'xya', 'abc', 2],
  ['removed rows are gone, and the next one takes their place', 'abc', 'acd', 'acd', 0],
  ['known rows keep their place when the order changes', 'abc', 'cab', 'abc', 0],
  ['one leaves while another arrives', 'abc', 'xac', 'ac', 1],
  ['a page of unknown rows is another page', 'abc', 'xyz', 'xyz', 0],
])('%s [APP-037]', (_, before, now, shown, waiting) => {
  const held = holdNewRows(rows(before), rows(now));
  expect([held.rows.map(({ letter }) => letter).join(''), held.waiting]).toEqual([shown, waiting]);
});

test('a known row shows its current values [APP-037]', () => {
  const before = [{ id: 1, stage: 'Applied' }];
  const now = [{ id: 1, stage: 'Offer' }];
  expect(holdNewRows(before, now).rows).toEqual(now);
});

test.each([
  ['at the top', 'abc', 'xab', 'xab', 0],
  ['where the order puts them, others still wait', 'abc', 'yaxb', 'axbc', 1],
])('a row the user added is shown at once, %s [APP-015, APP-037]', (_, before, now, shown, waiting) => {
  const held = holdNewRows(rows(before), rows(now), new Set(rows('x').map(({ id }) => id)));
  expect([held.rows.map(({ letter }) => letter).join(''), held.waiting]).toEqual([shown, waiting]);
});
