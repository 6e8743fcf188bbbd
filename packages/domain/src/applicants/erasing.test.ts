import { expect, it } from 'vitest';
import { confirmsErasure } from './erasing.ts';

it.each([
  ['Amara Okafor', true],
  [' amara  okafor ', true],
  ['Amara N. Okafor', true],
  ['Amara', false],
  ['', false],
])('“%s” confirms the erasure: %s [AHD-020]', (typed, confirmed) => {
  expect(confirmsErasure(typed, ['Amara Okafor', 'Amara N. Okafor', ''])).toBe(confirmed);
});
