import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['Georga', ['Florida', 'Georgia', 'Oregon'], 'Georgia'],
  ['kindrd', ['Cluckwell', 'Kindred'], 'Kindred'],
  ['Xyzzy', ['Cluckwell', 'Kindred'], null],
  ['', ['Kindred'], null],
  ['anything', [], null],
])('%o probably means, of %o, %o [AHD-019]', (text, candidates, meant) => {
  expect(nearest(text, candidates)).toBe(meant);
});
