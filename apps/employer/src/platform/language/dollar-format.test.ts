import { describe, expect, it } from 'vitest';
import { decimalSign, dollarSide, dollarText } from './dollar-format.ts';

describe('dollar amounts', () => {
  it.each([
    ['en', '$1,350.50', 'prefix', '.'],
    ['fr', '1\u202f350,50\u00a0$', 'suffix', ','],
    ['es', '$1,350.50', 'prefix', '.'],
    ['zh', '$1,350.50', 'prefix', '.'],
  ] as const)('are formatted in %s as %s and typed the same way [PLT-039]', (language, text, side, sign) => {
    expect([dollarText(1350.5, language), dollarSide(language), decimalSign(language)]).toEqual([text, side, sign]);
  });
});
