import { ApiError, type ApiErrorFields } from '@onward/client/api-error';
import { describe, expect, test } from 'vitest';
import { decideErrorReaction, type ErrorContext, type ErrorReaction } from './decide-error-reaction.ts';

const refusal = (fields: Partial<ApiErrorFields>) =>
  new ApiError({
    status: 422,
    error_code: 20001,
    message: 'Said so',
    error_reference: null,
    errors: {},
    requestUrl: '/v1/x',
    requiresCompanyChoice: false,
    retryAfterSeconds: null,
    ...fields,
  });

const background: ErrorContext = {
  path: '/job-postings',
  loadsPage: false,
  locationCreate: null,
  reportsToSupport: false,
};
const toast = (message: string | null, code: number, reference: string | null = null): ErrorReaction => ({
  kind: 'toast',
  message,
  code,
  reference,
});

describe('reactions', () => {
  test.each<[string, Partial<ApiErrorFields>, Partial<ErrorContext>, ErrorReaction]>([
    [
      'an ended session redirects to sign-in [PLT-007]',
      { error_code: 10003 },
      {},
      { kind: 'end_session', goToLogin: true },
    ],
    [
      'an ended session on a public page stays there [PLT-007]',
      { error_code: 10003 },
      { path: '/set-password/abc' },
      { kind: 'end_session', goToLogin: false },
    ],
    [
      'no access to the page itself shows the error screen [PLT-008]',
      { error_code: 10004 },
      { loadsPage: true },
      { kind: 'show_page', page: 'no_access' },
    ],
    ['no access to something on the page shows a toast [PLT-008]', { error_code: 10004 }, {}, toast('Said so', 10004)],
    [
      'a missing page shows the error screen [PLT-009]',
      { error_code: 40001 },
      { loadsPage: true },
      { kind: 'show_page', page: 'not_found' },
    ],
    ['a missing record shows a toast [PLT-009]', { error_code: 40001 }, {}, toast('Said so', 40001)],
    [
      'the cap on one new location opens the paywall [PLT-010]',
      { error_code: 50031 },
      { locationCreate: 'single' },
      { kind: 'open_paywall' },
    ],
    [
      'the cap on many new locations shows a toast [PLT-010]',
      { error_code: 50031 },
      { locationCreate: 'bulk' },
      toast('Said so', 50031),
    ],
    ['the cap anywhere else is ignored [PLT-010]', { error_code: 50031 }, {}, { kind: 'ignore' }],
    ['any other error shows a toast with its message [PLT-011]', { error_code: 20003 }, {}, toast('Said so', 20003)],
    [
      'an error without a message shows the default text [PLT-011]',
      { error_code: -1, message: '' },
      {},
      toast(null, -1),
    ],
    [
      'a failure with a reference shows it [PLT-011]',
      { error_code: -1, message: 'Server error', error_reference: 'R-1' },
      {},
      toast('Server error', -1, 'R-1'),
    ],
    [
      'a required company choice shows no toast [IDN-013]',
      { error_code: 10006, requiresCompanyChoice: true },
      {},
      { kind: 'choose_company' },
    ],
  ])('%s', (_title, fields, context, expected) => {
    expect(decideErrorReaction(refusal(fields), { ...background, ...context }).reaction).toEqual(expected);
  });

  test.each([
    [new TypeError('Failed to fetch'), 'TypeError: Failed to fetch'],
    ['boom', 'boom'],
    [{ odd: true }, '{"odd":true}'],
  ])('an error that is not a response is shown serialized: %o [PLT-011]', (error, message) => {
    expect(decideErrorReaction(error, background).reaction).toEqual(toast(message, -1));
  });
});

describe('reports to support', () => {
  const reporting = { ...background, reportsToSupport: true };
  const error = refusal({ status: 500, error_code: -1, message: 'Broke', error_reference: 'R-1' });

  test('an error with a reference is reported while the flag is set [PLT-013]', () => {
    expect(decideErrorReaction(error, reporting).report).toEqual({
      reference: 'R-1',
      requestUrl: '/v1/x',
      details: '500 -1 Broke',
    });
  });

  test.each([
    ['without the flag', error, background],
    ['without a reference', refusal({ error_code: -1 }), reporting],
    ['when it is not a response', new TypeError('x'), reporting],
  ])('nothing is reported %s [PLT-013]', (_case, failure, context) => {
    expect(decideErrorReaction(failure, context).report).toBeNull();
  });
});
