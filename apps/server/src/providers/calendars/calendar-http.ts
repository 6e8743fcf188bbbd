// Requests to calendar providers by the policy for outside services, with errors that contain no secrets.
import { callOutside, type OutboundAnswer, retryAfterSeconds } from '../../platform/outbound.ts';

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
  /** `unsent` for what must not be sent twice; everything else is safe to repeat. */
  repeats?: 'always' | 'unsent';
  /** Error statuses the caller handles. */
  expects?: readonly number[];
}

export interface Answered<Body> {
  status: number;
  body: Body;
}

export async function askCalendar<Body>(asking: Asking): Promise<Answered<Body>> {
  const { provider, method, url, accessToken, headers, json, form, signal, expects = [], repeats = 'always' } = asking;
  const answer = await callOutside({
    provider,
    repeats,
    signal,
    isBusy: (busy) => !expects.includes(busy.status) && problemOf(provider, busy).kind === 'unavailable',
    send: (limit) =>
      fetch(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
          ...(json && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json && { body: JSON.stringify(json) }),
        ...(form && { body: new URLSearchParams(form) }),
        signal: limit,
      }),
  }).catch(() => {
    throw new CalendarProblem('unavailable', `${provider} did not answer in time.`);
  });
  if (answer.status < 300 || expects.includes(answer.status)) {
    return { status: answer.status, body: parsed(answer.bytes) as Body };
  }
  throw problemOf(provider, answer);
}

interface ErrorBody {
  error?: string | { code?: string | number; errors?: { reason?: string }[] };
}

/** Google uses 403 for rate limits. */
const RATE_REASONS = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];

function problemOf(provider: string, { status, headers, bytes }: OutboundAnswer): CalendarProblem {
  if (status < 400) return new CalendarProblem('refused', `${provider} answered ${status}.`);
  const { error } = parsed(bytes);
  const code = typeof error === 'string' ? error : (error?.errors?.[0]?.reason ?? String(error?.code ?? ''));
  const words = `${provider} answered ${status}${/^[\w.]{1,60}$/.test(code) ? ` ${code}` : ''}.`;
  const isBusy = status === 429 || status === 408 || status >= 500 || (status === 403 && RATE_REASONS.includes(code));
  if (isBusy) return new CalendarProblem('unavailable', words, retryAfterSeconds(headers));
  if (code === 'invalid_grant') return new CalendarProblem('revoked', words);
  if (status === 401) return new CalendarProblem('unauthorized', words);
  return new CalendarProblem(status === 403 ? 'forbidden' : 'refused', words);
}

function parsed(bytes: Buffer): ErrorBody {
  try {
    return (JSON.parse(bytes.toString('utf8')) ?? {}) as ErrorBody;
  } catch {
    return {};
  }
}
