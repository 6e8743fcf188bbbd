import { describe, expect, it } from 'vitest';
import { parseTypedNumber } from './typed-numbers.ts';

describe('a number that was typed', () => {
  it.each([
    ['12', 12],
    [12.5, 12.5],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['1,200', 1200],
    ['1.200', 1.2],
    ['1,200,000', 1_200_000],
    ['1.200.000', 1_200_000],
    ['1,200.50', 1200.5],
    ['1.200,50', 1200.5],
    ['1 200,50', 1200.5],
    ['1\u202f200', 1200],
    ['0,200', 0.2],
    [' $15 ', 15],
    ['15 $', 15],
    ['-$3', -3],
  ])('as %j is %d, with any separators [CAR-009, PLT-039]', (typed, figure) => {
    expect(parseTypedNumber(typed)).toBe(figure);
  });

  it.each(['', ' ', '-', '$', '.', 'many', '12 hours', '0x10', '1e5', 'Infinity', '1,2,3', '1.2.3', '1,20,000', null])(
    'as %j is not a number [CAR-009]',
    (typed) => {
      expect(parseTypedNumber(typed)).toBeNull();
    },
  );

  it('is one text, not several [CAR-009]', () => {
    expect(parseTypedNumber(['1'])).toBeNull();
  });
});
