import { describe, expect, it } from 'vitest';
import { errorName, isTraced, stackFrames, withoutValues } from './error-reports.ts';

describe('an error report', () => {
  it.each([
    ['invalid input syntax for type uuid: "4711-secret"', 'invalid input syntax for type uuid: [withheld]'],
    [
      "Cannot read properties of undefined (reading 'stage')",
      'Cannot read properties of undefined (reading [withheld])',
    ],
    ['no mail to ana@mail.test', 'no mail to [withheld]'],
    ['SSN 123-45-6789 refused', 'SSN [withheld] refused'],
    ['call https://x.test/set-password/abc failed', 'call [withheld] failed'],
    [`bad token ${'a1'.repeat(20)}`, 'bad token [withheld]'],
    ['deadlock detected', 'deadlock detected'],
  ])('says %o as %o [PLT-051]', (message, shown) => {
    expect(withoutValues(message)).toBe(shown);
  });

  it('keeps the places in the code, without messages and queries [PLT-051]', () => {
    const stack = [
      'Error: Ana Lopez was not found',
      '  on the second line: 123-45-6789',
      '    at load (/app/src/load.ts:12:7)',
      '    at https://onward.test/assets/shell.js?token=abc:54:980',
      'render@https://onward.test/assets/shell.js:1:2',
    ].join('\n');
    expect(stackFrames(stack)).toEqual([
      'at load (/app/src/load.ts:12:7)',
      'at https://onward.test/assets/shell.js:54:980',
      'render@https://onward.test/assets/shell.js:1:2',
    ]);
  });

  it.each([
    ['TypeError', 'TypeError'],
    ['ana@mail.test', 'Error'],
    ['', 'Error'],
  ])('of %o is named %s [PLT-051]', (name, shown) => {
    expect(errorName(name)).toBe(shown);
  });

  it.each([
    [0, true],
    [0.0049, true],
    [0.005, false],
    [0.9, false],
  ])('traces a request with the chance %d: %s [PLT-051]', (chance, traced) => {
    expect(isTraced(chance)).toBe(traced);
  });
});
