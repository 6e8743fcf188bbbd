import { describe, expect, it } from 'vitest';
import { numberTyped } from './number-typed.ts';

describe('A typed amount', () => {
  it.each([
    ['', null],
    ['0', 0],
    ['12.', 12],
    ['12.5', 12.5],
    ['1,200.50', 1200.5],
    ['.75', 0.75],
    ['12.345', '12.345'],
    ['-5', '-5'],
    ['abc', 'abc'],
  ])('of “%s” is %j [ONB-043]', (text, value) => {
    expect(numberTyped(text)).toBe(value);
  });
});
