// The error catalog: every error code a response can carry, with its HTTP status.

export const ERROR_STATUS = {
  10001: 401,
  10002: 429,
  10003: 401,
  10004: 403,
  10006: 403,
  10007: 403,
  20001: 422,
  20002: 409,
  20003: 422,
  20004: 422,
  20005: 413,
  20006: 429,
  20007: 410,
  30001: 502,
  40001: 404,
  50031: 422,
  [-1]: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS | -1;

/** Names for the codes, so the code is readable while the API keeps the numbers. */
export const errorCodes = {
  wrongCredentials: 10001,
  tooManySignIns: 10002,
  sessionInvalid: 10003,
  noAccess: 10004,
  companyNotSelected: 10006,
  confirmationNeeded: 10007,
  validation: 20001,
  conflict: 20002,
  wrongState: 20003,
  tooManyItems: 20004,
  fileRefused: 20005,
  rateLimited: 20006,
  linkExpired: 20007,
  providerFailed: 30001,
  notFound: 40001,
  locationCap: 50031,
  serverError: -1,
} as const satisfies Record<string, ErrorCode>;

export type FieldErrors = Record<string, string[]>;

/** Two people edited one record: the saved values and the second editor's values, field by field (20002). */
export interface EditConflict {
  /** The version to send when the second editor saves anyway. */
  version: number;
  fields: Record<string, { theirs: unknown; yours: unknown }>;
}

export interface ErrorBody {
  error_code: ErrorCode;
  message: string;
  error_reference: string | null;
  errors?: FieldErrors;
  conflict?: EditConflict;
  /** The record that already exists (20002). */
  existing_id?: number;
  /** The times that can still be booked after somebody else took one (20002). */
  slots?: string[];
}

/** Response header on any call that tells the client to show the company picker. */
export const REQUIRE_SELECT_COMPANY_HEADER = 'require-select-company';
