import { describe, expect, it } from 'vitest';
import { isNestedDeeper } from './json-nesting.ts';

describe('a JSON text', () => {
  it.each([
    ['[]', 1, false],
    ['[[]]', 1, true],
    ['[{"a":[1]}]', 3, false],
    ['[{"a":[1]}]', 2, true],
    ['[[],[],[]]', 2, false],
    ['["[[[[", "{{{{"]', 1, false],
    [String.raw`["\"[[", "\\", []]`, 2, false],
    ['"[', 0, false],
    ['', 0, false],
  ])('%j is nested deeper than %d: %j [PLT-022]', (json, most, expected) => {
    expect(isNestedDeeper(json, most)).toBe(expected);
  });
});
