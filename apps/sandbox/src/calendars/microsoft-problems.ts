import { randomUUID } from 'node:crypto';

const known = {
  400: ['ErrorInvalidRequest', 'Your request is invalid.'],
  401: ['InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.'],
  403: ['ErrorAccessDenied', 'Access is denied. Check credentials and try again.'],
  404: ['ErrorItemNotFound', 'The specified object was not found in the store.'],
  409: ['ErrorDuplicateTransactionId', 'The transaction id was used for another event.'],
  429: ['TooManyRequests', 'Too many requests.'],
  500: ['ErrorInternalServerError', 'An internal server error occurred. The operation failed.'],
} as const;

/** Errors in the format of Microsoft Graph. */
export function microsoftProblem(status: keyof typeof known): object {
  const [code, message] = known[status];
  const innerError = { date: new Date().toISOString(), 'request-id': randomUUID(), 'client-request-id': randomUUID() };
  return { error: { code, message, innerError } };
}
