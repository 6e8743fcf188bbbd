import { describe, expect, it } from 'vitest';
import { isFormula } from './csv.ts';

describe('a cell', () => {
  it.each([
    ['=SUM(A1:A9)', true],
    ['@cmd', true],
    ['+cmd|calc', true],
    ['-2+3+cmd', true],
    ['-12.5', false],
    ['+1 (404) 555-0172', false],
    ['Decatur', false],
    ['', false],
  ])('%o is a formula: %s [AHD-019]', (cell, formula) => {
    expect(isFormula(cell)).toBe(formula);
  });
});
