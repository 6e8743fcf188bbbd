import { describe, expect, it } from 'vitest';
import { DOCUMENT_CATEGORIES, expiryState, isSensitiveDocument, warningDays } from './document-expiry.ts';

const TODAY = '2026-11-18';

describe('A document that expires', () => {
  it.each([
    ['2026-11-17', 'expired'],
    ['2026-11-18', 'expires_soon'],
    ['2027-01-17', 'expires_soon'],
    ['2027-01-18', 'valid'],
  ])('on %s is %s today [AHD-024]', (expiresOn, state) => {
    expect(expiryState(expiresOn, TODAY)).toBe(state);
  });

  it.each([
    ['2027-03-01', ['2026-12-31', '2027-01-30', '2027-02-22']],
    ['2026-12-18', ['2026-11-18', '2026-12-11']],
    ['2026-11-20', []],
  ])('on %s is warned about on %j [AHD-024]', (expiresOn, days) => {
    expect(warningDays(expiresOn, TODAY)).toEqual(days);
  });

  it('with the I-9 or bank data needs the right to sensitive data [EMP-025]', () => {
    expect(DOCUMENT_CATEGORIES.filter(isSensitiveDocument)).toEqual(['direct_deposit', 'i9']);
  });
});
