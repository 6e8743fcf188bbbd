// The error that a failed call throws: the server's message and error codes (PLT-005).
import {
  type EditConflict,
  type ErrorBody,
  errorCodes,
  type FieldErrors,
  REQUIRE_SELECT_COMPANY_HEADER,
} from '@onward/contract/errors';

export interface ApiErrorFields {
  status: number;
  error_code: number;
  message: string;
  error_reference: string | null;
  errors: FieldErrors;
  conflict?: EditConflict | null;
  existingId?: number | null;
  slots?: readonly string[] | null;
  requestUrl: string;
  requiresCompanyChoice: boolean;
  retryAfterSeconds: number | null;
}

export class ApiError extends Error {
  readonly status: number;
  readonly error_code: number;
  readonly error_reference: string | null;
  /** Messages per field when the server rejected the input. */
  readonly errors: FieldErrors;
  /** Someone else saved first: both values of each field. */
  readonly conflict: EditConflict | null;
  /** The id of the record that already exists. */
  readonly existingId: number | null;
  /** The times that can still be booked. */
  readonly slots: readonly string[] | null;
  readonly requestUrl: string;
  /** The response asks the client to show the company picker first (IDN-013). */
  readonly requiresCompanyChoice: boolean;
  readonly retryAfterSeconds: number | null;

  constructor(fields: ApiErrorFields) {
    super(fields.message);
    this.name = 'ApiError';
    this.status = fields.status;
    this.error_code = fields.error_code;
    this.error_reference = fields.error_reference;
    this.errors = fields.errors;
    this.conflict = fields.conflict ?? null;
    this.existingId = fields.existingId ?? null;
    this.slots = fields.slots ?? null;
    this.requestUrl = fields.requestUrl;
    this.requiresCompanyChoice = fields.requiresCompanyChoice;
    this.retryAfterSeconds = fields.retryAfterSeconds;
  }
}

/** Reads an error response; one that isn't ours, such as a proxy's page, becomes the default code without a message. */
export async function readApiError(response: Response, requestUrl: string): Promise<ApiError> {
  const body = await readErrorBody(response);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    error_code: body.error_code ?? errorCodes.serverError,
    message: body.message ?? '',
    error_reference: body.error_reference ?? null,
    errors: body.errors ?? {},
    conflict: body.conflict ?? null,
    existingId: body.existing_id ?? null,
    slots: body.slots ?? null,
    requestUrl,
    requiresCompanyChoice: requiresCompanyChoice(response),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

export const requiresCompanyChoice = (response: Response): boolean =>
  response.headers.get(REQUIRE_SELECT_COMPANY_HEADER) === '1';

async function readErrorBody(response: Response): Promise<Partial<ErrorBody>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  } catch {
    return {};
  }
}
