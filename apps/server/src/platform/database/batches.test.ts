import { expect, test } from 'vitest';
import { batches } from './batches.ts';

test.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('%j goes in twos as %j [AHD-019]', (items: number[], expected) => {
  expect([...batches(items, 2)]).toEqual(expected);
});
