/** Errors have a code that integrators look up, a description, and what to do. */
export interface PaychexError {
  code: string;
  description: string;
  resolution: string;
}

const codes: Record<number, string> = {
  401: 'API-102',
  403: 'API-2',
  404: 'API-7',
  429: 'API-66',
  500: 'API-1',
  503: 'API-66',
};

export const paychexError = (code: string, description: string): PaychexError => ({
  code,
  description,
  resolution: 'Please correct the value and send it again.',
});

export const errorsBody = (errors: PaychexError[]) => ({ errors });

export const paychexProblem = (status: number) =>
  errorsBody([paychexError(codes[status] ?? 'API-4', `The request was answered with ${status}.`)]);
