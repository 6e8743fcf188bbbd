// Requests to outside services, with one policy for all of them (INT-016): 10 seconds per try, 3 tries while the
// service is busy or silent, growing pauses, and errors that carry the answer without sensitive values.

export interface OutboundPolicy {
  timeoutMs: number;
  tries: number;
  /** Before the second try; doubles for each further one. */
  pauseMs: number;
}

export const OUTBOUND: OutboundPolicy = { timeoutMs: 10_000, tries: 3, pauseMs: 200 };

/** A job tries again later instead of a process that waits longer than this. */
const LONGEST_PAUSE_MS = 2_000;

export interface OutboundAnswer {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

export interface OutboundCall {
  /** Named in errors. */
  provider: string;
  send: (signal: AbortSignal) => Promise<Response>;
  /**
   * `always` for calls that are safe to repeat, by their nature or by an idempotency key. `unsent` for the others: only
   * while no connection was made, so that nothing can have been accepted (a text, an authorization code).
   */
  repeats: 'always' | 'unsent';
  /** Ends waiting early. */
  signal?: AbortSignal | undefined;
  /** Answers after which a repeated call makes sense. */
  isBusy?: (answer: OutboundAnswer) => boolean;
  policy?: OutboundPolicy | undefined;
  /** A longer answer is cut off there, which makes it unreadable. */
  bytesMax?: number;
}

/** The service did not answer, or not in time. */
export class ProviderSilent extends Error {
  /** Nothing reached the service, so nothing can have been accepted. */
  readonly isUnsent: boolean;

  constructor(provider: string, isUnsent: boolean) {
    super(isUnsent ? `${provider} cannot be reached.` : `${provider} did not answer in time.`);
    this.isUnsent = isUnsent;
  }
}

/** The service answered with an error; the fields are logged with it. */
export class ProviderFailed extends Error {
  readonly status: number;
  readonly answer: string;

  constructor(provider: string, { status, bytes }: OutboundAnswer) {
    super(`${provider} answered ${status}.`);
    this.status = status;
    this.answer = withoutSensitive(bytes.toString('utf8'));
  }
}

/** The last answer, busy or not; throws `ProviderSilent` when there was none. */
export async function callOutside(call: OutboundCall): Promise<OutboundAnswer> {
  const { policy = OUTBOUND, isBusy = answeredBusy, signal, repeats } = call;
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt >= policy.tries || signal?.aborted;
    try {
      const answer = await callOnce(call, policy);
      const wait = pauseAfter(answer, policy, attempt);
      if (isLast || repeats === 'unsent' || !isBusy(answer) || wait > LONGEST_PAUSE_MS) return answer;
      await pause(wait, signal);
    } catch (error) {
      const mayRepeat = error instanceof ProviderSilent && (repeats === 'always' || error.isUnsent);
      if (isLast || signal?.aborted || !mayRepeat) throw error;
      await pause(policy.pauseMs * 2 ** (attempt - 1), signal);
    }
  }
}

async function callOnce(
  { provider, send, signal, bytesMax }: OutboundCall,
  policy: OutboundPolicy,
): Promise<OutboundAnswer> {
  const limit = AbortSignal.timeout(policy.timeoutMs);
  try {
    const response = await send(signal ? AbortSignal.any([signal, limit]) : limit);
    return { status: response.status, headers: response.headers, bytes: await bytesOf(response, bytesMax) };
  } catch (error) {
    // Without the original error, which may quote the request and with it a secret.
    throw new ProviderSilent(provider, isUnsent(error));
  }
}

async function bytesOf(response: Response, bytesMax = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.byteLength;
    // Leaving the loop ends the connection.
    if (length > bytesMax) break;
  }
  return Buffer.concat(parts, Math.min(length, bytesMax));
}

/** For protocols other than HTTP: repeats what has sent nothing yet, such as connecting. */
export async function repeatUnsent<Result>(attempt: () => Promise<Result>, policy = OUTBOUND): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= policy.tries) throw error;
      await pause(policy.pauseMs * 2 ** (tried - 1), undefined);
    }
  }
}

const UNSENT_CODES = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

const isUnsent = (error: unknown): boolean => {
  const cause = (error as { cause?: { code?: string; errors?: { code?: string }[] } }).cause;
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)];
  return codes.some((code) => code !== undefined && UNSENT_CODES.includes(code));
};

const answeredBusy = ({ status }: OutboundAnswer): boolean => status >= 500;

function pauseAfter({ headers }: OutboundAnswer, policy: OutboundPolicy, attempt: number): number {
  const requested = (retryAfterSeconds(headers) ?? 0) * 1000;
  return Math.max(requested, policy.pauseMs * 2 ** (attempt - 1));
}

const RETRY_AFTER_MAX_SECONDS = 3600;

/** The pause the service asks for: seconds or a date, at most an hour. */
export function retryAfterSeconds(headers: Headers): number | null {
  const asked = headers.get('retry-after');
  if (asked === null) return null;
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(RETRY_AFTER_MAX_SECONDS, Math.max(0, Math.ceil(seconds))) : null;
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

const LOGGED_MAX = 500;
const SENSITIVE = [
  /[\w.+-]+@[\w-]+\.[\w.-]+/g,
  // Numbers as long as those of phones, accounts, and persons.
  /\+?\d[\d ().-]{5,}\d/g,
  // Long words without spaces are tokens and keys.
  /[A-Za-z0-9_\-+/=]{24,}/g,
  /("(?:[^"]*(?:token|secret|password|authorization|ssn|name|birth)[^"]*)"\s*:\s*)"[^"]*"/gi,
];

/** What may be logged of an answer: shortened, and without addresses, numbers, names, and secrets. */
export const withoutSensitive = (text: string): string =>
  SENSITIVE.reduce(
    (shown, pattern) => shown.replace(pattern, (_, key?: unknown) => `${typeof key === 'string' ? key : ''}[withheld]`),
    text.slice(0, LOGGED_MAX * 4),
  ).slice(0, LOGGED_MAX);
