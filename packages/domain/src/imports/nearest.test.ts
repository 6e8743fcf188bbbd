import { expect, test } from 'vitest';
import { nearest, suggestFrom } from './nearest.ts';

test.each([
  ['Georga', ['Florida', 'Georgia', 'Oregon'], 'Georgia'],
  ['kindrd', ['Cluckwell', 'Kindred'], 'Kindred'],
  ['Xyzzy', ['Cluckwell', 'Kindred'], null],
  ['', ['Kindred'], null],
  ['anything', [], null],
])('%o probably means, of %o, %o [AHD-019]', (text, candidates, meant) => {
  expect(nearest(text, candidates)).toBe(meant);
});

test('long texts and very different lengths get no suggestion [AHD-019]', () => {
  expect(nearest('Georgia'.repeat(20), ['Georgia'.repeat(20)])).toBeNull();
  expect(nearest('Geo', ['Georgia'])).toBeNull();
});

test('a file of wrong words gets suggestions for the first hundred of them [AHD-019, PLT-022]', () => {
  const suggest = suggestFrom(['Georgia']);
  expect(suggest('Georga')).toBe('Georgia');
  for (let index = 0; index < 100; index += 1) suggest(`Georgi${index}`);
  expect(suggest('Gorgia')).toBeNull();
  expect(suggest('Georga')).toBe('Georgia');
});
