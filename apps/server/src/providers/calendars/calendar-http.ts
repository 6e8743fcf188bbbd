// Requests to calendar providers: with a timeout, retried while the provider is busy, and without secrets in errors.

const TIMEOUT_MS = 10_000;
const TRIES = 3;
const PAUSE_MS = 200;
/** For longer pauses a job retries, instead of a waiting process. */
const LONGEST_PAUSE_SECONDS = 2;

export type ProblemKind = 'unavailable' | 'unauthorized' | 'forbidden' | 'revoked' | 'refused';

export class CalendarProblem extends Error {
  readonly kind: ProblemKind;
  readonly retryAfterSeconds: number | null;

  constructor(kind: ProblemKind, message: string, retryAfterSeconds: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface Asking {
  provider: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  accessToken?: string;
  headers?: Record<string, string>;
  json?: object;
  form?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Error statuses the caller handles. */
  expects?: readonly number[];
}

export interface Answered<Body> {
  status: number;
  body: Body;
}

/** Retries, so callers must make every request safe to repeat. */
export async function askCalendar<Body>(asking: Asking): Promise<Answered<Body>> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await askOnce<Body>(asking);
    } catch (error) {
      if (!(error instanceof CalendarProblem) || error.kind !== 'unavailable') throw error;
      const seconds = error.retryAfterSeconds ?? 0;
      if (left === 0 || asking.signal?.aborted || seconds > LONGEST_PAUSE_SECONDS) throw error;
      await pause(Math.max(seconds * 1000, PAUSE_MS * (TRIES - left)), asking.signal);
    }
  }
}

async function askOnce<Body>(asking: Asking): Promise<Answered<Body>> {
  const { provider, method, url, accessToken, headers, json, form, signal, expects = [] } = asking;
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json && { body: JSON.stringify(json) }),
      ...(form && { body: new URLSearchParams(form) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    text = await response.text();
  } catch {
    // The original error may contain the request, and with it a token.
    throw new CalendarProblem('unavailable', `${provider} did not answer in time.`);
  }
  const body = parsed(text);
  if (response.ok || expects.includes(response.status)) return { status: response.status, body: body as Body };
  throw problemOf(provider, response, body);
}

interface ErrorBody {
  error?: string | { code?: string | number; errors?: { reason?: string }[] };
}

/** Google uses 403 for rate limits. */
const RATE_REASONS = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];

function problemOf(provider: string, { status, headers }: Response, { error }: ErrorBody): CalendarProblem {
  const code = typeof error === 'string' ? error : (error?.errors?.[0]?.reason ?? String(error?.code ?? ''));
  const words = `${provider} answered ${status}${/^[\w.]{1,60}$/.test(code) ? ` ${code}` : ''}.`;
  const isBusy = status === 429 || status === 408 || status >= 500 || (status === 403 && RATE_REASONS.includes(code));
  if (isBusy) return new CalendarProblem('unavailable', words, secondsIn(headers.get('retry-after')));
  if (code === 'invalid_grant') return new CalendarProblem('revoked', words);
  if (status === 401) return new CalendarProblem('unauthorized', words);
  return new CalendarProblem(status === 403 ? 'forbidden' : 'refused', words);
}

const LONGEST_WISH_SECONDS = 3600;

/** Seconds or a date, at most an hour. */
function secondsIn(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(LONGEST_WISH_SECONDS, Math.max(0, Math.ceil(seconds))) : null;
}

function parsed(text: string): ErrorBody {
  try {
    return (JSON.parse(text) ?? {}) as ErrorBody;
  } catch {
    return {};
  }
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', end, { once: true });
  });
