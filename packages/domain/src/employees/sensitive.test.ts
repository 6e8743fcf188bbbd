import { describe, expect, it } from 'vitest';
import { isMasked, maskSensitive } from './sensitive.ts';

describe('Sensitive values', () => {
  it('are masked so that little of them is left [EMP-018]', () => {
    expect(maskSensitive('ssn', '123456789')).toBe('*****6789');
    expect(maskSensitive('date_of_birth', '2004-05-14')).toBe('****-**-14');
    expect(maskSensitive('pay_rate', '14.25')).toBe('*****');
  });

  it('are unchanged when they come back masked [EMP-019]', () => {
    expect(['*****6789', '****-**-14', '*****', '123456789', 14.25, null].map(isMasked)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
