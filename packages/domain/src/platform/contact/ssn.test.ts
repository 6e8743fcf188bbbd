import { describe, expect, it } from 'vitest';
import { formatSsn, isMaskedSsn, isSsn, maskSsn, ssnDigits, ssnProblem } from './ssn.ts';

describe('A Social Security number', () => {
  it.each([
    ['123456789', '123-45-6789'],
    ['123-45-6789', '123-45-6789'],
    ['*****6789', '***-**-6789'],
    ['***-**-6789', '***-**-6789'],
    ['12345678901', '123-45-6789'],
    ['1 2a3.4', '123-4'],
    ['123', '123'],
    ['', ''],
  ])('typed as “%s” is shown as %s [EMP-018]', (typed, shown) => {
    expect(formatSsn(typed)).toBe(shown);
  });

  it.each([
    ['219-08-9999', true],
    ['219089999', true],
    ['123-45-6788', true],
    ['000-12-3456', false],
    ['666-12-3456', false],
    ['912-12-3456', false],
    ['123-00-4567', false],
    ['123-45-0000', false],
    ['123-45-6789', false],
    ['078-05-1120', false],
    ['219-09-9999', false],
    ['111-11-1111', false],
    ['555555555', false],
    ['12345678', false],
    ['*****6789', false],
  ])('%s is one that can be issued: %s [EMP-019]', (ssn, valid) => {
    expect(isSsn(ssn)).toBe(valid);
  });

  it('with digits missing is told apart from one that nobody has [EMP-019]', () => {
    expect(['21908999', '21908999a', '000-12-3456', '078-05-1120', '219-08-9999'].map(ssnProblem)).toEqual([
      'ssn_invalid',
      'ssn_invalid',
      'ssn_refused',
      'ssn_refused',
      null,
    ]);
  });

  it('is masked down to its last four digits, and a masked one means unchanged [EMP-018, EMP-019]', () => {
    expect(maskSsn('219-09-9999')).toBe('*****9999');
    expect([isMaskedSsn('***-**-9999'), isMaskedSsn('219-09-9999')]).toEqual([true, false]);
    expect(ssnDigits(' 219-09 9999')).toBe('219099999');
  });
});
