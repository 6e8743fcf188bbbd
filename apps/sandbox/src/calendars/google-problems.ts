const known = {
  400: ['badRequest', 'global', 'Bad Request'],
  401: ['authError', 'global', 'Invalid Credentials'],
  403: ['insufficientPermissions', 'global', 'Request had insufficient authentication scopes.'],
  404: ['notFound', 'global', 'Not Found'],
  409: ['duplicate', 'global', 'The requested identifier already exists.'],
  410: ['deleted', 'global', 'Resource has been deleted'],
  429: ['rateLimitExceeded', 'usageLimits', 'Rate Limit Exceeded'],
  500: ['backendError', 'global', 'Backend Error'],
} as const;

/** Errors in the format of Google's APIs. */
export function googleProblem(code: keyof typeof known, message?: string): object {
  const [reason, domain, text] = known[code];
  return { error: { code, message: message ?? text, errors: [{ domain, reason, message: message ?? text }] } };
}
