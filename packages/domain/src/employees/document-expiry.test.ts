import { describe, expect, it } from 'vitest';
import {
  canDeleteDocument,
  DOCUMENT_CATEGORIES,
  DOCUMENT_SOURCES,
  dueWarning,
  expiryState,
  isSensitiveDocument,
} from './document-expiry.ts';

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
    [61, null, null],
    [60, null, 60],
    [45, null, 60],
    [45, 60, null],
    [30, 60, 30],
    [30, 30, null],
    [8, 30, null],
    [7, 30, 7],
    [7, null, 7],
    [0, 30, 7],
    [0, 7, null],
    [-1, null, null],
  ])('in %i days, warned %s days ahead so far, is warned about as of %s days [AHD-024]', (left, before, due) => {
    expect(dueWarning(left, before)).toBe(due);
  });

  it('can be deleted unless it was signed [EMP-024]', () => {
    expect(DOCUMENT_SOURCES.filter((source) => !canDeleteDocument(source))).toEqual(['signed']);
  });

  it('with the I-9, tax, or bank data needs the right to sensitive data [EMP-025]', () => {
    expect(DOCUMENT_CATEGORIES.filter(isSensitiveDocument)).toEqual(['tax', 'direct_deposit', 'i9']);
  });
});
