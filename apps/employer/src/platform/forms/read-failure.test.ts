import { ApiError } from '@onward/client/api-error';
import { noteLostConnection } from '@onward/client/lost-connections';
import { errorCodes } from '@onward/contract/errors';
import { expect, test } from 'vitest';
import { belongsToFields, readFailure } from './read-failure.ts';

const refusal = (errors: Record<string, string[]>) =>
  new ApiError({
    status: 422,
    error_code: 20001,
    message: 'Please check the highlighted fields.',
    error_reference: null,
    errors,
    requestUrl: '/v1/users/update_profile',
    requiresCompanyChoice: false,
    retryAfterSeconds: null,
  });

test('an error has its code, its message and the first message for each field [PLT-005]', () => {
  expect(readFailure(refusal({ password: ['Use at least one digit', 'Use at least one letter'], name: [] }))).toEqual({
    code: 20001,
    message: 'Please check the highlighted fields.',
    fields: { password: 'Use at least one digit' },
    conflict: null,
  });
});

test('a missing response has neither a code nor a message [PLT-005]', () => {
  expect(readFailure(noteLostConnection(new TypeError('Failed to fetch')))).toEqual({
    code: null,
    message: '',
    fields: {},
    conflict: null,
  });
});

test('a fault of the program is not blamed on the connection [PLT-005, PLT-051]', () => {
  expect(readFailure(new TypeError('x is not a function')).code).toBe(errorCodes.serverError);
});

test('an error about unknown fields is shown for the form as a whole [PLT-005]', () => {
  const failure = readFailure(refusal({ email: ['taken'], company_role_id: ['unknown'] }));
  expect(belongsToFields(failure, ['name', 'email'])).toBe(false);
  expect(belongsToFields(failure, ['email', 'company_role_id'])).toBe(true);
  expect(belongsToFields(readFailure(refusal({})), ['email'])).toBe(false);
});
