import { ApiError } from '@onward/client/api-error';
import { errorCodes, type FieldErrors } from '@onward/contract/errors';
import { describe, expect, it } from 'vitest';
import { faultOf, isChanged, mergeEntries, readRefusal } from './departments.form.ts';

const kitchen = { name: 'Kitchen', description: 'Line and prep' };

describe('faultOf', () => {
  it.each([
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', 'x'.repeat(80), null],
    ['name', 'x'.repeat(81), 'too_long'],
    ['description', '', null],
    ['description', 'x'.repeat(500), null],
    ['description', 'x'.repeat(501), 'too_long'],
  ] as const)('judges the %s %j as %s [CMP-016]', (field, text, fault) => {
    expect(faultOf(field, { ...kitchen, [field]: text })).toBe(fault);
  });
});

describe('isChanged', () => {
  it('sees any difference, in either field', () => {
    expect(isChanged(kitchen, { ...kitchen })).toBe(false);
    expect(isChanged({ ...kitchen, name: 'Kitchens' }, kitchen)).toBe(true);
    expect(isChanged({ ...kitchen, description: '' }, kitchen)).toBe(true);
  });
});

describe('mergeEntries', () => {
  it('keeps what was typed and takes over what was not touched', () => {
    const typed = { ...kitchen, name: 'Main kitchen' };
    const latest = { name: 'Back kitchen', description: 'Line, prep and dish' };
    expect(mergeEntries(typed, kitchen, latest)).toEqual({ name: 'Main kitchen', description: 'Line, prep and dish' });
  });
});

describe('readRefusal', () => {
  const refusal = (error_code: number, errors: FieldErrors = {}) =>
    new ApiError({
      status: 422,
      error_code,
      message: 'No',
      error_reference: null,
      errors,
      requestUrl: '/v1/departments',
      requiresCompanyChoice: false,
      retryAfterSeconds: null,
    });

  it('puts a duplicate name beside the name [CMP-016]', () => {
    expect(readRefusal(refusal(errorCodes.conflict, { name: ['Taken'] }))).toEqual({
      kind: 'fields',
      messages: { name: 'Taken' },
    });
  });

  it('tells a change by someone else from a duplicate [PLT-006]', () => {
    expect(readRefusal(refusal(errorCodes.conflict))).toEqual({ kind: 'changed' });
  });

  it.each([refusal(errorCodes.sessionInvalid), refusal(errorCodes.serverError), new TypeError('offline')])(
    'leaves %s to the shared handler [PLT-011]',
    (error) => {
      expect(readRefusal(error)).toBeNull();
    },
  );
});
