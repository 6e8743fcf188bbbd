import { ApiError } from '@onward/client/api-error';
import { expect, test } from 'vitest';
import { faultOf, fieldProblems, isWritten, LENGTH_LIMITS, NOTHING_WRITTEN } from './support.form.ts';

test('subject and message are both needed, and blanks are nothing [CMP-066]', () => {
  const entries = { subject: ' ', body: 'Help' };
  expect([faultOf('subject', entries), faultOf('body', entries)]).toEqual(['required', null]);
});

test('neither may be longer than the server takes [CMP-066]', () => {
  const entries = { subject: 'x'.repeat(LENGTH_LIMITS.subject + 1), body: 'x'.repeat(LENGTH_LIMITS.body) };
  expect([faultOf('subject', entries), faultOf('body', entries)]).toEqual(['too_long', null]);
});

test('only words count as something written', () => {
  expect([
    isWritten(NOTHING_WRITTEN),
    isWritten({ subject: ' ', body: '' }),
    isWritten({ subject: 'a', body: '' }),
  ]).toEqual([false, false, true]);
});

const refusal = (errors: Record<string, string[]>) =>
  new ApiError({
    status: 422,
    error_code: 20001,
    message: 'Check the fields',
    error_reference: null,
    errors,
    requestUrl: '/v1/support_tickets',
    requiresCompanyChoice: false,
    retryAfterSeconds: null,
  });

test('a refusal of a field is read as that field’s, anything else is not [CMP-066]', () => {
  expect(fieldProblems(refusal({ subject: ['Too long', 'Odd'] }))).toEqual({ subject: 'Too long' });
  expect(fieldProblems(refusal({ page_url: ['Too long'] }))).toBeNull();
  expect(fieldProblems(new TypeError('Failed to fetch'))).toBeNull();
});
